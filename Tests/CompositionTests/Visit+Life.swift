import NavHost
import TestSupport

extension Visit {
    /// Time, memory and pauses.
    static let life: [Visit] = [
        Visit(
            "expired",
            [.push("A"), .pop, .wait(30), .forward],
            "?"),
        Visit(
            "each by its own time",
            [.push("A"), .push("B"), .pop, .wait(20), .pop, .wait(15), .forward, .forward],
            "?"),
        Visit(
            "suspended under the finger",
            [.push("A"), .under(.trailing, .edge, [.suspend]), .resume],
            "?"),
        Visit(
            "memory pressure",
            [.push("A"), .push("B"), .root, .pressure, .forward],
            "?"),
        Visit(
            "cleared",
            [.push("A"), .push("B"), .pop, .clear, .forward, .back],
            "?"),
        Visit(
            "a question in the background",
            [.push("D"), .back, .suspend, .leave, .resume, .forward],
            "?"),
    ]
}
