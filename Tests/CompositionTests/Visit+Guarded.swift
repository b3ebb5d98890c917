import NavHost
import TestSupport

extension Visit {
    /// Past screens that mind.
    static let guarded: [Visit] = [
        Visit(
            "asked by button, and stays",
            [.push("D"), .back, .stay, .back, .leave],
            "H | D | push, pop vetoed by PopGuard, pop"),
        Visit(
            "asked by finger, and leaves",
            [.push("D"), .swipe(.trailing, .edge), .leave],
            "H | D | push, pop"),
        Visit(
            "not to be left",
            [.push("E"), .back, .swipe(.trailing, .edge), .menuToRoot, .pop],
            "H | E | push, pop vetoed by PopGuard, pop vetoed by PopGuard, popToRoot vetoed by PopGuard, pop"),
        Visit(
            "code is not asked",
            [.push("D"), .pop, .forward],
            "HD |  | push, pop, push"),
        Visit(
            "forced past the question",
            [.push("D"), .forced, .forward],
            "HD |  | push, pop, push"),
        Visit(
            "leaves to somewhere else",
            [.push("A"), .push("B"), .push("D"), .back, .leaveTo("A"), .forward],
            "HABD |  | push, push, push, pop refused(redirected), popTo, push"),
        Visit(
            "a buried screen is asked too",
            [.push("D"), .push("A"), .menuToRoot, .leave],
            "H | DA | push, push, popToRoot"),
        Visit(
            "a replacement asks",
            [.push("D"), .replace("A"), .leave],
            "HA |  | push, replaceTop"),
        Visit(
            "a push overtakes the question",
            [.push("D"), .back, .push("A"), .leave],
            "HDA |  | push, pop refused(superseded), push"),
        Visit(
            "an offer that is taken up",
            [.push("O"), .back, .undo],
            "HO |  | push, pop, push"),
        Visit(
            "an offer that runs out",
            [.push("O"), .back, .wait(10), .undo, .forward],
            "HO |  | push, pop, push"),
        Visit(
            "an offer where nothing is kept",
            [.push("O"), .depth(0), .back, .leave],
            "H |  | push, pop"),
        Visit(
            "an offer by finger",
            [.push("O"), .swipe(.trailing, .edge), .undo],
            "HO |  | push, pop, push"),
    ]
}
