import NavHost

/// What a step in one direction comes to.
enum PageStep {
    case request(NavRequest)
    /// There is no page that way, or the pager is off.
    case nothing
    /// The page named a screen that cannot come next.
    case invalid(NavDiagnostic)
}
