import NavHost
import TestSupport

/// A visit in four stages: one more plugin is installed before each.
struct Arrival: Sendable {
    let name: String
    /// Why the order matters.
    let reason: String
    let stages: [[Step]]
    /// Each outcome and the orders that lead to it.
    let outcomes: [String: [String]]
}

extension Arrival {
    /// All that there are.
    static let all = [
        Arrival(
            name: "popped before Unpop is there",
            reason: "Unpop brings back only what left while it was installed",
            stages: [[.push("A"), .push("B")], [.pop], [.pop], [.forward, .forward]],
            outcomes: [
                "H |  | push, push, pop, pop, push refused(nothingAhead), push refused(nothingAhead)": [
                    "BGSU", "BSGU", "GBSU", "GSBU", "SBGU", "SGBU",
                ],
                "HA |  | push, push, pop, pop, push, push refused(nothingAhead)": [
                    "BGUS", "BSUG", "GBUS", "GSUB", "SBUG", "SGUB",
                ],
                "HAB |  | push, push, pop, pop, push, push": [
                    "BUGS", "BUSG", "GUBS", "GUSB", "SUBG", "SUGB", "UBGS", "UBSG", "UGBS", "UGSB", "USBG", "USGB",
                ],
            ]),
        Arrival(
            name: "swiped before PanToPop is there",
            reason: "without PanToPop nobody claims a swipe back out of the series",
            stages: [[.push("A"), .push("B")], [.swipe(.trailing, .edge)], [.swipe(.trailing, .content)], []],
            outcomes: [
                "H |  | push, push, pop, pop": ["BSGU", "GSBU", "SBGU", "SGBU"],
                "H | A | push, push, pop, pop": ["BSUG", "GSUB", "SBUG", "SGUB", "SUBG", "SUGB", "USBG", "USGB"],
                "HA |  | push, push, pop": ["BGSU", "GBSU"],
                "HA | B | push, push, pop": ["BUSG", "GUSB", "UBSG", "UGSB"],
                "HAB |  | push, push": ["BGUS", "BUGS", "GBUS", "GUBS", "UBGS", "UGBS"],
            ]),
        Arrival(
            name: "back before PopGuard is there",
            reason: "a guard asks about what is asked for once it is installed",
            stages: [[.push("D")], [.back], [.stay], []],
            outcomes: [
                "H |  | push, pop": ["BSGU", "BSUG", "SBGU", "SBUG"],
                "H | D | push, pop": ["BUGS", "BUSG", "SUBG", "SUGB", "UBGS", "UBSG", "USBG", "USGB"],
                "HD |  | push, pop vetoed by PopGuard": [
                    "BGSU", "BGUS", "GBSU", "GBUS", "GSBU", "GSUB", "GUBS", "GUSB", "SGBU", "SGUB", "UGBS", "UGSB",
                ],
            ]),
        Arrival(
            name: "forward before BoardingPager is there",
            reason: "without BoardingPager a page is a plain screen, and has no next one",
            stages: [[.push("1")], [.forward], [.forward], [.key]],
            outcomes: [
                "H | 1 | push, push refused(nothingAhead), push refused(nothingAhead), pop": [
                    "GSUB", "GUSB", "SGUB", "SUGB", "UGSB", "USGB",
                ],
                "H1 | 2 | push, push refused(nothingAhead), push, pop": [
                    "GSBU", "GUBS", "SGBU", "SUBG", "UGBS", "USBG",
                ],
                "H12 | 3 | push, push, push, pop": [
                    "BGSU", "BGUS", "BSGU", "BSUG", "BUGS", "BUSG", "GBSU", "GBUS", "SBGU", "SBUG", "UBGS", "UBSG",
                ],
            ]),
        Arrival(
            name: "locked before BoardingPager is there",
            reason: "a lock holds while a pager is installed that knows of it",
            stages: [[.push("1"), .lock("1", true)], [.push("2")], [.lock("2", true), .push("3")], []],
            outcomes: [
                "H1 |  | push, push vetoed by BoardingPager, push vetoed by BoardingPager": [
                    "BGSU", "BGUS", "BSGU", "BSUG", "BUGS", "BUSG", "GBSU", "GBUS", "SBGU", "SBUG", "UBGS", "UBSG",
                ],
                "H12 |  | push, push, push vetoed by BoardingPager": ["GSBU", "GUBS", "SGBU", "SUBG", "UGBS", "USBG"],
                "H123 |  | push, push, push": ["GSUB", "GUSB", "SGUB", "SUGB", "UGSB", "USGB"],
            ]),
        Arrival(
            name: "left before PopGuard or Unpop is there",
            reason: "an offer takes a guard, and something that parks; the guard alone asks",
            stages: [[.push("O")], [.back], [.undo, .leave], [.forward]],
            outcomes: [
                "H |  | push, pop, push refused(nothingAhead)": [
                    "BGSU", "BSGU", "BSUG", "GBSU", "GSBU", "SBGU", "SBUG", "SGBU",
                ],
                "HO |  | push, pop, push": [
                    "BGUS", "BUGS", "BUSG", "GBUS", "GSUB", "SGUB", "SUBG", "SUGB", "UBGS", "UBSG", "USBG", "USGB",
                ],
                "HO |  | push, pop, push, push refused(nothingAhead)": ["GUBS", "GUSB", "UGBS", "UGSB"],
            ]),
    ]
}
