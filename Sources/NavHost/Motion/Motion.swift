/// The presenter's end of one navigation.
///
/// Calls that are repeated, late or out of order are ignored. A motion whose presenter never completes it ends by
/// itself, ``NavHost/motionGrace`` after its duration.
@MainActor public final class Motion {
    /// What moves.
    public let navigation: Navigation
    /// Whether it takes time: a navigation in place, or not animated, does not.
    public let isAnimated: Bool
    /// Where both screens are at each fraction.
    public let animator: any TransitionAnimator
    /// The side that a line begins on, for this motion.
    public let layoutDirection: LayoutDirection
    /// How much faster than by itself it runs to its end once the finger has let go; 1 where nobody says more.
    public internal(set) var settleSpeed = 1.0
    /// Whether it ends where the navigation leads to; false where it goes back to where it began.
    public internal(set) var isFinishing = true
    private weak let host: NavHost?
    private static let longest = Duration.seconds(86_400)

    init(
        _ navigation: Navigation, isAnimated: Bool, animator: any TransitionAnimator, layout: LayoutDirection,
        host: NavHost?
    ) {
        self.navigation = navigation
        self.isAnimated = isAnimated
        self.animator = animator
        layoutDirection = layout
        self.host = host
    }

    /// How long it takes from end to end, without a finger: what the animator says, between nothing and a day.
    public var duration: Duration { min(max(animator.duration, .zero), Self.longest) }

    /// The screen that goes; nil once it is gone.
    public var from: (any NavScreen)? { navigation.from }
    /// The screen that comes; nil once it is gone.
    public var to: (any NavScreen)? { navigation.to }
    /// Which way it looks.
    public var direction: Navigation.Direction { navigation.direction }
    /// Whether a finger leads it, or led it.
    public var isInteractive: Bool { navigation.isInteractive }
    /// How far it has come, 0…1.
    public var fraction: Double { navigation.fraction }

    /// The toolkit has moved it this far.
    ///
    /// Clamped to 0…1; not a number is ignored.
    public func report(fraction: Double) {
        host?.receive("a move") { .report(id: navigation.id, fraction: fraction, byToolkit: true, depth: $0) }
    }

    /// The toolkit's finger let go.
    public func release(finishing: Bool) {
        host?.release(navigation, finishing: finishing)
    }

    /// Runs what was asked to be animated alongside: call it inside the toolkit's animation.
    ///
    /// It runs once. Where a presenter does not call it in ``NavPresenter/begin(_:)``, the host does when that returns.
    public func runAlongside() {
        navigation.beginAlongside()
    }

    /// It is where it ends.
    public func complete() {
        host?.complete(navigation.id)
    }
}
