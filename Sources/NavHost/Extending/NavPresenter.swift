/// Draws what a host does: a terminal, UIKit, a canvas.
///
/// A host without one ends every navigation at once.
@MainActor public protocol NavPresenter: AnyObject, Sendable {
    /// A navigation begins. Where ``Motion/isAnimated`` is false it is over when this returns.
    func begin(_ motion: Motion)
    /// The finger moved: ``Motion/fraction``.
    func follow(_ motion: Motion)
    /// The finger let go: run to the end that ``Motion/isFinishing`` tells, then call ``Motion/complete()``.
    func settle(_ motion: Motion)
    /// Jump to the end that ``Motion/isFinishing`` tells, now.
    ///
    /// - Returns: false if that is not possible; the host then waits for ``Motion/complete()``.
    func finishNow(_ motion: Motion) -> Bool
    /// Other bars belong to the top; while something moves, ``NavHost/bars`` tells how far they are.
    func show(_ bars: Bars)
    /// The stack that the toolkit keeps by itself, bottom first; nil where the host's is the only one.
    ///
    /// Where it differs from the host's while nothing moves, the host follows it.
    var toolkitScreens: [any NavScreen]? { get }
    /// Whether the toolkit tells screens of their appearance, so that the host must not.
    var sendsAppearance: Bool { get }
}

extension NavPresenter {
    /// Does nothing: for presenters that read ``Motion/fraction`` when they draw.
    public func follow(_ motion: Motion) {}
    /// Does nothing: for presenters that leave the toolkit's bars alone.
    public func show(_ bars: Bars) {}
    /// nil: the host has the only stack.
    public var toolkitScreens: [any NavScreen]? { nil }
    /// False: the host tells screens.
    public var sendsAppearance: Bool { false }
}
