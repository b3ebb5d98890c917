/// A navigation that is led by hand, as a finger does: update it, then finish or cancel it.
///
/// Letting go of it cancels it, unless it was released. Calls after the end are ignored.
@MainActor public final class Interaction {
    /// What is led; over already where it was refused.
    public let navigation: Navigation
    private let link: Link

    init(_ navigation: Navigation, host: NavHost) {
        self.navigation = navigation
        link = Link(id: navigation.id, host: host)
    }

    deinit {
        let link = link
        Task.immediateIfPossible {
            if !link.isReleased { link.host?.receive(.cancel(id: link.id, .dropped)) }
        }
    }

    /// How far it has been led, clamped to 0…1; not a number is ignored.
    public func update(_ fraction: Double) {
        guard navigation.state == .following else { return }
        link.host?.receive("a move") { .report(id: link.id, fraction: fraction, byToolkit: false, depth: $0) }
    }

    /// Lets go of it where it stands: it goes through, or springs back.
    public func release(finishing: Bool) {
        guard navigation.state == .following else { return }
        // What comes of it, also of a question that holds it now, is not up to whoever led it.
        link.isReleased = true
        link.host?.release(navigation, finishing: finishing)
    }

    /// Lets go of it, and it goes through.
    public func finish() {
        release(finishing: true)
    }

    /// Takes it back at once, without a spring back.
    public func cancel() {
        link.host?.receive(.cancel(id: link.id, .byCaller))
    }

    /// Outlives the interaction, so that its end can be told from wherever it is let go of.
    @MainActor private final class Link {
        let id: Int
        weak let host: NavHost?
        var isReleased = false

        init(id: Int, host: NavHost) {
            self.id = id
            self.host = host
        }
    }
}
