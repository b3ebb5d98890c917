import NavHost
import PopGuard
import TestSupport

/// A host with named drafts, a guard, and a person who is asked.
///
/// A name that ends in `*` asks, one that ends in `!` denies; "ask <name>" is written when the person is asked.
@MainActor final class GuardStage {
    let trace = Trace()
    let host = NavHost()
    let finger: SwipingFinger
    private(set) var questions: [GuardQuestion] = []
    private var drafts: [String: Draft] = [:]
    private(set) var guarding: PopGuard

    init(_ names: String..., causes: GuardCauses = .user) {
        guarding = PopGuard { _ in }
        finger = SwipingFinger(host)
        let stack = names.map { name in
            let draft = Draft(name.filter { $0 != "*" && $0 != "!" }, trace)
            if name.hasSuffix("*") { draft.answer = .ask }
            if name.hasSuffix("!") { draft.answer = .deny(reason: "not \(draft.name)") }
            drafts[draft.name] = draft
            return draft
        }
        host.set(stack)
        host.install(Recorder(trace))
        guarding = PopGuard(causes: causes) { [unowned self] question in
            trace.write("ask \(question.screen.map { "\($0)" } ?? "nothing")")
            question.onWithdrawal { [trace] in trace.write("withdrawn") }
            questions.append(question)
        }
        host.install(guarding)
        _ = trace.take()
    }

    subscript(name: String) -> Draft { drafts[name] ?? draft(name) }

    /// A draft that is not on the stack.
    func draft(_ name: String, _ answer: GuardAnswer = .allow) -> Draft {
        let draft = Draft(name, trace)
        draft.answer = answer
        drafts[name] = draft
        return draft
    }

    func answer(_ answer: Question.Answer) {
        questions.last?.answer(answer)
    }

    /// Lets go of its screens: hosts and questions may keep them.
    func forget() {
        drafts = [:]
    }

    func drop() {
        questions = []
    }

    var stack: String { host.screens.map { "\($0)" }.joined() }

    /// Swipes back from the edge, all the way.
    ///
    /// - Returns: the navigation that a person is asked about, if one is.
    @discardableResult func swipe() -> Navigation? {
        finger.swipe(.trailing, from: .edge)
        return questions.last?.navigation
    }
}
