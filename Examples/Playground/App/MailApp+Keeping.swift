import NavHost
import Unpop

/// What redo keeps, and what the system does to it.
extension MailApp {
    func carryOut(_ command: RedoCommand) -> [String] {
        switch command {
        case .depth(let depth): unpop.depth = depth
        case .life(let time): unpop.timeToLive = time
        case .lifetime(let lifetime): unpop.lifetime = lifetime
        case .granularity(let granularity): unpop.granularity = granularity
        case .clear: unpop.clear()
        case .timers: return timerLines
        }
        return keepingLines
    }

    func carryOut(_ command: LifeCommand) -> [String] {
        switch command {
        case .suspend: host.suspend()
        case .resume: host.resume()
        case .pressure: host.sendMemoryPressure()
        }
        return []
    }

    private var keepingLines: [String] {
        let time = unpop.timeToLive.map { "for \($0)" } ?? "for ever"
        let start = unpop.lifetime == .perEntry ? "each from its own pop" : "all from the last pop or redo"
        let unit = unpop.granularity == .operation ? "an operation" : "a screen"
        return ["Redo keeps \(unpop.depth) at most, \(time), \(start), and brings \(unit)."]
    }

    private var timerLines: [String] {
        guard let clock = host.clock as? ScriptClock else { return ["Only the clock of a script tells."] }
        return ["Timers that wait: \(clock.pendingCount)."]
    }
}
