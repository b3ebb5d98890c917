/// A navigation that is led by hand, a step at a time: what a finger does in one go.
enum HandCommand: Hashable {
    enum Way: String, Hashable {
        case back, forward, next, previous
    }

    /// Begins, where it has come so far.
    case lead(Way, Double)
    case move(Double)
    /// Lets go, and it goes through.
    case finish
    /// Takes it back.
    case takeBack
}
