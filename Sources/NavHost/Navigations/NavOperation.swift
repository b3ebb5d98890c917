/// The kind of a request.
@nonexhaustive public enum NavOperation: Hashable, Sendable {
    case push, pop, popTo, popWhile, popToRoot, popRevealing
    case set, replaceTop, remove, reveal
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
