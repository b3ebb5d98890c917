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

    /// What kind of thing asked.
    public var kind: Kind
    /// A name for who it was exactly, for logs: a plugin's name, a button.
    public var origin: String?

    /// A cause; the origin is for logs, and decides nothing.
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

    /// The app's own code: see ``Kind/code``.
    public static let code = Cause(.code)
    /// The back button of a bar: see ``Kind/backButton``.
    public static let backButton = Cause(.backButton)
    /// The back button's menu: see ``Kind/backMenu``.
    public static let backMenu = Cause(.backMenu)
    /// A key or a mouse button: see ``Kind/key``.
    public static let key = Cause(.key)
    /// An accessibility action: see ``Kind/accessibility``.
    public static let accessibility = Cause(.accessibility)
    /// A finger or pointer: see ``Kind/gesture``.
    public static let gesture = Cause(.gesture)
    /// A control on a screen: see ``Kind/control``.
    public static let control = Cause(.control)
    /// A plugin, by itself: see ``Kind/plugin``.
    public static let plugin = Cause(.plugin)
    /// State that is brought back: see ``Kind/restoration``.
    public static let restoration = Cause(.restoration)
    /// The toolkit, by itself: see ``Kind/external``.
    public static let external = Cause(.external)
    /// The end of the host: see ``Kind/hostEnd``.
    public static let hostEnd = Cause(.hostEnd)
}
