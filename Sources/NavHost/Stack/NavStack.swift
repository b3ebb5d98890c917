/// The entries of one host, bottom first, with constant-time membership.
@MainActor struct NavStack {
    private(set) var entries: [StackEntry] = []
    private var members: Set<ObjectIdentifier> = []
    /// Grows with every change.
    private(set) var version = 0
    /// Whether a screen has ever been on it; from then on one always is, until the host ends.
    private(set) var isRooted = false

    var top: StackEntry? { entries.last }
    var count: Int { entries.count }

    func contains(_ screen: any NavScreen) -> Bool {
        members.contains(ObjectIdentifier(screen))
    }

    /// The position of a screen, looked for from the top.
    ///
    /// - Complexity: O(distance from the top).
    func index(of screen: any NavScreen) -> Int? {
        guard contains(screen) else { return nil }
        return entries.lastIndex { $0.screen === screen }
    }

    /// Whether these very screens are the stack.
    ///
    /// - Complexity: O(*n*).
    func holds(_ screens: [any NavScreen]) -> Bool {
        entries.count == screens.count && entries.elementsEqual(screens) { $0.screen === $1 }
    }

    /// The entry that will be on top after `change`.
    func top(after change: StackChange) -> StackEntry? {
        change.entering.last ?? (change.kept > 0 ? entries[change.kept - 1] : nil)
    }

    /// O(entries that leave or enter), amortised.
    mutating func apply(_ change: StackChange) {
        version += 1
        let goingCount = entries.count - change.kept
        if goingCount == 1 { entries.removeLast() } else if goingCount > 1 { entries.removeLast(goingCount) }
        change.eachRemoved { members.remove(ObjectIdentifier($0.screen)) }
        if change.entersOnlyAdded {
            change.eachAdded {
                entries.append($0)
                members.insert(ObjectIdentifier($0.screen))
            }
        } else {
            entries.append(contentsOf: change.entering)
            change.eachAdded { members.insert(ObjectIdentifier($0.screen)) }
        }
        isRooted = isRooted || !entries.isEmpty
    }
}
