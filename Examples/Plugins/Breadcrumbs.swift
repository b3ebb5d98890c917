public import NavHost

/// The trail from the root to where one is, for a bar whose crumbs can be tapped.
///
/// ```swift
/// let trail = host.install(Breadcrumbs())
/// trail.onChange = { bar.show($0.crumbs) }
/// bar.onTap = { trail.tap($0) }
/// ```
/// A tap is a person going back, so guards ask and locks hold as they do for the back button.
public final class Breadcrumbs: NavPlugin {
    /// Called when the trail is another: at the commit of a navigation, never while a finger may still take it back.
    public var onChange: (@MainActor (Breadcrumbs) -> Void)?

    /// The trail, root first; empty where it is not installed, or nothing is shown.
    public private(set) var crumbs: [Crumb] = []

    /// The host whose trail it is.
    public private(set) weak var soleHost: NavHost?

    /// A trail of the host that it will be installed on.
    public init() {}

    /// Goes back to a crumb.
    ///
    /// - Returns: `unchanged` for the last crumb; nil where there is no such crumb.
    @discardableResult public func tap(_ index: Int) -> Navigation? {
        guard let host = soleHost, host.entries.indices.contains(index) else { return nil }
        return host.pop(to: host.entries[index], cause: Cause(.control, origin: name))
    }

    /// From here on it has a trail.
    public func didInstall(on host: NavHost) {
        soleHost = host
        update(host.screens)
    }

    /// From here on it has none.
    public func willUninstall(from host: NavHost) {
        soleHost = nil
        update([])
    }

    private func update(_ screens: [any NavScreen]) {
        let new = screens.enumerated().map { index, screen in
            Crumb(
                title: (screen as? any CrumbTitled)?.crumbTitle ?? ScreenLabel(screen).description,
                isCurrent: index == screens.count - 1)
        }
        guard new != crumbs else { return }
        crumbs = new
        onChange?(self)
    }
}

extension Breadcrumbs: NavObserving {
    /// The trail follows the stack.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        if host === soleHost { update(host.screens) }
    }
}
