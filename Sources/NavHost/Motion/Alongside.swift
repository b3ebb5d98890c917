/// What is to be animated alongside one navigation.
///
/// Each part runs as often as it should: once, but for progress.
@MainActor final class Alongside {
    struct Part {
        let animation: (@MainActor () -> Void)?
        let progress: (@MainActor (Double) -> Void)?
        let completion: (@MainActor () -> Void)?
        let cancellation: (@MainActor () -> Void)?
    }

    private var parts: [Part] = []
    private var begunCount = 0

    func add(_ part: Part) {
        parts.append(part)
    }

    func begin() {
        while begunCount < parts.count {
            begunCount += 1
            parts[begunCount - 1].animation?()
        }
    }

    func move(to fraction: Double) {
        for part in parts { part.progress?(fraction) }
    }

    func end(isFinished: Bool) {
        let told = parts
        parts = []
        begunCount = 0
        for part in told { isFinished ? part.completion?() : part.cancellation?() }
    }
}

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
            let alongside = alongside ?? Alongside()
            self.alongside = alongside
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
