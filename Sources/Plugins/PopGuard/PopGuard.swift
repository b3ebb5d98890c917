public import NavHost

/// Asks before a screen is left.
///
/// ```swift
/// host.install(PopGuard { question in
///     showAlert("Discard the draft?", onYes: { question.answer(.leave) }, onNo: { question.answer(.stay) })
/// })
/// ```
/// A screen takes part by conforming to ``PopGuarded``; rules speak for screens that do not. Every way of leaving is
/// minded alike: a pop of one or many, a `set`, a replacement or a removal, by button, gesture, key or menu. Buried
/// screens count. One denial refuses the whole navigation and nobody is asked. Else the app's closure is called for
/// each screen that wants it, top first, one after the other: the first "stay" stops everything, and the stack changes
/// once, after the last "leave". Where something can park what is left, as Unpop does, a screen may be left at once
/// and offer to undo that instead: see ``onOffer``.
///
/// One guard can serve several hosts.
@MainActor public final class PopGuard: NavPlugin, NavDeciding {
    /// Its place among the host's plugins: of several that ask, a higher one asks first.
    public let priority: Int
    /// Whose navigations it minds; what others ask for passes.
    ///
    /// Read whenever it is asked.
    @safe @exclusivity(unchecked) public var causes: GuardCauses

    /// Shows what may be undone; nil, the default, makes screens ask that answer ``GuardAnswer/offerUndo(window:)``.
    ///
    /// Called at the commit of each navigation that leaves such a screen, once what leaves is parked. A closure that captures the host keeps it alive; one that keeps the offer keeps no screen.
    @safe @exclusivity(unchecked) public var onOffer: (@MainActor (UndoOffer) -> Void)?

    // Looked at with every navigation, as the causes are and whoever shows offers. No access to them spans a call to
    // anybody else.
    @safe @exclusivity(unchecked) var offers: [UndoOffer] = []
    private let ask: @MainActor (GuardQuestion) -> Void
    private var rules: [GuardRule] = []
    private var ruleCount = 0

    /// A guard that asks through a closure, which shows a dialogue and answers when the person has decided.
    ///
    /// - Parameters:
    ///   - causes: whose navigations it minds.
    ///   - priority: its place among the host's plugins: of several that ask, a higher one asks first.
    ///   - ask: called once for each screen in question. Letting go of the question without an answer means stay.
    public init(
        causes: GuardCauses = .user, priority: Int = 0, ask: @escaping @MainActor (GuardQuestion) -> Void
    ) {
        self.causes = causes
        self.priority = priority
        self.ask = ask
    }

    /// A guard that awaits the answer: true leaves, false stays.
    ///
    /// The task that awaits is cancelled where the question is withdrawn. Where the closure answers the question
    /// itself, as with `Question.Answer.leaveTo`, what it returns no longer counts.
    public convenience init(
        causes: GuardCauses = .user, priority: Int = 0,
        awaiting isConfirmed: @escaping @MainActor (GuardQuestion) async -> Bool
    ) {
        self.init(causes: causes, priority: priority) { question in
            let task = Task { @MainActor in
                question.answer(await isConfirmed(question) ? .leave : .stay)
            }
            question.onWithdrawal { task.cancel() }
        }
    }

    /// Denies, or asks about the screens that want it, where the cause is minded; else no opinion.
    public func navHost(_ host: NavHost, decisionOn navigation: Navigation) -> Decision? {
        guard minds(navigation) else { return nil }
        var concerned: [(entry: StackEntry, isOffered: Bool)] = []
        for entry in unconfirmed(navigation) {
            switch answer(about: entry.screen, navigation) {
            case .allow: continue
            case .ask: concerned.append((entry, false))
            case .offerUndo: concerned.append((entry, true))
            case .deny(let reason): return .deny(reason: reason)
            }
        }
        if concerned.contains(where: \.isOffered), canOffer(navigation, on: host) {
            concerned.removeAll(where: \.isOffered)
        }
        if concerned.isEmpty { return nil }
        let asked = concerned.map(\.entry)
        return .confirm { [asked, ask] question in
            Interview(asked, question, ask).proceed()
        }
    }

    func minds(_ navigation: Navigation) -> Bool {
        causes.contains(navigation.cause)
    }

    /// What a navigation removes and nobody has confirmed yet, top first.
    func unconfirmed(_ navigation: Navigation) -> [StackEntry] {
        let confirmed = Set(navigation.confirmed.map { ObjectIdentifier($0) })
        return navigation.change.removed.filter { !confirmed.contains(ObjectIdentifier($0)) }
    }

    func answer(about screen: any NavScreen, _ navigation: Navigation) -> GuardAnswer {
        var answer = (screen as? any PopGuarded)?.guardAnswer(onLeaving: navigation) ?? .allow
        for rule in rules {
            // A rule may take others off while it is asked: those are not asked any more.
            guard rules.contains(where: { $0.id == rule.id }), let other = rule.answer(about: screen, navigation)
            else { continue }
            answer = answer.stricter(of: other)
        }
        if case .offerUndo(let window) = answer, window <= .zero { return .ask }
        return answer
    }
}

extension PopGuard {
    func addRule(for screen: GuardRule.Weak?, _ body: @escaping GuardRule.Body) -> GuardRuleToken {
        takeRules(where: \.isStale)
        ruleCount += 1
        rules.append(GuardRule(id: ruleCount, screen: screen, body: body))
        return GuardRuleToken(ruleCount, of: self)
    }

    func removeRule(_ id: Int) {
        takeRules { $0.id == id }
    }

    /// What a rule holds may call back when it goes, and must not find the rules half changed.
    private func takeRules(where isGone: (GuardRule) -> Bool) {
        let old = rules
        rules.removeAll(where: isGone)
        extendLifetime(old)
    }
}
