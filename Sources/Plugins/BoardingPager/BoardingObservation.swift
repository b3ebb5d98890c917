/// Ends an observation of a pager when asked to; letting go of it ends nothing.
@MainActor public final class BoardingObservation {
    private weak var pager: BoardingPager?
    private let number: Int

    init(_ pager: BoardingPager, number: Int) {
        self.pager = pager
        self.number = number
    }

    /// Ends it at once, also in the current round; a second call does nothing.
    public func cancel() {
        _ = pager?.observers.removeValue(forKey: number)
    }
}
