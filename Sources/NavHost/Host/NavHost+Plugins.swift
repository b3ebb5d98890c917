import DelegateProxy

extension NavHost {
    /// Installs a plugin: from here on the host holds it, and it takes part in what comes next.
    ///
    /// May be called at any time, also inside a callback. A plugin that is installed already stays as it is; one that
    /// serves another host alone is refused with a diagnostic, as is any on a host that has ended.
    ///
    /// - Returns: the plugin.
    @discardableResult public func install<Plugin: NavPlugin>(_ plugin: Plugin) -> Plugin {
        guard !isInstalled(plugin) else { return plugin }
        if hasEnded {
            report(
                NavDiagnostic(
                    "a plugin was installed on a host that has ended", remedy: "install it on a new host",
                    plugin: plugin.name))
            return plugin
        }
        if let host = plugin.soleHost, host !== self {
            report(
                NavDiagnostic(
                    "the plugin is on another host and can serve only one",
                    remedy: "make one for each host, or uninstall it there first", plugin: plugin.name))
            return plugin
        }
        unregister(plugin)
        let index = plugins.firstIndex { $0.priority < plugin.priority } ?? plugins.endIndex
        plugins.insert(plugin, at: index)
        register(plugin, priority: plugin.priority, retention: .strong)
        deliver { plugin.didInstall(on: self) }
        if isInstalled(plugin) { attach(plugin) }
        return plugin
    }

    /// Uninstalls a plugin: it hears nothing more, and what it leads or asks is taken back.
    ///
    /// A gesture that it owns is cancelled; a question that it asks, or was still to ask, is answered with stay. Nothing
    /// happens where it is not installed.
    public func uninstall(_ plugin: some NavPlugin) {
        let id = ObjectIdentifier(plugin)
        guard isInstalled(plugin), leavingPlugins.insert(id).inserted else { return }
        deliver { plugin.willUninstall(from: self) }
        leavingPlugins.remove(id)
        guard let index = plugins.firstIndex(where: { $0 === plugin }) else { return }
        plugins.remove(at: index)
        unregister(plugin)
        // The app's own delegate stays one, as a delegate like any other.
        if plugin === ownDelegate { register(plugin, priority: 0, retention: .weak) }
        dropWhatBelongs(to: id)
        run()
    }

    /// The first installed plugin, by priority, that is of this type or conforms to this capability.
    public func plugin<Capability>(conformingTo type: Capability.Type) -> Capability? {
        for plugin in plugins {
            if let found = plugin as? Capability { return found }
        }
        return nil
    }

    private func dropWhatBelongs(to id: ObjectIdentifier) {
        if let trip = machine.current, navigation(trip.id)?.owner == id {
            receive(.cancel(id: trip.id, .dropped))
        }
        guard let trip = machine.asking, let poll = questions[trip.id]?.poll,
            poll.confirmations.indices.contains(trip.question), poll.confirmations[trip.question].id == id
        else { return }
        let asker = poll.confirmations[trip.question].asker
        receive(.stay(id: trip.id, question: trip.question, .vetoed(by: asker, reason: "it was uninstalled")))
    }
}
