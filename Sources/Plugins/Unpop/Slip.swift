import NavHost

/// A programmer's slip that is answered and reported.
enum Slip {
    case negativeDepth
    case noTimeToLive

    func diagnostic(by name: String) -> NavDiagnostic {
        switch self {
        case .negativeDepth:
            NavDiagnostic(
                "a negative depth was given and counts as 0", remedy: "give 0 to keep nothing", plugin: name)
        case .noTimeToLive:
            NavDiagnostic(
                "a time to live of zero or less was given and counts as nil",
                remedy: "give nil to keep screens for ever, or a depth of 0 to keep none", plugin: name)
        }
    }
}
