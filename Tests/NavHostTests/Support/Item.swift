import NavHost

/// A screen that compares by its value, as a route does.
@MainActor final class Item: NavScreen, Equatable, CustomStringConvertible {
    nonisolated let value: Int

    init(value: Int) {
        self.value = value
    }

    nonisolated static func == (one: Item, other: Item) -> Bool { one.value == other.value }
    nonisolated var description: String { "item \(value)" }
}
