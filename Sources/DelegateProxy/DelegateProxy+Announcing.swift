extension DelegateProxy {
    /// Tells every delegate, in order.
    ///
    /// - Parameter body: sends the message to one delegate. What it throws ends the round; later delegates are not
    ///   told.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func notify<Failure: Error>(_ body: (Delegate) throws(Failure) -> Void) throws(Failure) {
        try walk { delegate throws(Failure) in
            try body(delegate)
            return true
        }
    }
}
