/// What part a delegate would play in a message.
public enum DelegateRole: String, Hashable, Sendable {
    /// It is told.
    case hears

    /// Its answer is the first, the one that counts where one is enough.
    case answers

    /// It is asked and has no answer.
    case abstains

    /// It has an answer, but an earlier delegate has one too.
    case shadowed
}
