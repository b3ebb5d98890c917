/// A delegate with a life in the host: installed, held strongly, ordered by priority, uninstallable at any time.
///
/// ```swift
/// final class Trail: NavPlugin, NavObserving {
///     func navHost(_ host: NavHost, didShow navigation: Navigation) { print(navigation.to ?? "nothing") }
/// }
/// host.install(Trail())
/// ```
/// The host holds its plugins; a plugin holds its host weakly or not at all.
@MainActor public protocol NavPlugin: NavDelegate {
    /// Names it in refusals, diagnostics and logs. The name of the type by default.
    var name: String { get }
    /// Higher is heard and asked first; equal ones in the order of installation. 0 by default.
    var priority: Int { get }
    /// The host it is on, where it can serve only one: a second host then refuses it. nil, the default, serves any.
    var soleHost: NavHost? { get }
    /// It is installed. What it asks for here runs when this returns.
    func didInstall(on host: NavHost)
    /// It is about to go: at its own wish, the app's, or because the host ends.
    func willUninstall(from host: NavHost)
}

extension NavPlugin {
    /// The name of the type.
    public var name: String { "\(type(of: self))" }
    /// 0: heard and asked in the order of installation, as the swipe back is.
    public var priority: Int { 0 }
    /// nil: it serves any number of hosts.
    public var soleHost: NavHost? { nil }
    /// Does nothing.
    public func didInstall(on host: NavHost) {}
    /// Does nothing.
    public func willUninstall(from host: NavHost) {}
}
