/// Supplies the animator of a navigation.
///
/// The first who has one is followed, else ``NavHost/animator``.
@MainActor public protocol AnimatorProviding: NavDelegate {
    /// The animator to use, or nil for no opinion. A question: it must change nothing.
    func navHost(_ host: NavHost, animatorFor navigation: Navigation) -> (any TransitionAnimator)?
}
