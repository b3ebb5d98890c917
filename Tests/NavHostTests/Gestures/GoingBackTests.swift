import NavHost
import TestSupport
import Testing

@MainActor struct GoingBackTests {
    @Test(arguments: [true, false], ["Escape", "Alt+Left", "mouse 8"])
    func `B144: Keys go back when they are on and the content did not want them, else nothing happens`(
        isOn: Bool, key: String
    ) {
        let stage = PanStage(["A", "B", "C"], isAnimated: false)
        if !isOn { stage.host.backCauses.remove(.key) }
        // A text editor on top that ends its selection first: the host is asked for what it leaves only.
        var hasSelection = true
        func press() -> Navigation? {
            guard !hasSelection else {
                hasSelection = false
                return nil
            }
            return stage.host.goBack(cause: Cause(.key, origin: key))
        }
        #expect(press() == nil)
        #expect(stage.take() == [] && stage.stack == "[A, B, C]")
        #expect(press()?.wasHandled == isOn)
        #expect(
            stage.take()
                == (isOn
                    ? [
                        "stack [A, B]", "C willDisappear", "B willAppear", "willShow B", "C didDisappear",
                        "B didAppear", "didShow B", "end pop finished",
                    ] : ["refuse switchedOff", "end pop refused(switchedOff)"]))
        #expect(stage.host.goBack(cause: .backButton).wasHandled)
        #expect(stage.stack == (isOn ? "[A]" : "[A, B]"))
    }

    @Test func `A cause that is off asks nobody, and every other one still works`() {
        let stage = PanStage(["A", "B"], isAnimated: false)
        stage["B"].decision = { _, _ in .deny(reason: nil) }
        stage.host.backCauses = [.backButton]
        for cause in [Cause.key, .accessibility, .backMenu, .gesture, .code] {
            #expect(stage.host.backRequest(cause: cause)?.operation == nil)
            #expect(!stage.host.goBack(cause: cause).wasHandled)
        }
        #expect(
            stage.take()
                == Array(repeating: ["refuse switchedOff", "end pop refused(switchedOff)"], count: 5).flatMap(\.self))
        #expect(stage.host.goBack().wasHandled)
        #expect(stage.take() == ["ask B", "refuse vetoed(by: B)", "end pop refused(vetoed(by: B))"])
    }

    @Test func `G32: Whether one can go back is told on real flips only, after everything else`() {
        let stage = PanStage(["A"], isAnimated: false)
        stage.host.addDelegate(stage.flips)
        stage.host.push(stage["B"])
        #expect(
            stage.take() == [
                "stack [A, B]", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                "didShow B", "end push finished", "can go back: true",
            ])
        stage.host.push(stage["C"])
        stage.host.pop()
        #expect(
            stage.take() == [
                "stack [A, B, C]", "B willDisappear", "C willAppear", "willShow C", "B didDisappear", "C didAppear",
                "didShow C", "end push finished", "stack [A, B]", "C willDisappear", "B willAppear", "willShow B",
                "C didDisappear", "B didAppear", "didShow B", "end pop finished",
            ])
        stage.host.goBack(cause: .key)
        #expect(
            stage.take() == [
                "stack [A]", "B willDisappear", "A willAppear", "willShow A", "B didDisappear", "A didAppear",
                "didShow A", "end pop finished", "can go back: false",
            ])
        stage.host.pop()
        stage.host.replaceTop(with: stage["D"])
        #expect(
            stage.take() == [
                "refuse atRoot", "end pop refused(atRoot)", "stack [D]", "A willDisappear", "D willAppear",
                "willShow D", "A didDisappear", "D didAppear", "didShow D", "end replaceTop finished",
            ])
        stage.host.perform(.push([StackEntry(stage["E"]), StackEntry(stage["F"])]))
        stage.host.popToRoot()
        #expect(
            stage.take() == [
                "stack [D, E, F]", "D willDisappear", "F willAppear", "willShow F", "D didDisappear", "F didAppear",
                "didShow F", "end push finished", "can go back: true", "stack [D]", "F willDisappear",
                "D willAppear", "willShow D", "F didDisappear", "D didAppear", "didShow D", "end popToRoot finished",
                "can go back: false",
            ])
    }

    @Test func `G32: Of several who speak for back, only the first that comes and the last that goes flip it`() {
        let stage = PanStage(["root"], isAnimated: false)
        stage.host.addDelegate(stage.flips)
        let (a, b, c) = (Backer(stage["X"]), Backer(stage["Y"]), Backer(stage["Z"]))
        a.isOn = false
        stage.host.install(a)
        #expect(stage.take() == [])
        a.isOn = true
        stage.host.commandsDidChange()
        #expect(stage.take() == ["can go back: true"])
        stage.host.install(b)
        #expect(stage.take() == [])
        stage.host.uninstall(a)
        #expect(stage.take() == [])
        stage.host.uninstall(b)
        #expect(stage.take() == ["can go back: false"])
        stage.host.install(c)
        #expect(stage.take() == ["can go back: true"])
    }

    @Test func `A swipe flips it at its commit, a swipe that is called off never`() {
        let stage = PanStage(["A", "B"])
        stage.host.addDelegate(stage.flips)
        stage.finger.begin()
        stage.finger.cancel()
        stage.settle()
        #expect(!stage.take().contains { $0.hasPrefix("can go") })
        stage.finger.begin()
        stage.finger.end(2)
        #expect(stage.take().suffix(3) == ["stack [A]", "settle finishing", "can go back: false"])
        stage.settle()
        #expect(!stage.take().contains { $0.hasPrefix("can go") })
    }

    @Test func `A provider that comes, goes, or says that it thinks otherwise flips it on the root`() {
        let stage = PanStage(["A"], isAnimated: false)
        stage.host.addDelegate(stage.flips)
        let provider = Backer(stage["Z"])
        stage.host.install(provider)
        #expect(stage.take() == ["can go back: true"])
        stage.host.commandsDidChange()
        #expect(stage.take() == [])
        provider.isOn = false
        stage.host.commandsDidChange()
        #expect(stage.take() == ["can go back: false"])
        provider.isOn = true
        stage.host.commandsDidChange()
        stage.host.uninstall(provider)
        #expect(stage.take() == ["can go back: true", "can go back: false"])
    }

    @Test func `Two flips in one callback are none, and all delegates hear the same in the same order`() {
        let stage = PanStage(["A"], isAnimated: false)
        stage.host.addDelegate(stage.flips)
        stage["B"].reactions["didAppear"] = { $0.pop() }
        stage.host.push(stage["B"])
        #expect(stage.stack == "[A]")
        #expect(!stage.take().contains { $0.hasPrefix("can go") })
    }

    @Test func `What is asked for in answer to a flip runs when all have heard it`() {
        let stage = PanStage(["A"], isAnimated: false)
        let first = Flips(stage.trace, "first")
        first.reaction = { host, canGoBack in if canGoBack { host.pop() } }
        stage.host.addDelegate(first)
        stage.host.addDelegate(Flips(stage.trace, "second").kept(by: first))
        stage.host.push(stage["B"])
        #expect(
            stage.take().filter { $0.contains("can go") || $0.hasPrefix("stack") } == [
                "stack [A, B]", "first can go back: true", "second can go back: true", "stack [A]",
                "first can go back: false", "second can go back: false",
            ])
    }

    @Test func `Two that answer flips with flips without end are cut off, with a diagnostic`() {
        let host = NavHost(root: Page("A"))
        var diagnostics: [String] = []
        host.onDiagnostic = { diagnostics.append($0.description) }
        let flips = Flips(Trace())
        flips.reaction = { host, canGoBack in
            if canGoBack { host.pop() } else { host.push(Page("B")) }
        }
        host.addDelegate(flips)
        host.push(Page("B"))
        #expect(
            diagnostics == [
                "whether back means something flipped more than 64 times in one go. "
                    + "find who answers didChangeCanGoBack by going back or forth, and let it stop."
            ])
        #expect(host.count <= 2)
    }
}

@MainActor private final class Backer: NavPlugin, CommandProviding {
    var isOn = true
    private let page: Page

    init(_ page: Page) {
        self.page = page
    }

    func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
        isOn && command == .back ? .pop(revealing: page) : nil
    }
}
