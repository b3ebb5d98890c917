/// The kind of a request.
@nonexhaustive public enum NavOperation: Hashable, Sendable {
    /// Screens come on top.
    case push
    /// A number of screens goes off the top.
    case pop
    /// Back to a screen that is on the stack.
    case popTo
    /// Back for as long as a condition holds.
    case popWhile
    /// Back to the bottom screen.
    case popToRoot
    /// Back onto a screen that was not there.
    case popRevealing
    /// The stack becomes another.
    case set
    /// A screen takes the place of the top.
    case replaceTop
    /// One screen goes, wherever it is.
    case remove
    /// Back to a screen, or a push of it.
    case reveal
    /// The host ends.
    case end
    /// The toolkit did it by itself and the host follows.
    case adopt

    /// Whether it goes back by taking screens off the top.
    public var isPop: Bool {
        switch self {
        case .pop, .popTo, .popWhile, .popToRoot, .popRevealing: true
        case .push, .set, .replaceTop, .remove, .reveal, .end, .adopt: false
        }
    }
}
