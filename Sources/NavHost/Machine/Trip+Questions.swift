extension Trip {
    /// Whether a request is the same as the one that is being asked about: the same entries go, the same come.
    func joins(_ asking: Trip) -> Bool {
        change.removed.holdsSameEntries(as: asking.change.removed)
            && change.added.holdsSameScreens(as: asking.change.added)
            && (!change.removed.isEmpty || !change.added.isEmpty)
    }

    /// Whether committing `other` makes the answer to this trip's question meaningless.
    func isOvertaken(by other: Trip) -> Bool {
        other.isVisible || !change.removed.isDisjoint(from: other.change.removed)
    }
}

extension StackEntries {
    /// The same entries in the same order.
    func holdsSameEntries(as other: StackEntries) -> Bool {
        elementsEqual(other) { $0 === $1 }
    }

    func isDisjoint(from other: StackEntries) -> Bool {
        without(other).count == count
    }
}
