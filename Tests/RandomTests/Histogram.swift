import NavHost
import TestSupport

/// How often each thing happened.
@MainActor final class Histogram {
    private(set) var cells: [String: [String: Int]] = [:]
    private(set) var hooks: [String: Int] = [:]
    private(set) var vices: [MirrorPresenter.Vice: Int] = [:]
    /// How many top-level requests the oracle could tell the result of.
    var predicted = 0
    var steps = 0
    /// How many top-level requests were compared with the plan made before, by its verdict.
    private(set) var plans: [String: Int] = [:]

    func count(_ operation: NavOperation, _ result: NavResult) {
        cells["\(operation)", default: [:]][Self.name(result), default: 0] += 1
    }

    func count(plan verdict: Verdict) {
        plans[Self.label(verdict), default: 0] += 1
    }

    private static func label(_ verdict: Verdict) -> String {
        String("\(verdict)".prefix { $0 != "(" })
    }

    func count(hook: String) {
        hooks[hook, default: 0] += 1
    }

    func add(_ counts: [MirrorPresenter.Vice: Int]) {
        vices.merge(counts) { $0 + $1 }
    }

    func count(_ operation: String, _ result: String) -> Int {
        cells[operation]?[result] ?? 0
    }

    /// `vetoed` without who and why.
    private static func name(_ result: NavResult) -> String {
        if case .refused(.vetoed) = result { return "refused(vetoed)" }
        return TestSupport.word(result)
    }
}
