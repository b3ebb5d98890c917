/// What pages there are, and how one gets from one to another.
enum PageCommand: Hashable {
    /// What a page says about its neighbours.
    enum Says: String, Hashable {
        /// The list says it.
        case series
        /// There is none.
        case none
        /// A page that is made when it is asked for.
        case made
        /// The screen that ends the series.
        case done
        /// The same, and there is no way back from it.
        case seal
    }

    case status
    /// Begins the series at a page.
    case begin(Int)
    case go(Int)
    /// The list: numbers of pages.
    case list([Int])
    case lock(Bool)
    /// Whether the form on the page that is shown is valid.
    case valid(Bool)
    case fingers(Bool)
    case collapse(Bool)
    case force
    case next(Says)
    case previous(Says)
    /// A host of its own for a series.
    case series
}
