import ExampleDeciders
import NavHost
import TestSupport
import Testing

@MainActor struct AuthWallTests {
    let trace = Trace()
    let host: NavHost
    let home = Page("Home")
    let wall: AuthWall
    let login = Door()

    /// Holds what the login is to call, as a login screen does.
    @MainActor final class Door {
        var goOn: @MainActor () -> Void = {}
    }

    init() {
        host = NavHost(root: home)
        wall = AuthWall(
            isPrivate: { "\($0)".hasPrefix("Private") },
            makeLogin: { [login] goOn in
                login.goOn = goOn
                return Page("Login")
            })
        host.install(wall)
        host.install(Recorder(trace))
        _ = trace.take()
    }

    @Test func `A push of a private screen goes to the login, and on to it with bars and blocks intact`() {
        let trip = host.push(
            Page("Private"), bars: Bars(navigationBar: .hidden), cause: .control,
            onPush: { [trace] _ in trace.write("onPush Private") },
            onPop: { [trace] _ in trace.write("onPop Private") })
        #expect(
            trace.take() == [
                "refuse redirected", "end push refused(redirected)",
                "stack [Home, Login]", "willShow Login", "didShow Login", "end push finished",
            ])
        #expect(trip.end == .refused(.redirected))
        #expect(trip.successor?.end == .finished)

        wall.isOpen = true
        login.goOn()
        #expect(
            trace.take() == [
                "stack [Home]", "willShow Home", "didShow Home", "end remove finished",
                "stack [Home, Private]", "willShow Private", "bars navigationBar hidden, toolbar hidden",
                "didShow Private", "end push finished", "onPush Private",
            ])
        host.pop()
        #expect(
            trace.take() == [
                "stack [Home]", "onPop Private", "willShow Home", "bars navigationBar shown, toolbar hidden",
                "didShow Home", "end pop finished",
            ])
    }

    @Test func `Whatever brings the private screen is stopped, and runs on the stack it was meant for`() {
        let page = Page("Page")
        host.push(page)
        for request in [
            NavRequest.replaceTop(with: Page("Private 1")), .set([home, Page("Private 2"), Page("Private 3")]),
            .push([StackEntry(Page("Private 4")), StackEntry(Page("5"))]),
        ] {
            _ = trace.take()
            wall.isOpen = false
            host.perform(request)
            wall.isOpen = true
            login.goOn()
        }
        #expect(host.screens.map { "\($0)" } == ["Home", "Private 2", "Private 3", "Private 4", "5"])
    }

    @Test func `Whoever goes back from the login stays where they were, also when it succeeds late`() {
        host.push(Page("Private"))
        host.goBack()
        _ = trace.take()
        wall.isOpen = true
        login.goOn()
        #expect(trace.take() == [])
        #expect(host.screens.map { "\($0)" } == ["Home"])
    }

    @Test func `Public screens pass, and an open wall stops nobody`() {
        host.push(Page("Public"))
        wall.isOpen = true
        host.push(Page("Private"))
        #expect(
            trace.take() == [
                "stack [Home, Public]", "willShow Public", "didShow Public", "end push finished",
                "stack [Home, Public, Private]", "willShow Private", "didShow Private", "end push finished",
            ])
    }

    @Test func `A login that is given up lets go of what was to follow`() {
        weak var page: Page?
        do {
            let made = Page("Private")
            page = made
            host.push(made)
        }
        #expect(page != nil)
        host.pop()
        login.goOn = {}
        #expect(page == nil)
    }
}
