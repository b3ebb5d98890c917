/// What the deciders of one navigation want, until it ends: an object, since most navigations have none.
@MainActor final class OpenQuestion {
    let poll: Poll
    var link: QuestionLink?
    var leaveTo: NavRequest?
    /// The entries that screens and delegates asked about one by one, and that may be left.
    var confirmed: [StackEntry] = []

    init(poll: Poll) {
        self.poll = poll
    }
}
