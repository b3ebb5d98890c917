public import NavHost

/// That a person has seen a screen, from when to when: what goes to a service that counts.
public struct ScreenView: Hashable, Sendable {
    /// Why a screen came into view, or out of it.
    public enum Turn: Hashable, Sendable {
        /// A navigation, and who asked for it.
        case navigation(Cause)
        /// It was there when the analytics came, or stayed when they went.
        case installation
        /// The app came from the background, or went there.
        case background
        /// The host ended.
        case end
    }

    /// What the screen is called.
    public let screen: String
    /// Why it came into view.
    public let began: Turn
    /// Why it went out of view.
    public let ended: Turn
    /// How long it was seen, by the host's clock.
    public let duration: Duration
}
