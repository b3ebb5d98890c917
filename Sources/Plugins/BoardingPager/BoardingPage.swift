public import NavHost

/// A screen that names its own neighbours in a series.
///
/// What it says wins over the list. Being one makes it a page, also where it is not in the list.
@MainActor public protocol BoardingPage: NavScreen {
    /// What comes after it: a question, asked whenever somebody begins to page, or asks whether one could.
    var nextPage: PageAnswer { get }
    /// What comes before it; a screen that is not on the stack comes in below the page.
    var previousPage: PageAnswer { get }
}

extension BoardingPage {
    /// The list says it.
    public var nextPage: PageAnswer { .series }
    /// The list says it.
    public var previousPage: PageAnswer { .series }
}
