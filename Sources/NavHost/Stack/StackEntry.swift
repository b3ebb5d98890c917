/// A screen on the stack and what was said when it was pushed: bars, blocks and typed values.
///
/// An entry has an identity of its own, and is on one stack at a time. A plugin that parks a removed entry and
/// pushes it again brings bars, blocks and values back with it.
@MainActor public final class StackEntry {
    /// What runs when an entry has come or gone.
    ///
    /// A block that captures the host keeps it alive for as long as the entry is on its stack; `end()` breaks that.
    public typealias Block = @MainActor (Navigation) -> Void

    /// What is on the stack.
    nonisolated public let screen: any NavScreen

    /// The bars asked for; nil takes the host's ``NavHost/defaultBars``.
    ///
    /// Changed by ``NavHost/setBars(_:for:)``.
    public internal(set) var bars: Bars? {
        get { ownBars }
        set { ownBars = newValue }
    }

    let onPush: Block?
    let onPop: Block?
    // Looked up once: a cast costs hundreds of instructions, hit or miss.
    let appearance: (any AppearanceObserving)?
    let deciding: (any ScreenDeciding)?
    /// Whether a host's stack holds it now.
    public internal(set) var isOnStack: Bool {
        get { isPlaced }
        set { isPlaced = newValue }
    }
    // In private: public stored properties would be checked for exclusive access wherever they are read.
    private var ownBars: Bars?
    private var isPlaced = false
    private var values: [ObjectIdentifier: Any]

    /// An entry that is on no stack yet.
    ///
    /// - Parameters:
    ///   - screen: what it is about.
    ///   - bars: the bars that belong to it; nil takes the host's ``NavHost/defaultBars``.
    ///   - onPush: runs when the navigation that brought the entry has ended, also when it comes back by a redo.
    ///   - onPop: runs once at the commit of whatever removes the entry.
    public convenience init(
        _ screen: any NavScreen, bars: Bars? = nil, onPush: Block? = nil, onPop: Block? = nil
    ) {
        self.init(screen, bars: bars, onPush: onPush, onPop: onPop, values: [:])
    }

    private init(
        _ screen: any NavScreen, bars: Bars?, onPush: Block?, onPop: Block?, values: [ObjectIdentifier: Any]
    ) {
        self.screen = screen
        ownBars = bars
        self.onPush = onPush
        self.onPop = onPop
        self.values = values
        let kind = ObjectIdentifier(type(of: screen))
        guard kind != Self.plainKind else {
            appearance = nil
            deciding = nil
            return
        }
        appearance = screen as? any AppearanceObserving
        deciding = screen as? any ScreenDeciding
        if appearance == nil, deciding == nil { Self.plainKind = kind }
    }

    /// The class that was found last to have no capability: most screens come after one of their own class.
    private static var plainKind: ObjectIdentifier?

    /// The value kept under `key`, or its default.
    public subscript<Key: EntryKey>(key: Key.Type) -> Key.Value {
        get { values.isEmpty ? Key.defaultValue : value(of: key) }
        // What it takes the place of may look at the entry when it goes: by then it is done.
        set { _ = values.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }

    // By itself: to name the type of an optional value costs hundreds of instructions, also where there is none.
    private func value<Key: EntryKey>(of key: Key.Type) -> Key.Value {
        values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    /// The entry itself, or a copy while a stack holds it: a kept request can be performed on a second stack.
    func placeable() -> StackEntry {
        isOnStack ? StackEntry(screen, bars: bars, onPush: onPush, onPop: onPop, values: values) : self
    }
}
