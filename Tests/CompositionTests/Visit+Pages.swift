import NavHost
import TestSupport

extension Visit {
    /// Through the series.
    static let pages: [Visit] = [
        Visit(
            "next and previous by call",
            [.push("1"), .next, .next, .next, .previous],
            "?"),
        Visit(
            "forward and back by key",
            [.push("1"), .forward, .forward, .key, .forward],
            "?"),
        Visit(
            "paged by finger from the middle",
            [.push("1"), .swipe(.leading, .content), .swipe(.leading, .content), .swipe(.trailing, .content)],
            "?"),
        Visit(
            "paged by finger at the edges",
            [.push("1"), .swipe(.leading, .edge), .swipe(.trailing, .edge), .swipe(.trailing, .edge)],
            "?"),
        Visit(
            "a jump and back",
            [.push("1"), .page(2), .previous, .page(0)],
            "?"),
        Visit(
            "a locked page",
            [.push("1"), .push("2"), .lock("2", true), .next, .swipe(.leading, .content), .forward, .back],
            "?"),
        Visit(
            "locked under the finger",
            [.push("1"), .under(.leading, .content, [.lock("1", true)]), .lock("1", false), .next],
            "?"),
        Visit(
            "the target is deleted under the finger",
            [.push("1"), .under(.leading, .content, [.edit(["1", "3"])]), .next],
            "?"),
        Visit(
            "the shown page is deleted",
            [.push("1"), .next, .edit(["1", "3"]), .back],
            "?"),
        Visit(
            "a page comes in before",
            [.push("2"), .previous, .forward],
            "?"),
        Visit(
            "no way back",
            [.push("N"), .swipe(.trailing, .edge), .swipe(.trailing, .content), .back, .pop],
            "?"),
        Visit(
            "sealed",
            [.push("M"), .next, .swipe(.trailing, .edge), .back, .menuToRoot, .root],
            "?"),
    ]
}
