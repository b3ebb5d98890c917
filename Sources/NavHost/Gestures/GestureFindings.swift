/// What a gesture brings to its navigation: an object, since most navigations have none.
@MainActor final class GestureFindings {
    /// What the deciders answered to its verdict, and on which version of the stack.
    let poll: Poll?
    let version: Int
    /// The animator of its claim.
    let animator: (any TransitionAnimator)?
    /// The layout that it was made in.
    let layoutDirection: LayoutDirection

    init(_ judged: PanJudgement, _ claim: GestureClaim, in event: PanEvent) {
        poll = judged.poll
        version = judged.version
        animator = claim.animator
        layoutDirection = event.layoutDirection
    }
}
