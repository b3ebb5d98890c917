extension Visit {
    /// Back and forward by call and command.
    static let plain: [Visit] = [
        Visit(
            "back and forward",
            [.push("A"), .push("B"), .back, .back, .forward, .forward, .forward],
            "HAB |  | push, push, pop, pop, push, push, push refused(nothingAhead)"),
        Visit(
            "popToRoot is redone whole",
            [.push("A"), .push("B"), .push("C"), .root, .unpop],
            "HABC |  | push, push, push, popToRoot, push"),
        Visit(
            "a pop of two, then of one",
            [.push("A"), .push("B"), .push("C"), .popCount(2), .pop, .unpop, .unpop],
            "HABC |  | push, push, push, pop, pop, push, push"),
        Visit(
            "a push of another screen clears",
            [.push("A"), .push("B"), .pop, .push("C"), .forward],
            "HAC |  | push, push, pop, push, push refused(nothingAhead)"),
        Visit(
            "a push of what is next redoes",
            [.push("A"), .push("B"), .popCount(2), .push("A"), .forward],
            "HAB |  | push, push, pop, push, push"),
        Visit(
            "a replacement keeps what is ahead",
            [.push("A"), .push("B"), .pop, .replace("C"), .forward],
            "HCB |  | push, push, pop, replaceTop, push"),
        Visit(
            "another set clears",
            [.push("A"), .push("B"), .pop, .set(["H", "C"]), .forward],
            "HC |  | push, push, pop, set, push refused(nothingAhead)"),
        Visit(
            "the same set keeps",
            [.push("A"), .push("B"), .pop, .set(["H", "A"]), .forward],
            "HAB |  | push, push, pop, set unchanged, push"),
        Visit(
            "a removal keeps",
            [.push("A"), .push("B"), .push("C"), .pop, .remove("A"), .forward],
            "HBC |  | push, push, push, pop, remove, push"),
        Visit(
            "a reveal goes back, and is redone",
            [.push("A"), .push("B"), .push("C"), .reveal("A"), .forward],
            "HABC |  | push, push, push, reveal, push"),
        Visit(
            "a screen comes in below, and is redone over it",
            [.push("B"), .popUnder("A"), .forward],
            "HAB |  | push, popRevealing, push"),
        Visit(
            "a final pop clears",
            [.push("A"), .push("B"), .pop, .finalRoot, .forward],
            "H |  | push, push, pop, popToRoot, push refused(nothingAhead)"),
        Visit(
            "refused requests clear nothing",
            [.push("A"), .push("B"), .pop, .push("A"), .popCount(9), .forward],
            "HAB |  | push, push, pop, push refused(alreadyOnStack), pop refused(invalidCount), push"),
        Visit(
            "what is never kept cuts off the way",
            [.push("A"), .push("K"), .push("B"), .pop, .pop, .forward],
            "HA |  | push, push, push, pop, pop, push refused(nothingAhead)"),
        Visit(
            "only so many are kept",
            [
                .push("A"), .push("B"), .push("C"), .push("D1"), .push("F"), .pop, .pop, .pop, .pop, .forward, .forward,
                .forward, .forward,
            ],
            "HABCD1 |  | push, push, push, push, push, pop, pop, pop, pop, push, push, push, push refused(nothingAhead)"
        ),
    ]
}
