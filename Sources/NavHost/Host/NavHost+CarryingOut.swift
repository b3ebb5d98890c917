extension NavHost {
    /// Carries out one effect.
    ///
    /// Everything that a host does passes here.
    func carryOut(_ effect: Effect) {
        switch effect {
        case .plan: planCandidate()
        case .askScreens: askScreens()
        case .askDelegates: askDelegates()
        case .openQuestion: openQuestion()
        case .redirect: redirect()
        case .interrupt: interrupt()
        case .suspend: tellSuspended()
        case .resume: tellResumed()
        case .restateBars: tellTopBars()
        case .memoryPressure: tellMemoryPressure()
        case .join, .withdrawQuestion, .commit, .runOnPops, .willDisappear, .willAppear, .willShow, .changeBars,
            .beginMotion, .move, .release, .settleMotion, .didDisappear, .didAppear, .didShow, .didCancel, .didRefuse,
            .resolve, .didEnd, .runOnPushes, .retire, .endHost:
            carryOutScript(from: effect)
        }
    }

    /// Carries out what is left of a script about a navigation, in one go: nothing comes between.
    private func carryOutScript(from first: Effect) {
        guard let id = machine.actingID, let navigation = navigation(id) else { return }
        var next: Effect? = first
        while let effect = next {
            if life.hasReaders { send(effect, of: navigation) }
            if !navigation.unheard.contains(effect) { carryOut(effect, navigation) }
            next = machine.nextOfScript()
        }
    }

    private func carryOut(_ effect: Effect, _ navigation: Navigation) {
        switch effect {
        case .join: join(navigation)
        case .withdrawQuestion: questions[navigation.id]?.link?.withdraw()
        case .commit: tellCommit(navigation)
        case .runOnPops: navigation.change.eachRemoved { $0.onPop?(navigation) }
        case .willDisappear: tellAppearance(.willDisappear, navigation)
        case .willAppear: tellAppearance(.willAppear, navigation)
        case .willShow: tellWillShow(navigation)
        case .changeBars: tellBars(navigation)
        case .beginMotion: beginMotion(navigation)
        case .move: tellMove(navigation)
        case .release: tellRelease(navigation)
        case .settleMotion: settleMotion(navigation)
        case .didDisappear: tellAppearance(.didDisappear, navigation)
        case .didAppear: tellAppearance(.didAppear, navigation)
        case .didShow: tellDidShow(navigation)
        case .didCancel: tellCancel(navigation)
        case .didRefuse: if case .refused(let refusal) = machine.actingResult { tellRefusal(refusal, of: navigation) }
        case .resolve: resolve(navigation)
        case .didEnd: if let result = machine.actingResult { tellEnd(navigation, with: result) }
        case .runOnPushes: navigation.change.eachAdded { $0.onPush?(navigation) }
        case .retire: retire(navigation)
        case .endHost: tellEnded()
        case .plan, .askScreens, .askDelegates, .openQuestion, .redirect, .interrupt, .suspend, .resume, .restateBars,
            .memoryPressure:
            break
        }
    }

    private func planCandidate() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id), let action = navigation.action
        else { return }
        if !questions.isEmpty { questions.removeValue(forKey: trip.id) }
        guard !followToolkit(before: trip) else { return }
        var popping = 0
        var pushing = StackEntries()
        if case .popWhile(let condition) = action {
            guard let count = ask(condition) else { return machine.planAgain() }
            popping = count
        } else if case .pushProvided(let provider) = action {
            guard let entries = ask(provider) else { return machine.planAgain() }
            pushing = entries
        }
        do throws(Refusal) {
            let plan = try action.plan(
                on: machine.stack, looks: navigation.looks, popping: popping, pushing: pushing)
            conclude(plan, of: navigation)
        } catch {
            machine.plannedNothing(because: error)
        }
    }

    /// What the candidate is about is known now.
    func conclude(_ plan: NavRequest.Plan?, of navigation: Navigation) {
        guard let plan else { return machine.plannedNothing() }
        let (from, to) = (machine.stack.top, machine.stack.top(after: plan.change))
        machine.planned(plan.change, from: from, to: to)
        navigation.plan(plan, from: from, to: to)
        guard let trip = machine.candidate else { return }
        let isLed = navigation.isInteractive && trip.isVisible
        navigation.takesTime = isLed || trip.takesTime && (presenter != nil || navigation.isAdopted)
    }

    /// How many screens above the root a condition lets go, or nil if asking changed the stack.
    private func ask(_ condition: @MainActor (StackEntry) -> Bool) -> Int? {
        let version = machine.stack.version
        machine.enterQuestion()
        var count = 0
        while machine.stack.version == version, count < machine.stack.count - 1,
            condition(machine.stack.entries[machine.stack.count - 1 - count])
        {
            count += 1
        }
        _ = machine.leaveQuestion()
        return machine.stack.version == version ? count : nil
    }

    /// What a provider names, or nil if asking changed the stack.
    private func ask(_ provider: @MainActor () -> [StackEntry]) -> StackEntries? {
        let version = machine.stack.version
        machine.enterQuestion()
        let entries = StackEntries(provider())
        _ = machine.leaveQuestion()
        return machine.stack.version == version ? entries : nil
    }

    private func join(_ navigation: Navigation) {
        navigation.phase = .ended(.unchanged)
        guard let joined = machine.asking.flatMap({ self.navigation($0.id) }) else { return }
        navigation.joined = joined
        life.moveWaiters(of: navigation, to: joined)
    }

    private func resolve(_ navigation: Navigation) {
        guard let result = machine.actingResult else { return }
        if case .refused(.tooDeep) = result { reportTooDeep(navigation) }
        end(navigation, with: result)
    }

    /// It has ended, for whoever looks at it or waits.
    func end(_ navigation: Navigation, with result: NavResult) {
        navigation.phase = .ended(result)
        if result == .finished { navigation.fraction = 1 }
        navigation.takeAlongside()?.end(isFinished: result == .finished || result == .unchanged)
        life.end(navigation, with: result)
    }

    private func retire(_ navigation: Navigation) {
        let trip = machine.retire()
        if motion != nil || !adoptedMotions.isEmpty { endMotion(of: navigation) }
        if !questions.isEmpty { questions.removeValue(forKey: navigation.id) }
        if !pans.isEmpty { pans.forgetAll(before: machine.stack.version) }
        life.remove(navigation)
        // Entries are let go of here, outside the machine: a screen's deinit may do as it likes.
        navigation.release(keepingPast: navigation.joined == nil)
        extendLifetime(trip)
    }

    private func reportTooDeep(_ navigation: Navigation) {
        report(
            NavDiagnostic(
                "\(Self.depthLimit) navigations caused each other in one go",
                remedy: "find who answers \(navigation.operation) by asking for another, and let it stop",
                operation: navigation.operation, plugin: navigation.instigator ?? navigation.cause.origin))
    }

    /// Tells ``onDiagnostic`` of a slip that was answered: for plugins, too.
    ///
    /// What comes up while that runs is not reported.
    public func report(_ diagnostic: NavDiagnostic) {
        // It could be about this very report, for ever.
        guard !isReporting else { return }
        isReporting = true
        onDiagnostic?(diagnostic)
        isReporting = false
    }
}
