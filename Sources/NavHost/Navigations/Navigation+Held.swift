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

        init(request: NavRequest? = nil) {
            self.request = request
        }

        mutating func plan(_ change: StackChange, from: StackEntry?, to: StackEntry?) {
            self.change = change
            self.from = from
            self.to = to
        }
    }
}
