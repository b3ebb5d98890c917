/// What the system does to the app.
enum LifeCommand: Hashable {
    case suspend, resume, pressure
}
