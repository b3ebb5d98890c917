/// What a person, a pipe or a script can ask for.
enum Command: Hashable {
    case open(Int)
    case compose, settings, onboarding
    case back, forward, next, previous, home, redo
    case type(String)
    case send, save
    /// A message arrives, and the app shows it by itself.
    case notify(Int)
    case yes, no
    case stack, events, plugins, rules, why, help
    case install(String)
    case uninstall(String)
    case wait(Duration)
    case quit
}
