/// A navigation that can be asked for: a value that can be kept and performed again, on another host too.
///
/// ```swift
/// var request = NavRequest.pop(count: 2)
/// request.cause = .key
/// host.perform(request)
/// ```
/// `push`, `pop` and the like on ``NavHost`` are shorthands for ``NavHost/perform(_:)``.
@MainActor public struct NavRequest {
    enum Action {
        case push(StackEntries)
        case pushProvided(@MainActor () -> [StackEntry])
        case pop(count: Int)
        case popTo(any NavScreen)
        case popToEntry(StackEntry)
        case popWhile(@MainActor (StackEntry) -> Bool)
        case popToRoot
        case popRevealing(StackEntry)
        case set([StackEntry])
        case replaceTop(StackEntry)
        case remove(any NavScreen)
        case reveal(StackEntry)
        case end
        case adopt([any NavScreen])
    }

    var action: Action
    /// Who asks, for guards and logs to see.
    public var cause: Cause
    /// Whether a presenter may animate it.
    public var isAnimated: Bool
    /// Whether all questions are skipped.
    public var isForced: Bool
    /// Whether what it removes must not come back by a redo, as after a log-out.
    public var isFinal: Bool
    /// What it does when something is under way; nil takes ``NavHost/whenBusy``.
    public var whenBusy: WhenBusy?
    /// The direction that it is shown in; nil decides by the stack.
    public var looks: Navigation.Direction?

    init(_ action: Action) {
        self.action = action
        cause = .code
        isAnimated = true
        isForced = false
        isFinal = false
    }

    /// What it asks for, without what it carries.
    public var operation: NavOperation {
        switch action {
        case .push, .pushProvided: .push
        case .pop: .pop
        case .popTo, .popToEntry: .popTo
        case .popWhile: .popWhile
        case .popToRoot: .popToRoot
        case .popRevealing: .popRevealing
        case .set: .set
        case .replaceTop: .replaceTop
        case .remove: .remove
        case .reveal: .reveal
        case .end: .end
        case .adopt: .adopt
        }
    }

    /// The entries that it brings, bottom first; those of a `set` whose screens are there already stay unused.
    ///
    /// Empty where a provider names them later: see ``Navigation/change``.
    public var entries: StackEntries {
        switch action {
        case .push(let entries): entries
        case .set(let entries): StackEntries(entries)
        case .replaceTop(let entry), .reveal(let entry), .popRevealing(let entry): StackEntries(entry)
        case .pushProvided, .pop, .popTo, .popToEntry, .popWhile, .popToRoot, .remove, .end, .adopt: StackEntries()
        }
    }
}
