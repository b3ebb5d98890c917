/// Why a navigation never began.
@nonexhaustive public enum Refusal: Error, Hashable, Sendable {
    /// There is nothing below to go back to; also a `remove` of the only screen.
    case atRoot
    /// The pushed instance is on the stack already.
    case alreadyOnStack
    /// The screen that was named is not on the stack.
    case notOnStack
    /// A host that has a root cannot become empty, and an empty stack has nothing to pop.
    case emptyStack
    /// A screen was named twice.
    case duplicates
    /// A count that is zero, negative or larger than the number of screens above the root.
    case invalidCount
    /// There is nothing to go forward to, or a push named no entry.
    case nothingAhead
    /// A command came from a cause that the host does not go back for: see ``NavHost/backCauses``.
    case switchedOff
    /// A decider denied it, or a person answered "stay". `by` names the decider.
    indirect case vetoed(by: String, reason: String?)
    /// A decider sent it elsewhere: ``Navigation/successor`` goes on.
    case redirected
    /// Something ran or a question was open, and this call does not end or await it.
    case busy
    /// The stack changed while it was asked about, so that its answer no longer fits.
    case superseded
    /// Navigations asked for more navigations, too deep. A diagnostic names the culprit.
    case tooDeep
    /// The host has ended or is gone.
    case hostGone
}

extension Refusal: CustomStringConvertible {
    /// A sentence for logs.
    public var description: String {
        switch self {
        case .atRoot: "the root stays"
        case .alreadyOnStack: "the screen is on the stack already"
        case .notOnStack: "the screen is not on the stack"
        case .emptyStack: "the stack would be, or is, empty"
        case .duplicates: "a screen is named twice"
        case .invalidCount: "the count does not fit the stack"
        case .nothingAhead: "there is nothing to go forward to"
        case .switchedOff: "the host does not go back for this cause"
        case .vetoed(let name, let reason): "\(name) said no" + (reason.map { ": \($0)" } ?? "")
        case .redirected: "it was sent elsewhere"
        case .busy: "something else is going on"
        case .superseded: "another navigation came first"
        case .tooDeep: "navigations caused each other without end"
        case .hostGone: "the host has ended"
        }
    }
}
