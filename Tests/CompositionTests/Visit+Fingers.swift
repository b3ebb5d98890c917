import NavHost
import TestSupport

extension Visit {
    /// Back and forward by finger.
    static let fingers: [Visit] = [
        Visit(
            "swiped back and forth at the edges",
            [.push("A"), .swipe(.trailing, .edge), .swipe(.leading, .edge)],
            "?"),
        Visit(
            "swiped back from the middle, forth only at the edge",
            [.push("A"), .swipe(.trailing, .content), .swipe(.leading, .content), .swipe(.leading, .edge)],
            "?"),
        Visit(
            "a peek changes nothing",
            [.push("A"), .peek(.trailing, .edge), .pop, .peek(.leading, .edge), .forward],
            "?"),
        Visit(
            "a swipe at the root is refused",
            [.swipe(.trailing, .edge), .push("A")],
            "?"),
        Visit(
            "a push under the finger wins",
            [.push("A"), .under(.trailing, .edge, [.push("B")])],
            "?"),
        Visit(
            "a back under the finger wins",
            [.push("A"), .push("B"), .under(.trailing, .edge, [.back])],
            "?"),
        Visit(
            "a redo that a push overtakes",
            [.push("A"), .pop, .under(.leading, .edge, [.push("B")]), .forward],
            "?"),
        Visit(
            "time stands still under a redo",
            [.push("A"), .pop, .under(.leading, .edge, [.wait(60)])],
            "?"),
        Visit(
            "a removal under the finger",
            [.push("A"), .push("B"), .under(.trailing, .edge, [.remove("A")])],
            "?"),
        Visit(
            "depth lowered under the finger",
            [.push("A"), .pop, .under(.leading, .edge, [.depth(0)]), .pop, .forward],
            "?"),
    ]
}
