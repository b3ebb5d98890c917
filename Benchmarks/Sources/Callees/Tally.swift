import Synchronization

/// Counts, at the price of a load and a store: a variable of a class is checked for exclusive access by every callee.
///
/// Sendable, because the blocks of `NotificationCenter` want that of what they hold. Only one thread may count: a locked
/// addition would be taken for a cost of whoever calls.
struct Tally: ~Copyable, Sendable {
    private let sum = Atomic(0)

    var count: Int { sum.load(ordering: .relaxed) }

    func add(_ value: Int) { sum.store(count &+ value, ordering: .relaxed) }
}
