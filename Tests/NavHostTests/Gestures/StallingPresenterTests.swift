import NavHost
import TestSupport
import Testing

/// A presenter that stalls at any phase, and what is asked of the host then.
@MainActor struct StallingPresenterTests {
    enum Phase: String, CaseIterable {
        case rest, pushing, popping, following, settling, returning
    }

    enum Next: String, CaseIterable {
        case push, pop, gesture, end, wait
    }

    private func bring(_ host: NavHost, _ finger: Finger, to phase: Phase) {
        switch phase {
        case .rest: break
        case .pushing: host.push(Page("P"))
        case .popping: host.pop()
        case .following: finger.begin(0.3)
        case .settling:
            finger.begin(0.3)
            finger.end(2)
        case .returning:
            finger.begin(0.3)
            finger.end(-2)
        }
    }

    @Test(arguments: StallingPresenter.Duty.allCases, Phase.allCases)
    func `Whatever a presenter leaves out, at whatever phase, the host is not wedged`(
        duty: StallingPresenter.Duty, phase: Phase
    ) {
        for canFinishNow in [true, false] {
            for next in Next.allCases {
                let place = "\(duty) forgotten, \(phase), then \(next), can finish now: \(canFinishNow)"
                let host = NavHost(root: Page("A"))
                let clock = ManualClock()
                host.clock = clock
                for name in ["B", "C", "D"] { host.push(Page(name)) }
                let presenter = StallingPresenter(forgetting: duty, canFinishNow: canFinishNow)
                host.presenter = presenter
                let laws = Laws()
                host.addDelegate(laws)
                let finger = Finger(host)
                bring(host, finger, to: phase)
                let before = host.count
                var ended: NavResult?
                switch next {
                case .push: host.push(Page("X")).onEnd { ended = $0 }
                case .pop: host.pop().onEnd { ended = $0 }
                case .gesture: Finger(host, id: 50).swipe()
                case .end: host.end().onEnd { ended = $0 }
                case .wait: break
                }
                finger.cancel()
                // Twice the longest wait: a motion that is never completed, and the one that waited for it.
                clock.advance(by: .seconds(2))
                clock.advance(by: .seconds(2))
                #expect(host.current == nil, "\(place)")
                #expect(clock.pendingCount == 0, "\(place): no timer is left")
                switch next {
                case .push:
                    #expect(ended == .finished, "\(place)")
                    #expect(host.count == before + 1, "\(place)")
                case .pop:
                    #expect(ended == .finished, "\(place)")
                    #expect(host.count == before - 1, "\(place)")
                case .gesture: #expect(host.count == before || host.count == before - 1, "\(place)")
                case .end:
                    #expect(ended == .finished, "\(place)")
                    #expect(host.count == 0, "\(place)")
                case .wait: #expect(host.count == before, "\(place)")
                }
                laws.check(place)
                guard next != .end else { continue }
                host.presenter = nil
                let count = host.count
                Finger(host, id: 90).swipe()
                #expect(host.count == count - 1, "\(place): the next swipe works")
            }
        }
    }
}
