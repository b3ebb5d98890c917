import NavHost
import TestSupport

extension Visit {
    /// Time, memory and pauses.
    static let life: [Visit] = [
        Visit(
            "expired",
            [.push("A"), .pop, .wait(30), .forward],
            "H |  | push, pop, push refused(nothingAhead)"),
        Visit(
            "each by its own time",
            [.push("A"), .push("B"), .pop, .wait(20), .pop, .wait(15), .forward, .forward],
            "HA |  | push, push, pop, pop, push, push refused(nothingAhead)"),
        Visit(
            "suspended under the finger",
            [.push("A"), .under(.trailing, .edge, [.suspend]), .resume],
            "HA |  | push, pop cancelled(suspended)"),
        Visit(
            "memory pressure",
            [.push("A"), .push("B"), .root, .pressure, .forward],
            "H |  | push, push, popToRoot, push refused(nothingAhead)"),
        Visit(
            "cleared",
            [.push("A"), .push("B"), .pop, .clear, .forward, .back],
            "H | A | push, push, pop, push refused(nothingAhead), pop"),
        Visit(
            "a question in the background",
            [.push("D"), .back, .suspend, .leave, .resume, .forward],
            "HD |  | push, pop, push"),
    ]
}
