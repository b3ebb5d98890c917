extension Navigation {
    /// Animates something alongside the two screens: a bar, a page dot, a background.
    ///
    /// Without a motion, and after the end, `animation` and `completion` run at once. Cancelled or refused, only
    /// `cancellation` runs.
    ///
    /// - Parameters:
    ///   - animation: runs once, inside the toolkit's animation.
    ///   - progress: runs each time the navigation has moved, with its fraction, 0…1.
    ///   - completion: runs once, when the navigation has finished.
    ///   - cancellation: runs once, when it was cancelled or refused.
    public func animateAlongside(
        animation: (@MainActor () -> Void)? = nil, progress: (@MainActor (Double) -> Void)? = nil,
        completion: (@MainActor () -> Void)? = nil, cancellation: (@MainActor () -> Void)? = nil
    ) {
        if let joined {
            return joined.animateAlongside(
                animation: animation, progress: progress, completion: completion, cancellation: cancellation)
        }
        switch end {
        case .cancelled, .refused: cancellation?()
        case .finished, .unchanged:
            animation?()
            completion?()
        case nil:
            guard takesTime else {
                animation?()
                completion?()
                return
            }
            let alongside = makeAlongside()
            alongside.add(
                .init(animation: animation, progress: progress, completion: completion, cancellation: cancellation))
            if isAlongsideBegun { alongside.begin() }
        }
    }

    /// The motion begins, and what goes alongside with it.
    func beginAlongside() {
        isAlongsideBegun = true
        alongside?.begin()
    }
}
