import NavHost
import TestSupport

extension Visit {
    /// Past screens that mind.
    static let guarded: [Visit] = [
        Visit(
            "asked by button, and stays",
            [.push("D"), .back, .stay, .back, .leave],
            "?"),
        Visit(
            "asked by finger, and leaves",
            [.push("D"), .swipe(.trailing, .edge), .leave],
            "?"),
        Visit(
            "not to be left",
            [.push("E"), .back, .swipe(.trailing, .edge), .menuToRoot, .pop],
            "?"),
        Visit(
            "code is not asked",
            [.push("D"), .pop, .forward],
            "?"),
        Visit(
            "forced past the question",
            [.push("D"), .forced, .forward],
            "?"),
        Visit(
            "leaves to somewhere else",
            [.push("A"), .push("B"), .push("D"), .back, .leaveTo("A"), .forward],
            "?"),
        Visit(
            "a buried screen is asked too",
            [.push("D"), .push("A"), .menuToRoot, .leave],
            "?"),
        Visit(
            "a replacement asks",
            [.push("D"), .replace("A"), .leave],
            "?"),
        Visit(
            "a push overtakes the question",
            [.push("D"), .back, .push("A"), .leave],
            "?"),
        Visit(
            "an offer that is taken up",
            [.push("O"), .back, .undo],
            "?"),
        Visit(
            "an offer that runs out",
            [.push("O"), .back, .wait(10), .undo, .forward],
            "?"),
        Visit(
            "an offer where nothing is kept",
            [.push("O"), .depth(0), .back, .leave],
            "?"),
        Visit(
            "an offer by finger",
            [.push("O"), .swipe(.trailing, .edge), .undo],
            "?"),
    ]
}
