/// A screen with a say in the gestures over it.
///
/// It applies while the screen is on top.
@MainActor public protocol PanConfiguring: NavScreen {
    /// The band along the edges; nil takes ``NavHost/edgeBand``.
    var edgeBand: EdgeBand? { get }
    /// Whether pans from the content may leave it; nil takes the plugin's setting.
    var allowsContentPans: Bool? { get }
}

extension PanConfiguring {
    /// nil: the band of the host.
    public var edgeBand: EdgeBand? { nil }
    /// nil: the plugin's own setting holds.
    public var allowsContentPans: Bool? { nil }
}
