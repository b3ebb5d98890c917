import Callees

/// A way to pass one message on to many.
protocol Dispatching {
    init(_ receivers: [Receiver])
    func tell(_ value: Int)
}

extension Dispatching {
    /// What tells them as often as it is asked to.
    func repeating() -> (_ rounds: Int) -> Void {
        { rounds in for _ in 0..<rounds { tell(1) } }
    }
}
