/// What a navigation that has ended knows of screens that it removed or added.
///
/// Most navigations move one screen, which is an end of theirs and known as such: a weak reference is dear.
@MainActor enum PastScreens {
    /// It has not ended.
    case none
    case nobody
    /// The one that was, or is, on top.
    case end
    case many([Slot])

    struct Slot {
        weak let screen: (any NavScreen)?
    }

    init(_ entries: StackEntries, end: StackEntry?) {
        if entries.isEmpty {
            self = .nobody
        } else if entries.isOnly(end) {
            self = .end
        } else {
            self = .many(entries.map { Slot(screen: $0.screen) })
        }
    }

    /// Those that are still alive; nil where it has not ended.
    func list(end: (any NavScreen)?) -> [any NavScreen]? {
        switch self {
        case .none: nil
        case .nobody: []
        case .end: end.map { [$0] } ?? []
        case .many(let slots): slots.compactMap(\.screen)
        }
    }
}
