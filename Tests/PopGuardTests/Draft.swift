import NavHost
import PopGuard
import TestSupport

/// A screen that answers the guard as it is told, writing "guard <name>", and writes its appearance.
@MainActor final class Draft: PopGuarded, AppearanceObserving, CustomStringConvertible {
    let name: String
    private let trace: Trace
    var answer = GuardAnswer.allow
    var onAnswer: @MainActor (Navigation) -> Void = { _ in }

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    nonisolated var description: String { name }

    func guardAnswer(onLeaving navigation: Navigation) -> GuardAnswer {
        trace.write("guard \(name)")
        onAnswer(navigation)
        return answer
    }

    func screenWillAppear(on host: NavHost) { trace.write("\(name) willAppear") }
    func screenDidAppear(on host: NavHost) { trace.write("\(name) didAppear") }
    func screenWillDisappear(from host: NavHost) { trace.write("\(name) willDisappear") }
    func screenDidDisappear(from host: NavHost) { trace.write("\(name) didDisappear") }
}
