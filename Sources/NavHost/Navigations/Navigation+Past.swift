extension Navigation {
    /// What a navigation that has ended still knows of its screens: it keeps none of them.
    struct Past {
        weak let from: (any NavScreen)?
        weak let to: (any NavScreen)?
        private let removed: Screens
        private let added: Screens

        init(of held: Held) {
            from = held.from?.screen
            to = held.to?.screen
            removed = Screens(held.change.removed, end: held.from)
            added = Screens(held.change.added, end: held.to)
        }

        var removedScreens: [any NavScreen] { removed.list(end: from) }
        var addedScreens: [any NavScreen] { added.list(end: to) }
    }

    /// Screens that are held weakly. Most navigations move one, which is an end of theirs: a weak reference is dear.
    private enum Screens {
        case none
        case end
        case many([Slot])

        struct Slot {
            weak let screen: (any NavScreen)?
        }

        init(_ entries: StackEntries, end: StackEntry?) {
            if entries.isEmpty {
                self = .none
            } else if entries.only === end {
                self = .end
            } else {
                self = .many(entries.map { Slot(screen: $0.screen) })
            }
        }

        func list(end: (any NavScreen)?) -> [any NavScreen] {
            switch self {
            case .none: []
            case .end: end.map { [$0] } ?? []
            case .many(let slots): slots.compactMap(\.screen)
            }
        }
    }
}
