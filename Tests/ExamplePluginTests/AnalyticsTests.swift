import ExamplePlugins
import NavHost
import TestSupport
import Testing

@MainActor struct AnalyticsTests {
    let trace = Trace()
    let clock = ManualClock()
    let analytics: Analytics

    init() {
        analytics = Analytics { [trace] view in
            trace.write("\(view.screen) \(word(view.began)) \(view.duration) \(word(view.ended))")
        }
    }

    private func host(_ root: String?) -> NavHost {
        let host = root.map { NavHost(root: Page($0)) } ?? NavHost()
        host.clock = clock
        return host
    }

    private func wait(_ seconds: Int) { clock.advance(by: .seconds(seconds)) }

    @Test func `The first screen counts from the installation, or from when it is shown`() {
        let (full, empty) = (host("A"), host(nil))
        full.install(analytics)
        empty.install(analytics)
        wait(2)
        empty.push(Page("X"))
        wait(1)
        full.push(Page("B"), cause: .control)
        empty.pop()
        empty.end()
        full.end()
        #expect(
            trace.take() == [
                "A installation 3.0 seconds control", "X code 1.0 seconds end", "B control 0.0 seconds end",
            ])
    }

    @Test func `Nothing is seen in the background, and the screen that is left there is seen anew`() {
        let host = host("A")
        host.install(analytics)
        wait(1)
        host.suspend()
        wait(60)
        host.resume()
        wait(2)
        host.push(Page("B"))
        host.suspend()
        host.pop()
        host.resume()
        host.end()
        #expect(
            trace.take() == [
                "A installation 1.0 seconds background", "A background 2.0 seconds code",
                "B code 0.0 seconds background",
                "A background 0.0 seconds end",
            ])
    }

    @Test func `What is shown and gone in the background is no view`() {
        let host = host("A")
        host.install(analytics)
        host.suspend()
        host.push(Page("B"))
        host.end()
        #expect(trace.take() == ["A installation 0.0 seconds background"])
    }

    @Test func `What a finger only peeks at is no view, and a jump is one`() {
        let host = host("A")
        host.install(analytics)
        host.perform(.push([StackEntry(Page("B")), StackEntry(Page("C"))]))
        let finger = SwipingFinger(host)
        wait(1)
        finger.swipe(.trailing, from: .edge, to: 0.3)
        wait(1)
        #expect(trace.take() == ["A installation 0.0 seconds code"])
        finger.swipe(.trailing, from: .edge)
        host.remove(host.screens[0])
        wait(1)
        host.uninstall(analytics)
        #expect(trace.take() == ["C code 2.0 seconds gesture", "B gesture 1.0 seconds installation"])
        host.push(Page("D"))
        #expect(trace.take() == [])
    }

    @Test func `One serves five hosts, each with a screen of its own, and keeps none of them`() {
        var hosts = ["A", "B", "C", "D", "E"].map { host($0) }
        for host in hosts { host.install(analytics) }
        for (index, host) in hosts.enumerated() {
            wait(1)
            host.push(Page("Page \(index)"))
        }
        #expect(
            trace.take() == [
                "A installation 1.0 seconds code", "B installation 2.0 seconds code", "C installation 3.0 seconds code",
                "D installation 4.0 seconds code", "E installation 5.0 seconds code",
            ])
        hosts[2].end()
        #expect(trace.take() == ["Page 2 code 2.0 seconds end"])
        weak let dropped = hosts[0]
        hosts.removeFirst()
        #expect(dropped == nil)
        hosts[0].pop()
        #expect(trace.take() == ["Page 1 code 3.0 seconds code"])
    }
}

private func word(_ turn: ScreenView.Turn) -> String {
    switch turn {
    case .navigation(let cause): "\(cause.kind)"
    case .installation: "installation"
    case .background: "background"
    case .end: "end"
    }
}
