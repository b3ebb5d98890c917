import NavHost

/// What a step in one direction comes to.
enum PageStep {
    case request(NavRequest)
    /// The page says that there is no page that way.
    case closed
    /// The series ends there, or the pager is off.
    case nothing
    /// The page named a screen that cannot come next.
    case invalid(NavDiagnostic)
}
