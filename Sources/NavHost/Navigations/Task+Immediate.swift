extension Task where Success == Void, Failure == Never {
    /// On the main actor at once where the caller is on it already, else at its next turn.
    static func immediateIfPossible(_ action: @escaping @MainActor @Sendable () -> Void) {
        if #available(macOS 26, iOS 26, tvOS 26, *) {
            Task.immediate { @MainActor in action() }
        } else {
            Task { @MainActor in action() }
        }
    }
}
