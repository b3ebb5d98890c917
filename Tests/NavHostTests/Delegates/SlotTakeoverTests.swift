import DelegateProxy
import NavHost
import TestSupport
import Testing

/// A plugin that shares the only delegate slot of a toolkit with whoever sat in it, or sits down in it later.
@MainActor struct SlotTakeoverTests {
    private let trace = Trace()

    @Test func `B13: Whoever held the slot before, or takes it later, hears everything, and gets it back at the end`() {
        let toolkit = Toolkit()
        let host = NavHost(root: Item(value: 0))
        let (first, second) = (Foreigner("F", trace), Foreigner("F2", trace))
        toolkit.delegate = first
        let occupant = host.install(Occupant(toolkit, trace))
        host.push(Item(value: 1))
        #expect(trace.take() == ["F hears item 1", "plugin hears item 1"])
        // Foreign code takes the slot, more than once: told once, and nobody is left out.
        for _ in 1...2 {
            toolkit.delegate = second
            host.push(Item(value: 2))
            host.pop()
        }
        #expect(
            trace.take() == [
                "plugin slotTaken", "F hears item 2", "plugin hears item 2", "F2 hears item 2", "F hears item 1",
                "plugin hears item 1", "F2 hears item 1", "F hears item 2", "plugin hears item 2", "F2 hears item 2",
                "F hears item 1", "plugin hears item 1", "F2 hears item 1",
            ])
        host.uninstall(occupant)
        #expect(toolkit.delegate === second)
        toolkit.show("something")
        host.push(Item(value: 3))
        #expect(trace.take() == ["F2 hears something"])
    }

    @Test func `B13: A slot that foreign code took at the last moment is left as it is`() {
        let toolkit = Toolkit()
        let host = NavHost(root: Item(value: 0))
        let (first, second) = (Foreigner("F", trace), Foreigner("F2", trace))
        toolkit.delegate = first
        let occupant = host.install(Occupant(toolkit, trace))
        #expect(trace.take() == [])
        toolkit.delegate = second
        host.uninstall(occupant)
        #expect(toolkit.delegate === second)
        #expect(trace.take() == ["plugin slotTaken"])
    }
}

@MainActor private protocol ToolkitDelegate: AnyObject {
    func toolkitDidShow(_ page: String)
}

/// Has room for one delegate.
@MainActor private final class Toolkit {
    weak var delegate: (any ToolkitDelegate)?

    func show(_ page: String) { delegate?.toolkitDidShow(page) }
}

@MainActor private final class Foreigner: ToolkitDelegate {
    private let name: String
    private let trace: Trace

    init(_ name: String, _ trace: Trace) {
        self.name = name
        self.trace = trace
    }

    func toolkitDidShow(_ page: String) { trace.write("\(name) hears \(page)") }
}

/// Sits in the slot, passes on what it hears, and makes the toolkit show what the host shows.
@MainActor private final class Occupant: NavPlugin, NavObserving, ToolkitDelegate {
    private let toolkit: Toolkit
    private let trace: Trace
    private let members = DelegateProxy<any ToolkitDelegate> { one in { [weak one] in one } }
    private let own: Foreigner

    init(_ toolkit: Toolkit, _ trace: Trace) {
        self.toolkit = toolkit
        self.trace = trace
        own = Foreigner("plugin", trace)
        members.onDiagnostic = { [trace] in trace.write("plugin \($0.kind)") }
    }

    func didInstall(on host: NavHost) {
        sitDown()
        members.add(own)
    }

    func willUninstall(from host: NavHost) {
        sitDown()
        toolkit.delegate = members.giveBack()
    }

    func navHost(_ host: NavHost, didShow navigation: Navigation) {
        sitDown()
        toolkit.show("\(ScreenLabel(host.screens[host.count - 1]))")
    }

    func toolkitDidShow(_ page: String) {
        members.notify { $0.toolkitDidShow(page) }
    }

    private func sitDown() {
        guard toolkit.delegate !== self else { return }
        members.adopt(toolkit.delegate)
        toolkit.delegate = self
    }
}
