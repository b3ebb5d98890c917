import NavHost

/// What a screen has to say about being kept, looked up once for screens of one class that come in a row: a cast costs
/// hundreds of instructions, hit or miss.
struct ScreenTraits {
    private var type: ObjectIdentifier?
    /// Whether it is an ``UnpopDeciding``.
    private(set) var isDeciding = false
    /// Whether it is a ``ParkingObserving``.
    private(set) var isObserving = false

    @MainActor mutating func look(at entry: StackEntry) {
        let type = ObjectIdentifier(Swift.type(of: entry.screen))
        if type != self.type { learn(type, from: entry.screen) }
    }

    @MainActor private mutating func learn(_ type: ObjectIdentifier, from screen: any NavScreen) {
        self.type = type
        isDeciding = screen is any UnpopDeciding
        isObserving = screen is any ParkingObserving
    }
}
