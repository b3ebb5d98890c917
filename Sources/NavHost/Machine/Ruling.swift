/// What the deciders of a navigation answered together.
enum Ruling {
    case allow
    case deny(Refusal)
    /// Another trip takes its place.
    case redirect
    /// So many questions, one after the other.
    case confirm(Int)
}
