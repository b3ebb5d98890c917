public import NavHost

/// A screen that may refuse to be brought back by ``Unpop``.
@MainActor public protocol UnpopDeciding: NavScreen {
    /// Whether it may be kept. False also gives up what lay beyond it: redo never skips a screen.
    ///
    /// A question: it may be asked many times and must change nothing.
    var allowsUnpop: Bool { get }
}
