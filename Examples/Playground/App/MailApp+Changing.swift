import NavHost
import Unpop

/// What happens to the stack without a person.
extension MailApp {
    func carryOut(_ command: StackCommand) throws(CommandError) -> [String] {
        switch command {
        case .pop(let count): report(host.pop(count: count))
        case .remove(let number): report(host.remove(try message(number)))
        case .replace(let number): report(host.perform(.replaceTop(with: try entry(number))))
        case .set(let numbers): report(host.perform(.set(try inboxAnd(numbers))))
        case .delete: report(host.perform(final(.pop())))
        case .logOut: report(host.perform(final(.popToRoot())))
        case .toolkit(let numbers): try toolkit(numbers)
        case .elsewhere: elsewhere()
        }
    }

    private func entry(_ number: Int) throws(CommandError) -> StackEntry {
        let screen = try message(number)
        return StackEntry(screen, bars: screen.bars)
    }

    private func inboxAnd(_ numbers: [Int]) throws(CommandError) -> [StackEntry] {
        var entries = Array(host.entries.prefix(1))
        for number in numbers {
            let screen = try message(number)
            entries.append(host.entries.first { $0.screen === screen } ?? StackEntry(screen, bars: screen.bars))
        }
        return entries
    }

    private func final(_ request: NavRequest) -> NavRequest {
        var request = request
        request.isFinal = true
        return request
    }

    private func toolkit(_ numbers: [Int]) throws(CommandError) -> [String] {
        let screens = try inboxAnd(numbers).map(\.screen)
        host.adopt(screens, animated: false).complete()
        return []
    }

    /// One entry is on one stack only: what another window shows cannot be brought back here.
    private func elsewhere() -> [String] {
        guard let entry = unpop.nextEntries.first else { return ["Nothing lies ahead."] }
        otherWindow.perform(.set([entry]))
        return ["Another window shows \(describe(otherWindow.top))."]
    }
}
