extension NavHost {
    /// Performs a request: the one way in for every operation.
    ///
    /// Without a presenter, an open question or a callback in progress, it has ended when this returns. A request
    /// that would do what is being asked about joins it: the navigation that is returned is then the one that asks.
    @discardableResult public func perform(_ request: NavRequest) -> Navigation {
        submit(request).orJoined
    }

    /// Begins a navigation that is led by hand.
    ///
    /// Where it is refused or must be confirmed first, the interaction is dead; a confirmed one then runs animated.
    ///
    /// - Parameters:
    ///   - request: what is to be led.
    ///   - owner: a plugin whose uninstallation cancels it.
    public func beginInteractive(_ request: NavRequest, owner: (any NavPlugin)? = nil) -> Interaction {
        let navigation = submit(request, isInteractive: true, owner: owner)
        return Interaction(navigation.orJoined, host: self)
    }

    /// Follows what a toolkit did to its stack by itself: the same events, no questions.
    ///
    /// The stack as it is, or as it was before what is moving, tells nothing new: the motion is then inert.
    ///
    /// - Parameters:
    ///   - screens: the toolkit's stack when it is done, bottom first.
    ///   - cause: who made the toolkit do it.
    ///   - isInteractive: whether a finger leads it: nothing changes until the motion is released.
    ///   - animated: whether the toolkit animates it: else it is over at once.
    /// - Returns: the motion that the toolkit reports, releases and completes.
    public func adopt(
        _ screens: [any NavScreen], cause: Cause = .external, isInteractive: Bool = false, animated: Bool = true
    ) -> Motion {
        var request = NavRequest(.adopt(screens))
        request.cause = cause
        request.isAnimated = animated
        let navigation = makeNavigation(request, isInteractive: isInteractive)
        let motion = makeMotion(navigation, isAnimated: animated || isInteractive)
        if machine.knows(screens) {
            navigation.phase = .ended(.unchanged)
            navigation.release(keepingPast: false)
        } else {
            adoptedMotions[navigation.id] = motion
            submit(navigation)
        }
        return motion
    }

    func submit(
        _ request: consuming NavRequest, isInteractive: Bool = false, owner: (any NavPlugin)? = nil,
        wasHandled: Bool = true, isOvertaken: Bool = false, refusal: Refusal? = nil
    ) -> Navigation {
        let navigation = makeNavigation(request, isInteractive: isInteractive)
        navigation.owner = owner.map { ObjectIdentifier($0) }
        navigation.wasHandled = wasHandled
        submit(navigation, isOvertaken: isOvertaken, refusal: refusal)
        return navigation
    }

    func submit(_ navigation: Navigation, isOvertaken: Bool = false, refusal: Refusal? = nil) {
        let depth = machine.nextDepth
        if depth >= Self.depthLimit { navigation.instigator = asked.map { name(of: $0) } ?? openingAsker }
        // Beyond the limit the refusal itself is told once; what is asked for in answer to that is told to nobody.
        guard admit(at: depth) || navigation.operation == .end else {
            adoptedMotions.removeValue(forKey: navigation.id)
            navigation.phase = .ended(.refused(.tooDeep))
            return navigation.release(keepingPast: false)
        }
        if isOvertaken || !takeAtOnce(navigation, refusal: refusal) {
            life.add(navigation)
            machine.receive(facts(of: navigation, depth: depth), isOvertaken: isOvertaken, refusal: refusal)
        }
        run()
    }

    func makeNavigation(_ request: consuming NavRequest, isInteractive: Bool) -> Navigation {
        navigationCount += 1
        return Navigation(id: navigationCount, request: request, isInteractive: isInteractive, life: life.link)
    }

    /// What the machine is told of a navigation.
    func facts(of navigation: Navigation, depth: Int) -> Trip.Facts {
        Trip.Facts(
            id: navigation.id, depth: depth, round: machine.round, isUser: navigation.cause.isUser,
            isForced: navigation.isForced, isAnimated: navigation.isAnimated, isAdopted: navigation.isAdopted,
            endsHost: navigation.operation == .end, whenBusy: navigation.whenBusy ?? whenBusy,
            holdsQuestions: guardedSwipe == .hold, isInteractive: navigation.isInteractive)
    }

    /// Carries out whatever is to be done, unless that is being done already.
    func run() {
        guard !machine.isDelivering else { return }
        var rounds = 0
        repeat {
            rounds += 1
            while let effect = machine.next() {
                carryOut(effect)
            }
        } while tellCanGoBack(round: rounds)
    }

    /// Takes what can be asked for in answer to itself, without a navigation that would be too deep.
    func receive(_ what: String, _ input: (_ depth: Int) -> Input) {
        let depth = machine.nextDepth
        guard depth < Self.depthLimit, admit(at: depth) else { return reportCutOff(what) }
        receive(input(depth))
    }

    /// Counts what is asked for at a depth, and answers whether it is heard at all.
    ///
    /// A depth alone is no limit where every answer asks for two more things: their number doubles at each.
    private func admit(at depth: Int) -> Bool {
        guard depth > 1 else { return true }
        machine.echoCount += 1
        if machine.echoCount == Self.echoLimit + 1 { reportCutOff("what is asked for in callbacks") }
        return depth <= Self.depthLimit && machine.echoCount <= Self.echoLimit
    }

    private static let echoLimit = depthLimit * depthLimit

    private func reportCutOff(_ what: String) {
        report(
            NavDiagnostic(
                "\(what) answered itself without end in one go, and was cut off",
                remedy: "find who asks for it in answer to it, and let it stop"))
    }

    func receive(_ input: consuming Input) {
        machine.receive(input)
        run()
    }

    /// A motion is over: what the toolkit did by itself meanwhile comes next.
    func complete(_ id: Int) {
        receive(.complete(id: id))
        followToolkit()
    }

    /// Tells something outside of a navigation: what is asked for meanwhile waits until all have heard it.
    func deliver(_ tell: () -> Void) {
        guard !machine.isDelivering else { return tell() }
        machine.isDelivering = true
        tell()
        machine.isDelivering = false
        run()
    }
}

extension NavMachine {
    /// Whether a toolkit that reports these screens reports nothing new.
    func knows(_ screens: [any NavScreen]) -> Bool {
        if stack.holds(screens) { return true }
        guard current?.phase == .moving, let change = currentChange else { return false }
        let before = Array(stack.entries.prefix(change.kept)) + change.leaving.reversed()
        return before.elementsEqual(screens) { $0.screen === $1 }
    }
}
