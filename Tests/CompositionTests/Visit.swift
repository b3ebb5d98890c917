/// What somebody does on a host, and what comes of it.
struct Visit: Sendable {
    let name: String
    let steps: [Step]
    /// The ``Company/outcome`` with all four plugins, in whichever order.
    let outcome: String

    init(_ name: String, _ steps: [Step], _ outcome: String) {
        self.name = name
        self.steps = steps
        self.outcome = outcome
    }
}
