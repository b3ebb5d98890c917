/// Names a screen in events and logs, without holding it.
public struct ScreenLabel: Hashable, Sendable, CustomStringConvertible {
    /// Tells instances apart while they live; the next screen may get the same after that.
    public let id: ObjectIdentifier
    /// The screen's own description where it has one, else the name of its type.
    public let description: String

    /// The label of a screen as it describes itself now.
    @MainActor public init(_ screen: any NavScreen) {
        id = ObjectIdentifier(screen)
        description = (screen as? any CustomStringConvertible)?.description ?? "\(type(of: screen))"
    }
}
