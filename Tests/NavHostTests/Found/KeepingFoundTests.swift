import NavHost
import TestSupport
import Testing

/// Found by random commands: a navigation that somebody keeps keeps no screen, also where its host was dropped.
@MainActor struct KeepingFoundTests {
    @Test func `A navigation that was open when its host was dropped lets go of its screens`() async {
        let screens = LeakTracker()
        let presenter = SlowPresenter()
        let decider = AnsweringDecider(.noOpinion, .keepOpen)
        var kept: [Navigation] = []
        do {
            let host = NavHost()
            host.presenter = presenter
            host.install(decider)
            for name in ["A", "B", "C"] {
                let page = Page(name)
                screens.track(page, as: name)
                kept.append(name == "C" ? host.push(page) : host.push(page, force: name == "A"))
            }
            #expect(kept.map(\.state) == [.ended(.finished), .moving, .asking])
            #expect(screens.liveCount == 3)
        }
        await Task.yield()
        #expect(kept.map(\.end) == [.finished, .finished, .refused(.hostGone)])
        #expect(screens.leftovers == [])
        #expect(kept.map(\.operation) == [.push, .push, .push])
        #expect(kept.allSatisfy { $0.to == nil && $0.request == nil && $0.change.added.isEmpty })
    }
}
