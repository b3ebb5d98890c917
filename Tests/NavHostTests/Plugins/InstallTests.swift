import NavHost
import TestSupport
import Testing

@MainActor struct InstallTests {
    @Test func `B07: The host keeps its plugins alive, and its observers not`() {
        let host = NavHost(root: Item(value: 0))
        let trace = Trace()
        host.install(Recorder(trace, name: "owned", isNamed: true))
        host.addDelegate(Recorder(trace, name: "observed", isNamed: true))
        #expect(trace.take() == ["owned: attach [item 0]", "observed: attach [item 0]"])
        host.push(Item(value: 1))
        host.popToRoot()
        host.pop()
        #expect(
            trace.take() == [
                "owned: stack [item 0, item 1]", "owned: willShow item 1", "owned: didShow item 1",
                "owned: end push finished", "owned: stack [item 0]", "owned: willShow item 0",
                "owned: didShow item 0", "owned: end popToRoot finished", "owned: refuse atRoot",
                "owned: end pop refused(atRoot)",
            ])
        #expect(host.plugins.map(\.name) == ["PanToPop", "owned"])
        weak let plugin = host.plugins.last
        #expect(plugin != nil)
        if let owned = plugin as? Recorder { host.uninstall(owned) }
        #expect(plugin == nil && host.plugins.map(\.name) == ["PanToPop"])
        host.install(Recorder(trace))
        weak let second = host.plugins.last
        host.end()
        #expect(second == nil)
    }

    @Test func `A plugin is told that it comes and what stands there, and that it goes`() {
        let stage = Stage("A", "B")
        let tenant = Tenant("tenant", stage.trace)
        #expect(stage.host.install(tenant) === tenant)
        #expect(stage.take() == ["tenant comes", "tenant attaches to [A, B]"])
        stage.host.install(tenant)
        stage.host.addDelegate(tenant)
        stage.host.removeDelegate(tenant)
        #expect(stage.take() == [])
        stage.host.uninstall(tenant)
        stage.host.uninstall(tenant)
        #expect(stage.take() == ["tenant leaves"])
        stage.host.install(tenant)
        #expect(stage.take() == ["tenant comes", "tenant attaches to [A, B]"])
    }

    @Test func `Plugins are ordered by priority, then by installation`() {
        let stage = Stage("A")
        for (name, priority) in [("b", 0), ("a", 10), ("d", -1), ("c", 0), ("e", .min), ("z", .max)] {
            stage.host.install(Tenant(name, stage.trace, priority: priority))
        }
        #expect(stage.host.plugins.map(\.name) == ["z", "a", "PanToPop", "Recorder", "b", "c", "d", "e"])
        #expect(stage.host.plugin(conformingTo: Tenant.self)?.name == "z")
    }

    @Test func `What a plugin asks for as it comes runs when it is there`() {
        let stage = Stage("A")
        let tenant = Tenant("tenant", stage.trace)
        tenant.onInstall = { [stage] host in
            #expect(host.push(stage["B"]).state == .waiting)
        }
        stage.host.install(tenant)
        #expect(
            stage.take() == [
                "tenant comes", "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear",
                "B didAppear", "didShow B", "end push finished", "tenant attaches to [A, B]",
            ])
        tenant.onUninstall = { host in host.pop() }
        stage.host.uninstall(tenant)
        #expect(stage.take().first == "tenant leaves")
        #expect(stage.stack == "[A]")
    }

    @Test func `A plugin that uninstalls itself as it comes does not attach`() {
        let stage = Stage("A")
        let tenant = Tenant("tenant", stage.trace)
        tenant.onInstall = { [weak tenant] host in tenant.map { host.uninstall($0) } }
        stage.host.install(tenant)
        #expect(stage.take() == ["tenant comes", "tenant leaves"])
        #expect(stage.host.plugins.map(\.name) == ["PanToPop", "Recorder"])
        tenant.onInstall = nil
        stage.host.install(tenant)
        tenant.onUninstall = { [weak tenant] host in tenant.map { host.uninstall($0) } }
        _ = stage.take()
        stage.host.uninstall(tenant)
        #expect(stage.take().first == "tenant leaves")
        #expect(stage.host.plugins.map(\.name) == ["PanToPop", "Recorder"])
    }

    @Test func `Plugins may come and go inside every callback`() {
        for hook in ["stack", "willShow", "didShow", "end", "refuse", "cancel", "move", "release", "bars"] {
            let stage = Stage("A", "B", isAnimated: true)
            let (leaver, newcomer) = (
                Recorder(stage.trace, name: "leaver", isNamed: true),
                Recorder(stage.trace, name: "newcomer", isNamed: true)
            )
            stage.host.install(leaver)
            var count = 0
            stage.recorder.reactions[hook] = { host, _ in
                stage.recorder.reactions = [:]
                count += 1
                _ = stage.take()
                host.uninstall(leaver)
                host.install(newcomer)
                #expect(stage.take() == ["newcomer: attach \(names(host.screens))"], "\(hook)")
            }
            let finger = stage.host.beginInteractive(.push(stage["C"], bars: Bars(toolbar: .shown)))
            finger.update(0.5)
            finger.release(finishing: hook != "cancel")
            stage.presenter?.complete()
            stage.host.push(stage["A"])
            #expect(count == 1 && !stage.take().contains { $0.hasPrefix("leaver") }, "\(hook)")
            #expect(stage.host.plugins.map(\.name) == ["PanToPop", "Recorder", "newcomer"], "\(hook)")
        }
    }

    @Test func `A plugin of another host is refused with a diagnostic, unless it serves any`() {
        let stage = Stage("A")
        let other = Stage("X")
        let tenant = Tenant("tenant", stage.trace)
        stage.host.install(tenant)
        tenant.soleHost = stage.host
        _ = stage.take()
        other.host.install(tenant)
        #expect(
            other.take() == [
                "diagnostic tenant: the plugin is on another host and can serve only one. "
                    + "make one for each host, or uninstall it there first."
            ])
        #expect(stage.take() == [] && other.host.plugins.map(\.name) == ["PanToPop", "Recorder"])
        tenant.soleHost = nil
        other.host.install(tenant)
        #expect(stage.take() == ["tenant comes", "tenant attaches to [X]"])
        tenant.soleHost = nil
    }

    @Test func `Uninstalling the owner of a gesture cancels it, whichever way it goes`() {
        let stage = Stage("A", "B", isAnimated: true)
        let owner = Tenant("owner", stage.trace)
        stage.host.install(owner)
        let finger = stage.host.beginInteractive(.pop(), owner: owner)
        finger.update(0.5)
        _ = stage.take()
        stage.host.uninstall(Tenant("stranger", stage.trace))
        #expect(stage.take() == [])
        stage.host.uninstall(owner)
        #expect(
            stage.take() == [
                "owner leaves", "finishNow returning", "A willDisappear", "B willAppear", "A didDisappear",
                "B didAppear", "cancel dropped", "end pop cancelled(dropped)",
            ])
        #expect(finger.navigation.end == .cancelled(.dropped))
        // What is committed goes on.
        stage.host.install(owner)
        let committed = stage.host.beginInteractive(.pop(), owner: owner)
        committed.finish()
        _ = stage.take()
        stage.host.uninstall(owner)
        #expect(stage.take() == ["owner leaves"])
        stage.presenter?.complete()
        #expect(stage.take() == ["B didDisappear", "A didAppear", "didShow A", "end pop finished"])
    }

    @Test func `Uninstalling the owner inside a move ends the gesture after it`() {
        let stage = Stage("A", "B", isAnimated: true)
        let owner = stage.host.install(Tenant("owner", stage.trace))
        stage.recorder.reactions["move"] = { host, _ in host.uninstall(owner) }
        let finger = stage.host.beginInteractive(.pop(), owner: owner)
        _ = stage.take()
        finger.update(0.5)
        finger.update(0.6)
        #expect(
            stage.take() == [
                "follow 0.5", "move 0.5", "owner leaves", "finishNow returning", "A willDisappear", "B willAppear",
                "A didDisappear", "B didAppear", "cancel dropped", "end pop cancelled(dropped)",
            ])
    }
}
