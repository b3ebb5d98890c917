/// Ends an observation of a pager when asked to. Letting go of it ends nothing.
@MainActor public final class BoardingObservation {
    private weak var pager: BoardingPager?
    private let number: Int

    init(_ pager: BoardingPager, number: Int) {
        self.pager = pager
        self.number = number
    }

    /// Nothing more is told, also not in the current round. A second call does nothing.
    public func cancel() {
        pager?.observers[number] = nil
    }
}
