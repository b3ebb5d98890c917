import BoardingPager
import NavHost

/// A navigation that is led by hand: time can pass, and things happen, while it is.
extension MailApp {
    func carryOut(_ command: HandCommand) -> [String] {
        switch command {
        case .lead(let way, let part): return lead(way, part)
        case .move(let part): return withInteraction { $0.update(part) }
        case .finish: return letGo { $0.finish() }
        case .takeBack: return letGo { $0.cancel() }
        }
    }

    private func lead(_ way: HandCommand.Way, _ part: Double) -> [String] {
        guard let request = request(for: way) else { return ["There is nothing to lead to."] }
        let led = host.beginInteractive(request)
        led.update(part)
        if led.navigation.state == .following { interaction = led }
        return report(led.navigation)
    }

    private func request(for way: HandCommand.Way) -> NavRequest? {
        var request =
            switch way {
            case .back: host.backRequest ?? .pop()
            case .forward: host.forwardRequest
            case .next: pager.request(for: .next)
            case .previous: pager.request(for: .previous)
            }
        request?.cause.kind = .gesture
        return request
    }

    private func withInteraction(_ body: (Interaction) -> Void) -> [String] {
        guard let interaction, interaction.navigation.state == .following else { return ["Nothing is led."] }
        body(interaction)
        return []
    }

    private func letGo(_ body: (Interaction) -> Void) -> [String] {
        defer { interaction = nil }
        return withInteraction(body)
    }
}
