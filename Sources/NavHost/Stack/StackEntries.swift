/// A list of entries that costs no array where it holds none or one, as most navigations do.
public struct StackEntries: RandomAccessCollection, Sendable {
    private enum Storage: Sendable {
        case none
        case one(StackEntry)
        case many([StackEntry])
    }

    private let storage: Storage

    /// No entries.
    public init() {
        storage = .none
    }

    /// One entry, without an array.
    public init(_ entry: StackEntry) {
        storage = .one(entry)
    }

    /// The entries of a collection, in its order; without an array where it holds one or none.
    public init(_ entries: some Collection<StackEntry>) {
        switch entries.count {
        case 0: storage = .none
        case 1: storage = entries.first.map { .one($0) } ?? .none
        default: storage = .many(Array(entries))
        }
    }

    /// Goes over the entries, first to last.
    public struct Iterator: IteratorProtocol {
        // By hand, because going over one entry by its index would retain it over and over.
        private var first: StackEntry?
        private var others: IndexingIterator<[StackEntry]>?

        init(_ entries: StackEntries) {
            switch entries.storage {
            case .none: break
            case .one(let entry): first = entry
            case .many(let entries): others = entries.makeIterator()
            }
        }

        /// The next entry, or nil when there is none left.
        public mutating func next() -> StackEntry? {
            first.take() ?? others?.next()
        }
    }

    /// An iterator at the first entry.
    public func makeIterator() -> Iterator { Iterator(self) }

    /// Always 0.
    public var startIndex: Int { 0 }

    /// The number of entries.
    ///
    /// - Complexity: O(1).
    public var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .many(let entries): entries.count
        }
    }

    /// The entry at a position; traps out of range.
    ///
    /// - Complexity: O(1).
    public subscript(position: Int) -> StackEntry {
        switch storage {
        case .none: preconditionFailure("StackEntries index \(position) is out of range: the list is empty")
        case .one(let entry):
            precondition(position == 0, "StackEntries index \(position) is out of range: the list holds one entry")
            return entry
        case .many(let entries): return entries[position]
        }
    }

    /// Goes over the entries without an iterator, which would copy the list.
    func each(_ body: (StackEntry) -> Void) {
        switch storage {
        case .none: break
        case .one(let entry): body(entry)
        case .many(let entries): for entry in entries { body(entry) }
        }
    }

    /// Whether it holds this very entry and no other.
    func isOnly(_ entry: StackEntry?) -> Bool {
        if case .one(let only) = storage { only === entry } else { false }
    }

    /// The same screens in the same order.
    func holdsSameScreens(as other: StackEntries) -> Bool {
        elementsEqual(other) { $0.screen === $1.screen }
    }

    /// The entries whose screens `other` does not hold.
    ///
    /// - Complexity: O(*n* + *m*).
    func without(_ other: StackEntries) -> StackEntries {
        guard !isEmpty, !other.isEmpty else { return self }
        let screens = Set(other.map { ObjectIdentifier($0.screen) })
        let rest = filter { !screens.contains(ObjectIdentifier($0.screen)) }
        return rest.count == count ? self : StackEntries(rest)
    }
}
