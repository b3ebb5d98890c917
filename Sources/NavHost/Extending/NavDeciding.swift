/// Decides about every change of the stack.
///
/// The strictest answer of all counts: ``Decision/deny(reason:)``, then ``Decision/redirect(_:)``, then
/// ``Decision/confirm(_:)``, then ``Decision/allow``. Everyone is asked, whatever the others say.
@MainActor public protocol NavDeciding: NavDelegate {
    /// Whether a navigation may happen; nil is no opinion.
    ///
    /// A question: it may be asked many times and must change nothing. What it asks for all the same runs first, and
    /// the navigation is then planned and asked about again.
    func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision?
}
