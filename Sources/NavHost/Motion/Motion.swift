/// The presenter's end of one navigation.
///
/// Calls that are repeated, late or out of order are ignored. A motion whose presenter never completes it ends by
/// itself, ``NavHost/motionGrace`` after its duration.
@MainActor public final class Motion {
    public let navigation: Navigation
    /// Whether it takes time. A navigation in place, or not animated, does not.
    public let isAnimated: Bool
    /// How long it takes from end to end, without a finger.
    public let duration: Duration
    /// Whether it ends where the navigation leads to; false where it goes back to where it began.
    public internal(set) var isFinishing = true
    private weak var host: NavHost?

    init(_ navigation: Navigation, isAnimated: Bool, duration: Duration, host: NavHost?) {
        self.navigation = navigation
        self.isAnimated = isAnimated
        self.duration = duration
        self.host = host
    }

    public var from: (any NavScreen)? { navigation.from }
    public var to: (any NavScreen)? { navigation.to }
    public var direction: Navigation.Direction { navigation.direction }
    public var isInteractive: Bool { navigation.isInteractive }
    /// How far it has come, 0…1.
    public var fraction: Double { navigation.fraction }

    /// The toolkit has moved it this far. Clamped to 0…1; not a number is ignored.
    public func report(fraction: Double) {
        host?.receive(.report(id: navigation.id, fraction: fraction, byToolkit: true))
    }

    /// The toolkit's finger let go.
    public func release(finishing: Bool) {
        host?.release(navigation, finishing: finishing)
    }

    /// It is where it ends.
    public func complete() {
        host?.receive(.complete(id: navigation.id))
    }
}
