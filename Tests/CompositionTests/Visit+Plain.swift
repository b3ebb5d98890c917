extension Visit {
    /// Back and forward by call and command.
    static let plain: [Visit] = [
        Visit(
            "back and forward",
            [.push("A"), .push("B"), .back, .back, .forward, .forward, .forward],
            "?"),
        Visit(
            "popToRoot is redone whole",
            [.push("A"), .push("B"), .push("C"), .root, .unpop],
            "?"),
        Visit(
            "a pop of two, then of one",
            [.push("A"), .push("B"), .push("C"), .popCount(2), .pop, .unpop, .unpop],
            "?"),
        Visit(
            "a push of another screen clears",
            [.push("A"), .push("B"), .pop, .push("C"), .forward],
            "?"),
        Visit(
            "a push of what is next redoes",
            [.push("A"), .push("B"), .popCount(2), .push("A"), .forward],
            "?"),
        Visit(
            "a replacement keeps what is ahead",
            [.push("A"), .push("B"), .pop, .replace("C"), .forward],
            "?"),
        Visit(
            "another set clears",
            [.push("A"), .push("B"), .pop, .set(["H", "C"]), .forward],
            "?"),
        Visit(
            "the same set keeps",
            [.push("A"), .push("B"), .pop, .set(["H", "A"]), .forward],
            "?"),
        Visit(
            "a removal keeps",
            [.push("A"), .push("B"), .push("C"), .pop, .remove("A"), .forward],
            "?"),
        Visit(
            "a reveal goes back, and is redone",
            [.push("A"), .push("B"), .push("C"), .reveal("A"), .forward],
            "?"),
        Visit(
            "a screen comes in below, and is redone over it",
            [.push("B"), .popUnder("A"), .forward],
            "?"),
        Visit(
            "a final pop clears",
            [.push("A"), .push("B"), .pop, .finalRoot, .forward],
            "?"),
        Visit(
            "refused requests clear nothing",
            [.push("A"), .push("B"), .pop, .push("A"), .to("C"), .popCount(9), .forward],
            "?"),
        Visit(
            "what is never kept cuts off the way",
            [.push("A"), .push("K"), .push("B"), .pop, .pop, .forward],
            "?"),
        Visit(
            "only so many are kept",
            [.push("A"), .push("B"), .push("C"), .push("D1"), .push("F"), .pop, .pop, .pop, .pop, .forward, .forward, .forward, .forward],
            "?"),
    ]
}
