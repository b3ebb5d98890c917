import NavHost
import TestSupport

extension Visit {
    /// Back and forward by finger.
    static let fingers: [Visit] = [
        Visit(
            "swiped back and forth at the edges",
            [.push("A"), .swipe(.trailing, .edge), .swipe(.leading, .edge)],
            "HA |  | push, pop, push"),
        Visit(
            "swiped back from the middle, forth only at the edge",
            [.push("A"), .swipe(.trailing, .content), .swipe(.leading, .content), .swipe(.leading, .edge)],
            "HA |  | push, pop, push"),
        Visit(
            "a peek changes nothing",
            [.push("A"), .peek(.trailing, .edge), .pop, .peek(.leading, .edge), .forward],
            "HA |  | push, pop cancelled(released), pop, push cancelled(released), push"),
        Visit(
            "a swipe at the root is refused",
            [.swipe(.trailing, .edge), .push("A")],
            "HA |  | pop refused(atRoot), push"),
        Visit(
            "a push under the finger wins",
            [.push("A"), .under(.trailing, .edge, [.push("B")])],
            "HAB |  | push, pop cancelled(superseded), push"),
        Visit(
            "a back under the finger wins",
            [.push("A"), .push("B"), .under(.trailing, .edge, [.back])],
            "HA | B | push, push, pop cancelled(superseded), pop"),
        Visit(
            "a redo that a push overtakes",
            [.push("A"), .pop, .under(.leading, .edge, [.push("B")]), .forward],
            "HB |  | push, pop, push cancelled(superseded), push, push refused(nothingAhead)"),
        Visit(
            "time stands still under a redo",
            [.push("A"), .pop, .under(.leading, .edge, [.wait(60)])],
            "HA |  | push, pop, push"),
        Visit(
            "a removal under the finger",
            [.push("A"), .push("B"), .under(.trailing, .edge, [.remove("A")])],
            "HB |  | push, push, pop cancelled(superseded), remove"),
        Visit(
            "depth lowered under the finger",
            [.push("A"), .pop, .under(.leading, .edge, [.depth(0)]), .pop, .forward],
            "H |  | push, pop, push, pop, push refused(nothingAhead)"),
    ]
}
