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
