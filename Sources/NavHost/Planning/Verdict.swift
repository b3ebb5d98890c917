/// What would become of a request or a gesture.
@nonexhaustive public enum Verdict: Hashable, Sendable {
    /// It would begin.
    case begins
    /// These would be asked first, in this order.
    case asks(by: [String])
    /// It would do what is being asked about, and join that.
    case joins
    /// It would wait for what is under way.
    case waits
    /// There would be nothing to do.
    case unchanged
    /// It would be refused at once.
    case refused(Refusal)
    /// Nobody claims the gesture.
    case nobody
}
