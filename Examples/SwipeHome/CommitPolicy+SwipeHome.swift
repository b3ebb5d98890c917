public import NavHost

extension CommitPolicy {
    /// Going home loses the place where one was: a slow pan has to go far, and only a quick flick is enough by itself.
    ///
    /// From 900 points a second the direction decides, else three quarters of the way; a flick settles twice as fast.
    public static let swipeHome = CommitPolicy { release in
        let isFlick = abs(release.velocity) >= 900
        return Outcome(
            finishes: isFlick ? release.velocity > 0 : release.fraction >= 0.75, speed: isFlick ? 2 : 1)
    }
}
