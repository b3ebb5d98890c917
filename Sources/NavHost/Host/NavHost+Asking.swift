import DelegateProxy

extension NavHost {
    func askScreens() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        guard !navigation.hasPoll(for: machine.stack) else { return }
        machine.enterQuestion()
        var poll = Poll()
        self.poll(screensOf: navigation, into: &poll)
        guard machine.leaveQuestion(), !poll.isEmpty else { return }
        questions.updateValue(OpenQuestion(poll: poll), forKey: trip.id)
    }

    func askDelegates() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        var poll = questions.isEmpty ? Poll() : questions[trip.id]?.poll ?? Poll()
        if navigation.hasPoll(for: machine.stack), let known = navigation.gesture?.poll {
            poll = known
        } else if !deciders.isEmpty {
            machine.enterQuestion()
            self.poll(delegatesAbout: navigation, into: &poll)
            guard machine.leaveQuestion() else { return }
        }
        if !poll.isEmpty { questions.updateValue(OpenQuestion(poll: poll), forKey: trip.id) }
        machine.ruled(poll.ruling)
    }

    /// Asks the screens that would go, top first, to the first denial.
    ///
    /// Once the stack has changed under the question nobody's answer fits any more, and nobody else is asked.
    func poll(screensOf navigation: Navigation, into poll: inout Poll) {
        let version = machine.stack.version
        defer { _ = asked.take() }
        for entry in navigation.change.removed {
            guard let screen = entry.deciding, !navigation.confirmed.contains(where: { $0 === entry }) else { continue }
            asked = screen
            poll.add(screen.navHost(self, decisionOnLeaving: navigation), by: name(of: screen), screen, about: entry)
            guard machine.stack.version == version else {
                navigation.instigator = name(of: screen)
                return
            }
            if poll.denial != nil { return }
        }
    }

    /// Asks every deciding delegate once.
    func poll(delegatesAbout navigation: Navigation, into poll: inout Poll) {
        let version = machine.stack.version
        if deciders.isCutOff { poll.cutOff() }
        // Only what they ask for beyond the limit is put down to them.
        let isDeep = machine.nextDepth >= Self.depthLimit
        let culprit = deciders.first { decider -> (any NavDeciding)? in
            if isDeep { asked = decider }
            poll.add(decider.navHost(self, decisionOn: navigation), by: name(of: decider), decider)
            return machine.stack.version == version ? nil : decider
        }
        if let culprit { navigation.instigator = name(of: culprit) }
        if isDeep { _ = asked.take() }
    }

    func openQuestion() {
        guard let trip = machine.asking, let navigation = navigation(trip.id),
            let confirmation = questions[trip.id]?.poll.confirmations[trip.question]
        else { return }
        // A delegate that was removed before its turn is not called, and nobody else can say yes for it.
        if confirmation.entry == nil, !deciders.contains(where: { ObjectIdentifier($0) == confirmation.id }) {
            let refusal = Refusal.vetoed(by: confirmation.asker, reason: "it was uninstalled")
            return receive(.stay(id: trip.id, question: trip.question, refusal))
        }
        if !trip.isHeld {
            navigation.phase = .asking
            navigation.isInteractive = false
        }
        let link = QuestionLink(
            id: trip.id, number: trip.question, asker: confirmation.asker,
            subject: confirmation.entry.map { StackEntries($0) }, host: self)
        questions[trip.id]?.link = link
        machine.enterQuestion()
        openingAsker = confirmation.asker
        confirmation.ask(Question(navigation, asker: confirmation.asker, link: link))
        openingAsker = nil
        _ = machine.leaveQuestion()
        link.didOpen()
    }

    func redirect() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id), let open = questions[trip.id]
        else { return }
        machine.enterQuestion()
        let request = open.leaveTo ?? open.poll.redirection?.request()
        _ = machine.leaveQuestion()
        // The redirection may have ended the host, and the navigation with it.
        guard let request, machine.candidate?.id == trip.id else { return }
        let successor = makeNavigation(request, isInteractive: false)
        if open.leaveTo != nil { successor.confirmed = StackEntries(open.confirmed) }
        successor.instigator = open.leaveTo == nil ? open.poll.redirection?.asker : open.link?.asker
        navigation.successor = successor
        life.add(successor)
        machine.redirected(to: facts(of: successor, depth: machine.depth(of: trip) + 1))
    }

    func answer(_ answer: Question.Answer, id: Int, number: Int, asker: String, about subject: StackEntries?) {
        switch answer {
        case .leave where !maySettle(id):
            receive(.stay(id: id, question: number, .vetoed(by: asker, reason: nil)))
        case .leave:
            if let subject { questions[id]?.confirmed += subject }
            receive(.leave(id: id, question: number))
        case .stay: receive(.stay(id: id, question: number, .vetoed(by: asker, reason: nil)))
        case .leaveTo(let request):
            questions[id]?.leaveTo = request
            questions[id]?.confirmed += subject ?? navigation(id)?.change.removed ?? StackEntries()
            receive(.leaveTo(id: id, question: number))
        }
    }

    /// The name of a plugin, the label of a screen, or the type of a delegate.
    func name(of asker: AnyObject) -> String {
        if let plugin = asker as? any NavPlugin { return plugin.name }
        if let screen = asker as? any NavScreen { return ScreenLabel(screen).description }
        return "\(type(of: asker))"
    }
}

extension Navigation {
    /// Whether the deciders have answered already, and on this very stack.
    func hasPoll(for stack: NavStack) -> Bool {
        guard let gesture else { return false }
        return gesture.poll != nil && gesture.version == stack.version
    }
}
