public import NavHost

/// Whose navigations a guard minds.
public struct GuardCauses: Sendable {
    private let isMinded: @MainActor @Sendable (Cause) -> Bool

    /// The causes for which a condition holds.
    public init(where isMinded: @escaping @MainActor @Sendable (Cause) -> Bool) {
        self.isMinded = isMinded
    }

    /// What a person does with their own hands.
    ///
    /// Code knows what it does, and is let through.
    public static let user = GuardCauses { $0.isUser }

    /// Everyone.
    ///
    /// What skips questions altogether, such as a forced request or the end of the host, still passes.
    public static let all = GuardCauses { _ in true }

    @MainActor func contains(_ cause: Cause) -> Bool {
        isMinded(cause)
    }
}
