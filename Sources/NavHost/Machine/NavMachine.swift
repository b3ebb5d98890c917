/// Decides what a host does: takes inputs, and yields one effect at a time for the host to carry out.
///
/// It holds facts and no delegates, presenters or navigations, so that what it decides depends on nothing else.
/// ```
/// machine.receive(.request(trip))
/// while let effect = machine.next() { carryOut(effect) }
/// ```
/// A trip rests in one place at a time: `candidate` while it is decided, `asking` while a person is asked, `moving`
/// once it has begun, `acting` while a script about it runs.
@MainActor struct NavMachine {
    /// How deep navigations may cause each other.
    static let depthLimit = 64

    var stack = NavStack()
    var candidate: Trip?
    var asking: Trip?
    var moving: Trip?
    var acting: Trip?
    /// Whether the host is carrying out effects; what comes in meanwhile waits.
    var isDelivering = false
    var isSuspended = false
    var isOver = false

    var inbox = Inbox()
    var waiting: [Trip] = []
    var frames: [Frame] = []
    private var script = Script.none
    private var line = 0

    /// The navigation that has begun and not ended.
    var current: Trip? {
        if let acting, acting.phase != .deciding { return acting }
        return moving
    }

    /// The depth of a navigation that is asked for now.
    var nextDepth: Int {
        if isDelivering { return (acting ?? candidate).map { $0.depth + 1 } ?? 0 }
        return frames.last?.candidate.map { $0.depth + 1 } ?? 0
    }

    /// The next thing to carry out, or nil when everything is at rest.
    mutating func next() -> Effect? {
        isDelivering = true
        while true {
            if let effect = script.effect(at: line) {
                line += 1
                if effect == .commit { commit() }
                return effect
            }
            if script != .none {
                finishScript()
                continue
            }
            switch decide() {
            case .carry(let effect): return effect
            case .again: continue
            case .rest:
                isDelivering = false
                return nil
            }
        }
    }

    /// Takes the subject of the script that ends, so that its screens are let go of outside.
    mutating func retire() -> Trip? {
        defer { acting = nil }
        return acting
    }

    mutating func start(_ script: Script, for trip: Trip?) {
        acting = trip
        self.script = script
        line = 0
    }

    mutating func refuse(_ trip: Trip, _ refusal: Refusal) {
        var trip = trip
        trip.result = .refused(refusal)
        start(.refuse, for: trip)
    }

    private mutating func commit() {
        guard var trip = acting else { return }
        trip.phase = .moving
        acting = trip
        if trip.endsHost { isOver = true }
        stack.apply(trip.change)
    }

    private mutating func finishScript() {
        let finished = script
        script = .none
        line = 0
        guard let trip = acting else { return }
        acting = nil
        switch finished {
        case .begin, .beginInPlace, .releaseFinishing:
            if trip.awaitsMotion { moving = trip } else { start(trip.isVisible ? .end : .endInPlace, for: trip) }
        case .releaseReturning:
            if trip.awaitsMotion { moving = trip } else { start(.endReturning, for: trip) }
        case .beginInteractive, .move:
            moving = trip
        case .none, .end, .endInPlace, .endReturning, .cancel, .refuse, .unchanged, .join, .inert, .setBars,
            .memoryPressure, .suspend, .resume, .endHost:
            break
        }
    }
}
