import NavHost
import TestSupport

extension Visit {
    /// Where plugins meet.
    static let together: [Visit] = [
        Visit(
            "paging back is redone by paging on",
            [.push("1"), .next, .previous, .next, .forward],
            "?"),
        Visit(
            "paged back, and redone at the edge out of the series",
            [.push("1"), .push("2"), .root, .swipe(.leading, .edge)],
            "?"),
        Visit(
            "in the series a page comes before the redo",
            [.push("A"), .push("1"), .push("2"), .back, .edit(["1", "3"]), .swipe(.leading, .edge)],
            "?"),
        Visit(
            "past the last page the redo comes",
            [.push("3"), .push("A"), .back, .forward],
            "?"),
        Visit(
            "a page that asks",
            [.push("1"), .push("2"), .edit(["1", "D"]), .next, .back, .leave, .forward],
            "?"),
        Visit(
            "a page that may not be left",
            [.push("1"), .push("E"), .edit(["1", "E", "2"]), .previous, .swipe(.trailing, .content), .next],
            "?"),
        Visit(
            "lock and question at once",
            [.push("1"), .lock("1", true), .replace("2")],
            "?"),
        Visit(
            "a redo that a lock refuses",
            [.push("1"), .next, .previous, .lock("1", true), .unpop, .lock("1", false), .unpop],
            "?"),
        Visit(
            "an offered page",
            [.push("1"), .push("O"), .edit(["1", "O"]), .back, .undo],
            "?"),
        Visit(
            "a jump back over a page that asks",
            [.push("1"), .edit(["1", "D", "3"]), .page(2), .menuToRoot, .leave, .unpop],
            "?"),
        Visit(
            "an edited page is not redone",
            [.push("1"), .next, .previous, .edit(["1", "3"]), .next],
            "?"),
        Visit(
            "sealed, and never redone",
            [.push("M"), .next, .root, .forward],
            "?"),
    ]
}
