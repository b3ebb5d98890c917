import NavHost
import TestSupport

extension Visit {
    /// Where plugins meet.
    static let together: [Visit] = [
        Visit(
            "paging back is redone by paging on",
            [.push("1"), .next, .previous, .next, .forward],
            "H123 |  | push, push, pop, push, push"),
        Visit(
            "paged back, and redone at the edge out of the series",
            [.push("1"), .push("2"), .root, .swipe(.leading, .edge)],
            "H12 |  | push, push, popToRoot, push"),
        Visit(
            "in the series a page comes before the redo",
            [.push("A"), .push("1"), .push("2"), .back, .edit(["1", "3"]), .swipe(.leading, .edge)],
            "HA13 |  | push, push, push, pop, push"),
        Visit(
            "past the last page the redo comes",
            [.push("3"), .push("A"), .back, .forward],
            "H3A |  | push, push, pop, push"),
        Visit(
            "a page that asks",
            [.push("1"), .push("2"), .edit(["1", "D"]), .next, .back, .leave, .forward],
            "H1D |  | push, push, set, push, pop, push"),
        Visit(
            "a page that may not be left",
            [.push("1"), .push("E"), .edit(["1", "E", "2"]), .key, .swipe(.trailing, .content), .next],
            "H1E2 |  | push, push, pop vetoed by PopGuard, pop vetoed by PopGuard, push"),
        Visit(
            "lock and question at once",
            [.push("1"), .lock("1", true), .replace("2")],
            "H1 |  | push, replaceTop vetoed by BoardingPager"),
        Visit(
            "a redo that a lock refuses",
            [.push("1"), .next, .previous, .lock("1", true), .unpop, .lock("1", false), .unpop],
            "H12 |  | push, push, pop, push vetoed by BoardingPager, push"),
        Visit(
            "an offered page",
            [.push("1"), .push("O"), .edit(["1", "O"]), .back, .undo],
            "H1O |  | push, push, pop, push"),
        Visit(
            "a jump back over a page that asks",
            [.push("1"), .edit(["1", "D", "3"]), .page(2), .menuToRoot, .leave, .unpop],
            "H1D3 |  | push, push, popToRoot, push"),
        Visit(
            "an edited page is not redone",
            [.push("1"), .next, .previous, .edit(["1", "3"]), .next],
            "H13 |  | push, push, pop, push"),
        Visit(
            "sealed, left by code, and redone with its seal",
            [.push("M"), .next, .root, .forward, .back],
            "HMZ |  | push, push, popToRoot, push, pop vetoed by BoardingPager"),
    ]
}
