import DelegateProxy

/// What the deciders of one navigation want, until it ends.
struct OpenQuestion {
    var poll = Poll()
    var link: QuestionLink?
    var leaveTo: NavRequest?
}

extension NavHost {
    func askScreens() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        var poll = Poll()
        machine.enterQuestion()
        for entry in trip.change.removed {
            guard let screen = entry.deciding, !navigation.confirmed.contains(where: { $0 === entry }) else { continue }
            poll.add(screen.navHost(self, decisionOnLeaving: navigation), by: "\(type(of: screen))", screen)
            if poll.denial != nil || machine.stack.version != trip.version { break }
        }
        guard machine.leaveQuestion(), !poll.isEmpty else { return }
        questions[trip.id] = OpenQuestion(poll: poll)
    }

    func askDelegates() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        var poll = questions.isEmpty ? Poll() : questions[trip.id]?.poll ?? Poll()
        if !deciders.isEmpty {
            machine.enterQuestion()
            // Once the stack has changed under the question, nobody's answer fits any more.
            _ = deciders.first { decider -> Void? in
                poll.add(decider.navHost(self, decisionOn: navigation), by: name(of: decider), decider)
                return machine.stack.version == trip.version ? nil : ()
            }
            guard machine.leaveQuestion() else { return }
        }
        if !poll.isEmpty { questions[trip.id] = OpenQuestion(poll: poll) }
        machine.ruled(poll.ruling)
    }

    func openQuestion() {
        guard let trip = machine.asking, let navigation = navigation(trip.id),
            let confirmation = questions[trip.id]?.poll.confirmations[trip.question]
        else { return }
        navigation.phase = .asking
        navigation.isInteractive = false
        let link = QuestionLink(id: trip.id, number: trip.question, asker: confirmation.asker, host: self)
        questions[trip.id]?.link = link
        machine.enterQuestion()
        confirmation.ask(Question(navigation, asker: confirmation.asker, link: link))
        _ = machine.leaveQuestion()
        link.didOpen()
    }

    func redirect() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id), let open = questions[trip.id]
        else { return }
        machine.enterQuestion()
        let request = open.leaveTo ?? open.poll.redirection?()
        _ = machine.leaveQuestion()
        guard let request else { return }
        let successor = makeNavigation(request, isInteractive: false)
        if open.leaveTo != nil { successor.confirmed = navigation.change.removed }
        navigation.successor = successor
        life.navigations.append(successor)
        machine.redirected(to: makeTrip(successor, request, depth: trip.depth + 1))
    }

    func answer(_ answer: Question.Answer, id: Int, number: Int, asker: String) {
        switch answer {
        case .leave: receive(.leave(id: id, question: number))
        case .stay: receive(.stay(id: id, question: number, .vetoed(by: asker, reason: nil)))
        case .leaveTo(let request):
            questions[id]?.leaveTo = request
            receive(.leaveTo(id: id, question: number))
        }
    }

    func name(of delegate: any NavDelegate) -> String {
        (delegate as? any NavPlugin)?.name ?? "\(type(of: delegate))"
    }
}
