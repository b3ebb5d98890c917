/// Runs a block when it goes: to be held by what a host, or a plugin, lets go of at a time of its own.
package final class Farewell: Sendable {
    private let block: @MainActor @Sendable () -> Void

    /// Keeps a block for its end.
    package init(_ block: @escaping @MainActor @Sendable () -> Void) {
        self.block = block
    }

    deinit {
        let block = block
        MainActor.assumeIsolated { block() }
    }
}
