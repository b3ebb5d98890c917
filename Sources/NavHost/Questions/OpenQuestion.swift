/// What the deciders of one navigation want, until it ends.
struct OpenQuestion {
    var poll = Poll()
    var link: QuestionLink?
    var leaveTo: NavRequest?
    /// The entries that screens and delegates asked about one by one, and that may be left.
    var confirmed: [StackEntry] = []
}
