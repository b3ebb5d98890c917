public import NavHost

/// Whose navigations a guard minds.
public struct GuardCauses: Sendable {
    private enum Kind {
        case user
        case all
        case some(@MainActor @Sendable (Cause) -> Bool)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// The causes for which a condition holds.
    public init(where isMinded: @escaping @MainActor @Sendable (Cause) -> Bool) {
        kind = .some(isMinded)
    }

    /// What a person does with their own hands.
    ///
    /// Code knows what it does, and is let through.
    public static let user = GuardCauses(.user)

    /// Everyone.
    ///
    /// What skips questions altogether, such as a forced request or the end of the host, still passes.
    public static let all = GuardCauses(.all)

    @MainActor func contains(_ cause: Cause) -> Bool {
        switch kind {
        case .user: cause.isUser
        case .all: true
        case .some(let isMinded): isMinded(cause)
        }
    }
}
