/// What would happen if a request were performed now.
///
/// Made by ``NavHost/plan(for:)``.
public struct NavPlan: Sendable {
    /// How it would be shown.
    public enum MotionKind: Hashable, Sendable {
        /// Nothing would move: it is refused, or the top stays.
        case none
        /// Another screen would be there at once.
        case instant
        /// It would take this long.
        case animated(Duration)
    }

    /// What would become of it.
    public let verdict: Verdict
    /// The screens that would be on the stack when it has ended, bottom first.
    public let stack: [ScreenLabel]
    /// What would be told of it, in order, up to its end: where questions are asked, as if all were answered with
    /// leave.
    public let events: [NavEvent.Kind]
    /// How it would be shown.
    public let motion: MotionKind
    /// Which way it would look.
    public let direction: Navigation.Direction
}
