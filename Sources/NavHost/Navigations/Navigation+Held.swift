extension Navigation {
    /// What a navigation holds until its end, and lets go of at once.
    struct Held {
        var request: NavRequest?
        private(set) var change = StackChange.none
        private(set) var from: StackEntry?
        private(set) var to: StackEntry?
        var confirmed = StackEntries()
        /// What a gesture brings.
        var gesture: GestureFindings?

        init(request: consuming NavRequest? = nil) {
            self.request = request
        }

        /// Who goes; nobody where the same screen stays on top.
        func leaves(isTurnedBack: Bool) -> StackEntry? {
            from === to ? nil : isTurnedBack ? to : from
        }

        /// Who comes; nobody where the same screen stays on top.
        func comes(isTurnedBack: Bool) -> StackEntry? {
            from === to ? nil : isTurnedBack ? from : to
        }

        mutating func plan(_ change: StackChange, from: StackEntry?, to: StackEntry?) {
            self.change = change
            self.from = from
            self.to = to
        }
    }
}
