import NavHost
import TestSupport
import Testing

/// What the stack alone refuses: at rest it is told as it comes, else when its turn comes, and always in the same way.
@MainActor struct AtRestTests {
    @Test func `A refusal is told in one order, and what is asked for meanwhile comes after it`() {
        let stage = Stage("A")
        var states: [Navigation.State] = []
        stage.recorder.reactions["refuse"] = { [trace = stage.trace] host, navigation in
            states += [navigation?.state].compactMap(\.self)
            navigation?.onEnd { trace.write("told \(word($0))") }
            host.push(Page("B", trace), animated: false)
        }
        stage.recorder.reactions["end pop"] = { _, navigation in states += [navigation?.state].compactMap(\.self) }
        let late = Recorder(stage.trace, name: "late", priority: -1, isNamed: true)
        stage.host.install(late)
        _ = stage.take()
        let navigation = stage.host.pop()
        #expect(
            stage.take().prefix(6) == [
                "refuse atRoot", "late: refuse atRoot", "told refused(atRoot)", "end pop refused(atRoot)",
                "late: end pop refused(atRoot)", "stack [A, B]",
            ])
        #expect(states == [.waiting, .ended(.refused(.atRoot))])
        #expect(navigation.end == .refused(.atRoot) && navigation.request == nil)
        #expect(navigation.removedScreens.isEmpty && navigation.addedScreens.isEmpty)
    }

    @Test func `Its end is read in the stream, and awaited`() async {
        let stage = Stage("A")
        let events = stage.host.events
        let navigation = stage.host.pop()
        stage.host.end()
        var kinds: [NavEvent.Kind] = []
        for await event in events where event.navigation == navigation.id { kinds.append(event.kind) }
        #expect(kinds == [.didRefuse(.atRoot), .didEnd(.refused(.atRoot))])
        #expect(await navigation.result == .refused(.atRoot))
    }

    @Test func `Whoever answers each refusal by another request is cut off`() {
        let stage = Stage("A")
        stage.recorder.reactions["refuse"] = { host, _ in host.pop() }
        stage.host.pop()
        let lines = stage.take()
        #expect(lines.filter { $0 == "end pop refused(atRoot)" }.count == NavHost.depthLimit)
        #expect(lines.filter { $0 == "end pop refused(tooDeep)" }.count == 1)
    }

    @Test func `One that waits for a motion is refused when its turn comes, on the stack as it is then`() {
        let stage = Stage("A", isAnimated: true)
        stage.host.push(stage.entry("B"))
        _ = stage.take()
        let waiting = stage.host.pop(count: 2, whenBusy: .queue)
        #expect(waiting.state == .waiting)
        #expect(stage.take() == [])
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "end push finished", "onPush B", "refuse invalidCount",
                "end pop refused(invalidCount)",
            ])
    }

    @Test func `Within a question nothing is at rest, and what is refused there has its depth`() {
        let stage = Stage("A", "B")
        var refused: [NavResult?] = []
        let decider = Decider("D") { host, _ in
            refused.append(host.push(stage["A"]).end)
            return nil
        }
        stage.host.install(decider)
        stage.recorder.reactions["refuse alreadyOnStack"] = { host, _ in host.push(stage["A"]) }
        stage.host.pop()
        let lines = stage.take()
        #expect(refused == [.refused(.alreadyOnStack)])
        #expect(lines.filter { $0 == "end push refused(alreadyOnStack)" }.count == NavHost.depthLimit - 1)
        #expect(lines.filter { $0 == "end push refused(tooDeep)" }.count == 1)
    }

    @Test func `A toolkit that has moved on by itself is followed before anything is refused`() {
        let stage = Stage("A")
        let presenter = EchoPresenter(stage.host)
        stage.host.presenter = presenter
        presenter.mirrored = [stage["A"], stage["B"]]
        let navigation = stage.host.pop(animated: false)
        #expect(navigation.end == .finished)
        #expect(stage.stack == "[A]")
    }

    @Test func `One press of a button goes back once, where the answer to it has changed the stack`() {
        final class Leaper: NavPlugin, CommandProviding {
            func navHost(_ host: NavHost, requestFor command: NavCommand) -> NavRequest? {
                host.pop(count: 2)
                return .pop()
            }
        }
        let stage = Stage("A", "B", "C", "D")
        stage.host.install(Leaper())
        let navigation = stage.host.goBack()
        #expect(navigation.end == .refused(.superseded) && navigation.wasHandled)
        #expect(stage.stack == "[A, B]")
    }
}
