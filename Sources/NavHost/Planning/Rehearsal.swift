/// Plays a request through on a copy of the machine, and notes what would be told.
///
/// It is the same machine that decides in earnest, and the same plans and polls.
@MainActor struct Rehearsal {
    private let host: NavHost
    private let navigation: Navigation
    private var machine: NavMachine
    private var polls: [Int: Poll] = [:]
    private var events: [NavEvent.Kind] = []
    private var verdict: Verdict?
    private var isOver = false
    private var kind = NavPlan.MotionKind.none

    init(of request: NavRequest, on host: NavHost, isInteractive: Bool = false) {
        self.host = host
        navigation = Navigation(
            id: host.navigationCount + 1, request: request, isInteractive: isInteractive, life: host.life.link)
        machine = host.machine
        let depth = machine.nextDepth
        machine.receive(host.facts(of: navigation, depth: depth))
    }

    /// What the deciders answered.
    var poll: Poll? { polls[navigation.id] }

    mutating func run() -> NavPlan {
        play()
        if verdict == nil, !isOver { verdict = .waits }
        // What is under way runs to its end, until nothing that could be awaited is left.
        while !isOver, let moving = machine.moving {
            machine.receive(
                moving.phase == .following
                    ? .release(id: moving.id, finishing: moving.id == navigation.id) : .complete(id: moving.id))
            play()
        }
        return NavPlan(
            verdict: verdict ?? .waits, stack: machine.stack.entries.map { ScreenLabel($0.screen) }, events: events,
            motion: kind, direction: navigation.direction)
    }

    private mutating func play() {
        while !isOver, let effect = machine.next() {
            switch effect {
            case .plan: plan()
            case .askScreens: askScreens()
            case .askDelegates: askDelegates()
            case .openQuestion: answer()
            case .redirect: redirect()
            case .interrupt: machine.interrupted(atOnce: true)
            default: note(effect)
            }
        }
    }

    private mutating func plan() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id), let action = navigation.action
        else {
            isOver = true
            return
        }
        var popping = 0
        var pushing = StackEntries()
        switch action {
        case .popWhile(let condition):
            popping = machine.stack.entries.dropFirst().reversed().prefix(while: condition).count
        case .pushProvided(let provider): pushing = StackEntries(provider())
        default: break
        }
        do throws(Refusal) {
            let plan = try action.plan(on: machine.stack, looks: navigation.looks, popping: popping, pushing: pushing)
            guard let plan else { return machine.plannedNothing() }
            let (from, to) = (machine.stack.top, machine.stack.top(after: plan.change))
            machine.planned(plan.change, from: from, to: to)
            if trip.id == self.navigation.id { navigation.plan(plan, from: from, to: to) }
        } catch {
            machine.plannedNothing(because: error)
        }
    }

    private mutating func askScreens() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        var poll = Poll(keepsNotes: true)
        host.poll(screensOf: navigation, into: &poll)
        polls[trip.id] = poll
    }

    private mutating func askDelegates() {
        guard let trip = machine.candidate, let navigation = navigation(trip.id) else { return }
        var poll = polls[trip.id] ?? Poll(keepsNotes: true)
        host.poll(delegatesAbout: navigation, into: &poll)
        polls[trip.id] = poll
        machine.ruled(poll.ruling)
    }

    private mutating func answer() {
        guard let trip = machine.asking else { return }
        if trip.id == navigation.id {
            verdict = verdict ?? .asks(by: polls[trip.id]?.confirmations.map(\.asker) ?? [])
            machine.receive(.leave(id: trip.id, question: trip.question))
        }
    }

    private mutating func redirect() {
        guard let trip = machine.candidate else { return }
        guard trip.id == navigation.id else {
            isOver = true
            return
        }
        verdict = .refused(.redirected)
        events += [.didRefuse(.redirected), .didEnd(.refused(.redirected))]
        isOver = true
    }

    private mutating func note(_ effect: Effect) {
        guard let trip = machine.acting else { return }
        let isOurs = trip.id == navigation.id
        if isOurs, let event = host.event(of: effect, on: machine, navigation) { events.append(event) }
        switch effect {
        case .commit where isOurs, .willShow where isOurs: verdict = verdict ?? .begins
        case .beginMotion: beginMotion(trip, isOurs)
        case .settleMotion where host.motion?.navigation.id == trip.id: machine.awaitMotion()
        case .join where isOurs: verdict = .joins
        case .resolve where isOurs: end()
        case .retire:
            _ = machine.retire()
            isOver = isOver || isOurs
        default: break
        }
    }

    private mutating func end() {
        switch machine.actingResult {
        case .refused(let refusal): verdict = .refused(refusal)
        case .unchanged: verdict = .unchanged
        case .finished, .cancelled, nil: break
        }
    }

    private mutating func beginMotion(_ trip: Trip.Facts, _ isOurs: Bool) {
        let takesTime = trip.takesTime && host.presenter != nil
        if takesTime, trip.phase != .following { machine.awaitMotion() }
        guard isOurs, trip.isVisible else { return }
        kind = takesTime ? .animated(host.makeMotion(navigation, isAnimated: true).duration) : .instant
    }

    private func navigation(_ id: Int) -> Navigation? {
        id == navigation.id ? navigation : host.navigation(id)
    }
}
