import NavHost

/// A programmer's slip that is answered and reported.
enum Slip {
    case negativeDepth
    case noTimeToLive
    case endless

    func diagnostic(by name: String) -> NavDiagnostic {
        switch self {
        case .negativeDepth:
            NavDiagnostic(
                "a negative depth was given and counts as 0", remedy: "give 0 to keep nothing", plugin: name)
        case .noTimeToLive:
            NavDiagnostic(
                "a time to live of zero or less was given and counts as nil",
                remedy: "give nil to keep screens for ever, or a depth of 0 to keep none", plugin: name)
        case .endless:
            NavDiagnostic(
                "what was told of what lies ahead changed it again, without end",
                remedy: "find who answers onChange or a notice by changing what is kept, and let it stop", plugin: name)
        }
    }
}
