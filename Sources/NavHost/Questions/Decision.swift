/// What a decider thinks of a navigation.
public enum Decision {
    /// It may happen.
    case allow
    /// It may not, and a person need not be asked.
    case deny(reason: String? = nil)
    /// Something else is to happen in its place. Called once, if this is the answer that counts.
    case redirect(@MainActor () -> NavRequest)
    /// A person, or a piece of work, decides: called when it is this decider's turn, and answered once, now or later.
    case confirm(@MainActor (Question) -> Void)

    /// A confirmation that is awaited: true leaves, false stays.
    ///
    /// A step that takes time before leaving, such as saving a draft, is a confirmation without a dialogue. The task
    /// that awaits is cancelled where the question is withdrawn.
    public static func confirm(
        awaiting isConfirmed: @escaping @MainActor (Navigation) async -> Bool
    ) -> Decision {
        .confirm { question in
            let task = Task { @MainActor in
                question.answer(await isConfirmed(question.navigation) ? .leave : .stay)
            }
            question.onWithdrawal { task.cancel() }
        }
    }
}
