extension Navigation {
    /// Who goes; nobody where the same screen stays on top.
    ///
    /// Turned back, the two have swapped their parts.
    func leaves(isTurnedBack: Bool) -> StackEntry? {
        fromEntry === toEntry ? nil : isTurnedBack ? toEntry : fromEntry
    }

    /// Who comes; nobody where the same screen stays on top.
    func comes(isTurnedBack: Bool) -> StackEntry? {
        fromEntry === toEntry ? nil : isTurnedBack ? fromEntry : toEntry
    }
}
