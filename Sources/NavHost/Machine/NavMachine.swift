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
    var waiting = WaitingLine()
    var frames: [Frame] = []
    /// How often navigations were planned again while one outermost navigation was decided: what they ask for in their
    /// questions doubles with each level, so that a limit for each alone would not end within a lifetime.
    var replans = 0
    /// Counts the times that everything came to rest: depths are compared within one round only.
    private(set) var round = 0
    /// How much was asked for in this round in answer to what was itself an answer.
    var echoCount = 0
    private var script = Script.none
    private var line = 0
    /// How deep what runs is, where it is about no navigation.
    private var scriptDepth: Int?

    /// The navigation that has begun and not ended.
    var current: Trip? {
        if let acting, acting.phase != .deciding { return acting }
        return running
    }

    /// What has begun, whether it moves or is held by its question.
    var running: Trip? { moving ?? (asking?.isHeld == true ? asking : nil) }

    /// The depth of what is asked for now.
    var nextDepth: Int {
        if isDelivering {
            if let trip = acting ?? candidate { return depth(of: trip) + 1 }
            if let scriptDepth { return scriptDepth + 1 }
            if let moving { return depth(of: moving) + 1 }
        }
        return frames.last.map { $0.depth + 1 } ?? 0
    }

    /// How deep a navigation is among those that cause each other: one that has come to rest begins anew.
    func depth(of trip: Trip) -> Int {
        trip.round == round ? trip.depth : 0
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
                if frames.isEmpty { rest() }
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

    /// What is about no navigation.
    mutating func start(_ script: Script, depth: Int) {
        start(script, for: nil)
        scriptDepth = depth
    }

    private mutating func rest() {
        round += 1
        echoCount = 0
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
        scriptDepth = nil
        guard let trip = acting else { return }
        acting = nil
        switch finished {
        case .begin, .beginInPlace, .releaseFinishing:
            if trip.awaitsMotion { moving = trip } else { start(trip.isVisible ? .end : .endInPlace, for: trip) }
        case .releaseReturning:
            if trip.awaitsMotion { moving = trip } else { start(.endReturning, for: trip) }
        case .beginInteractive, .move:
            moving = trip
        case .none, .end, .endInPlace, .endReturning, .cancel, .refuse, .unchanged, .join, .inert, .suspend,
            .resume, .restateBars, .memoryPressure, .endHost:
            break
        }
    }
}
