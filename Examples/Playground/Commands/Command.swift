import NavHost

/// What a person, a pipe or a script can ask for.
enum Command: Hashable {
    case open(Int)
    case compose, settings, onboarding, pictures
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
    case drag(Drag)
    /// What a swipe does that somebody wants to be asked about.
    case guarded(GuardedSwipe)
    case change(StackCommand)
    case lead(HandCommand)
    case keep(RedoCommand)
    case live(LifeCommand)
    case page(PageCommand)
    case leave(LeaveCommand)
    /// Whether commands are answered by what was heard rather than by a picture.
    case brief(Bool)
    /// A heading in what is written.
    case say(String)
    case quit
}
