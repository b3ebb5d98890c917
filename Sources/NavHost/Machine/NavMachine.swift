/// Decides what a host does: takes inputs, and yields one effect at a time for the host to carry out.
///
/// It holds facts and no delegates, presenters or navigations, so that what it decides depends on nothing else.
/// ```
/// machine.receive(trip)
/// while let effect = machine.next() { carryOut(effect) }
/// ```
/// A trip plays one part at a time: it is the candidate while it is decided, asks while a person is asked, moves once
/// it has begun, and acts while a script about it runs.
@MainActor struct NavMachine {
    /// How deep navigations may cause each other.
    static let depthLimit = 64

    var stack = NavStack()
    var trips = TripTable()
    /// Who plays which part.
    var roles = Roles()
    /// Whether the host is carrying out effects; what comes in meanwhile waits.
    var isDelivering = false
    var isSuspended = false
    var isOver = false

    var inbox = Inbox()
    var waiting = WaitingLine()
    var setAside: [SetAside] = []
    /// How often navigations were planned again while one outermost navigation was decided: what they ask for in their
    /// questions doubles with each level, so that a limit for each alone would not end within a lifetime.
    var replans = 0
    /// Counts the times that everything came to rest: depths are compared within one round only.
    private(set) var round = 0
    /// How much was asked for in this round in answer to what was itself an answer.
    var echoCount = 0
    private var script = Script.none
    private var effects = Script.none.effects
    private var line = 0
    /// How deep what runs is, where it is about no navigation.
    private var scriptDepth: Int?

    /// The depth of what is asked for now.
    var nextDepth: Int {
        if isDelivering {
            if let trip = acting ?? candidate { return depth(of: trip) + 1 }
            if let scriptDepth { return scriptDepth + 1 }
            if let moving { return depth(of: moving) + 1 }
        }
        guard let last = setAside.last else { return 0 }
        return last.depth + 1
    }

    /// How deep a navigation is among those that cause each other: one that has come to rest begins anew.
    func depth(of trip: Trip.Facts) -> Int {
        trip.round == round ? trip.depth : 0
    }

    /// Whether nothing is under way, and so nothing waits either.
    var isAtRest: Bool { !isDelivering && !isOver && roles.areFree && setAside.isEmpty }

    /// From here on something is told that needs no script.
    mutating func beginTelling(depth: Int) {
        isDelivering = true
        scriptDepth = depth
    }

    mutating func endTelling() {
        isDelivering = false
        scriptDepth = nil
    }

    /// The next thing to carry out about the trip that acts, or nil where its script is at its end.
    mutating func nextOfScript() -> Effect? {
        guard line < effects.count else { return nil }
        let effect = effects[line]
        line += 1
        if effect == .commit { commit() }
        return effect
    }

    /// The next thing to carry out, or nil when everything is at rest.
    mutating func next() -> Effect? {
        isDelivering = true
        while true {
            if let effect = nextOfScript() { return effect }
            if script != .none {
                finishScript()
                continue
            }
            switch decide() {
            case .carry(let effect): return effect
            case .again: continue
            case .rest:
                isDelivering = false
                if setAside.isEmpty { rest() }
                return nil
            }
        }
    }

    /// Takes the subject of the script that ends, so that its screens are let go of outside.
    mutating func retire() -> Trip.Holdings? {
        guard let seat = roles.acting.take() else { return nil }
        return trips.remove(seat)
    }

    mutating func start(_ script: Script, for seat: TripTable.Seat?) {
        roles.acting = seat
        start(script)
    }

    /// What is about no navigation.
    mutating func start(_ script: Script, depth: Int) {
        start(script, for: nil)
        scriptDepth = depth
    }

    /// Goes on with the trip that acts.
    private mutating func start(_ script: Script) {
        self.script = script
        effects = script.effects
        line = 0
    }

    private mutating func rest() {
        round += 1
        echoCount = 0
    }

    mutating func refuse(_ seat: TripTable.Seat, _ refusal: Refusal) {
        trips[seat].result = .refused(refusal)
        start(.refuse, for: seat)
    }

    private mutating func commit() {
        guard let seat = roles.acting else { return }
        trips[seat].facts.phase = .moving
        if trips[seat].facts.endsHost { isOver = true }
        stack.apply(trips[seat].change)
    }

    private mutating func finishScript() {
        let finished = script
        start(.none)
        scriptDepth = nil
        guard let trip = acting else { return }
        switch finished {
        case .begin, .beginInPlace, .releaseFinishing:
            if trip.awaitsMotion { goOnMoving() } else { start(trip.isVisible ? .end : .endInPlace) }
        case .releaseReturning:
            if trip.awaitsMotion { goOnMoving() } else { start(.endReturning) }
        case .beginInteractive, .move:
            goOnMoving()
        case .none, .end, .endInPlace, .endReturning, .cancel, .refuse, .unchanged, .join, .inert, .suspend,
            .resume, .restateBars, .memoryPressure, .endHost:
            // Taken by `retire` before.
            roles.acting = nil
        }
    }

    private mutating func goOnMoving() {
        roles.moving = roles.acting.take()
    }
}
