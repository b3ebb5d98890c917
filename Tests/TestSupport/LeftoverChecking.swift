/// A fake that knows what it was prepared for and what never came.
///
/// ```swift
/// #expect(leftovers(of: clock, decider, presenter) == [])
/// ```
@MainActor package protocol LeftoverChecking: AnyObject {
    /// One sentence for each thing that is still open: a test ends with none.
    var leftovers: [String] { get }
}

/// What all of these have left over, in order.
@MainActor package func leftovers(of fakes: any LeftoverChecking...) -> [String] {
    fakes.flatMap(\.leftovers)
}
