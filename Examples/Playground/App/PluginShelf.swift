import NavHost

/// The plugins that can be switched on and off while the app runs.
@MainActor final class PluginShelf {
    private let host: NavHost
    private var plugins: [any NavPlugin]

    init(_ plugins: [any NavPlugin], on host: NavHost) {
        self.plugins = plugins
        self.host = host
        for plugin in plugins { host.install(plugin) }
    }

    /// One line for each plugin.
    var lines: [String] {
        plugins.map { "\(isInstalled($0) ? "on " : "off")  \(name(of: $0))" }
    }

    func install(_ name: String) throws(CommandError) -> [String] {
        host.install(try plugin(name))
        return lines
    }

    func uninstall(_ name: String) throws(CommandError) -> [String] {
        host.uninstall(try plugin(name))
        return lines
    }

    /// Puts a plugin where another was, on or off as that.
    func replace(_ old: any NavPlugin, with new: any NavPlugin) {
        plugins = plugins.map { $0 === old ? new : $0 }
        guard isInstalled(old) else { return }
        host.uninstall(old)
        host.install(new)
    }

    func isInstalled(_ plugin: any NavPlugin) -> Bool {
        host.plugins.contains { $0 === plugin }
    }

    private func plugin(_ name: String) throws(CommandError) -> any NavPlugin {
        guard let found = plugins.first(where: { self.name(of: $0) == name.lowercased() }) else {
            let known = plugins.map { self.name(of: $0) }.joined(separator: ", ")
            throw .badArgument("there is no plugin '\(name)'; there are \(known)")
        }
        return found
    }

    private func name(of plugin: any NavPlugin) -> String {
        plugin.name.lowercased()
    }
}
