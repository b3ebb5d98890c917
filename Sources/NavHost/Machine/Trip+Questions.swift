extension Trip {
    /// Whether a request is the same as the one that is being asked about: the same entries go, the same come.
    func joins(_ asking: Trip) -> Bool {
        change.removed.holdsSameEntries(as: asking.change.removed)
            && change.added.holdsSameScreens(as: asking.change.added)
            && (!change.removed.isEmpty || !change.added.isEmpty)
    }

    /// Whether it was asked about when it would have removed other entries.
    var isOtherThanAsked: Bool {
        guard let asked else { return false }
        return !asked.holdsSameEntries(as: change.removed)
    }

    /// Whether committing `other` makes the answer to this trip's question meaningless.
    func isOvertaken(by other: Trip) -> Bool {
        other.facts.isVisible || !change.removed.isDisjoint(from: other.change.removed)
    }

    /// All questions about it are answered, for the entries that it removes now.
    mutating func clear() {
        facts.isCleared = true
        facts.stage = .cleared
    }

    /// It is to be planned again later: what was answered holds for the entries that it removes now.
    mutating func startOver() {
        if facts.isCleared { asked = change.removed }
        facts.stage = .new
    }

    /// It was asked about for the entries that it removed then, and is to be planned again.
    mutating func reconsider(_ attempts: Int) {
        facts.attempts = attempts
        facts.stage = .new
        if asked == nil { asked = change.removed }
    }

    /// From here it goes back to where it began.
    mutating func turnBack(_ result: NavResult, phase: Phase) {
        facts.isFinishing = false
        facts.phase = phase
        self.result = result
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
