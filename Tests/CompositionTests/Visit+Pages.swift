import NavHost
import TestSupport

extension Visit {
    /// Through the series.
    static let pages: [Visit] = [
        Visit(
            "next and previous by call",
            [.push("1"), .next, .next, .next, .previous],
            "H12 | 3 | push, push, push, pop"),
        Visit(
            "forward and back by key",
            [.push("1"), .forward, .forward, .key, .forward],
            "H123 |  | push, push, push, pop, push"),
        Visit(
            "paged by finger from the middle",
            [.push("1"), .swipe(.leading, .content), .swipe(.leading, .content), .swipe(.trailing, .content)],
            "H12 | 3 | push, push, push, pop"),
        Visit(
            "paged by finger at the edges",
            [.push("1"), .swipe(.leading, .edge), .swipe(.trailing, .edge), .swipe(.trailing, .edge)],
            "H | 1 | push, push, pop, pop"),
        Visit(
            "a jump and back",
            [.push("1"), .page(2), .previous, .page(0)],
            "H1 | 2 | push, push, pop, popTo"),
        Visit(
            "a locked page",
            [.push("1"), .push("2"), .lock("2", true), .next, .swipe(.leading, .content), .forward, .back],
            "H1 | 2 | push, push, push vetoed by BoardingPager, push vetoed by BoardingPager, push vetoed by BoardingPager, pop"
        ),
        Visit(
            "locked under the finger",
            [.push("1"), .under(.leading, .content, [.lock("1", true)]), .lock("1", false), .next],
            "H12 |  | push, push cancelled(released), push"),
        Visit(
            "the target is deleted under the finger",
            [.push("1"), .under(.leading, .content, [.edit(["1", "3"])]), .next],
            "H13 |  | push, push cancelled(byCaller), push"),
        Visit(
            "the shown page is deleted",
            [.push("1"), .next, .edit(["1", "3"]), .back],
            "H1 | 3 | push, push, set, pop"),
        Visit(
            "a page comes in before",
            [.push("2"), .previous, .forward],
            "H12 |  | push, popRevealing, push"),
        Visit(
            "no way back",
            [.push("N"), .swipe(.trailing, .edge), .swipe(.trailing, .content), .back, .pop],
            "H | N | push, pop vetoed by BoardingPager, pop"),
        Visit(
            "sealed",
            [.push("M"), .next, .swipe(.trailing, .edge), .menuToRoot, .root],
            "H | MZ | push, push, pop vetoed by BoardingPager, popToRoot vetoed by BoardingPager, popToRoot"),
    ]
}
