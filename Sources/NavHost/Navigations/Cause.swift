/// Who asked for a navigation.
public struct Cause: Hashable, Sendable {
    /// The kind of thing that asked.
    @nonexhaustive public enum Kind: Hashable, Sendable, CaseIterable {
        /// The app's own code. The default.
        case code
        /// The back button of a bar.
        case backButton
        /// An entry of the back button's menu.
        case backMenu
        /// A key or a mouse button.
        case key
        /// An accessibility action, such as VoiceOver's escape.
        case accessibility
        /// A finger or pointer that drags.
        case gesture
        /// A control on a screen: a button, a breadcrumb, a page dot.
        case control
        /// A plugin, by itself.
        case plugin
        /// State that is brought back.
        case restoration
        /// The toolkit or a foreign library, which did it by itself.
        case external
        /// The end of the host.
        case hostEnd
    }

    public var kind: Kind
    /// A name for who it was exactly, for logs: a plugin's name, a button.
    public var origin: String?

    public init(_ kind: Kind, origin: String? = nil) {
        self.kind = kind
        self.origin = origin
    }

    /// Whether a person did it with their own hands, which is what guards mind by default.
    public var isUser: Bool {
        switch kind {
        case .backButton, .backMenu, .key, .accessibility, .gesture, .control: true
        case .code, .plugin, .restoration, .external, .hostEnd: false
        }
    }

    public static let code = Cause(.code)
    public static let backButton = Cause(.backButton)
    public static let backMenu = Cause(.backMenu)
    public static let key = Cause(.key)
    public static let accessibility = Cause(.accessibility)
    public static let gesture = Cause(.gesture)
    public static let control = Cause(.control)
    public static let plugin = Cause(.plugin)
    public static let restoration = Cause(.restoration)
    public static let external = Cause(.external)
    public static let hostEnd = Cause(.hostEnd)
}
