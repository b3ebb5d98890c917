import NavHost
import PopGuard
import TestSupport
import Testing
import Unpop

/// Leave now, undo for a while.
@MainActor struct UndoOfferTests {
    let trace = Trace()

    private func company(_ names: String..., members: [Member] = [.unpop, .guarding]) -> Company {
        let company = Company(members)
        company.host.set(names.map { company[$0] })
        company.host.install(Recorder(trace))
        let show = company.guarding.onOffer
        company.guarding.onOffer = { [trace] offer in
            trace.write("offer \(offer.screen.map { "\($0)" } ?? "nothing") for \(offer.window)")
            offer.onEnd { trace.write("offer over") }
            show?(offer)
        }
        company.unpop.onChange = { [trace] in trace.write("ahead \($0.nextEntries.map { "\($0.screen)" })") }
        _ = trace.take()
        return company
    }

    private static let left = [
        "ahead [\"O\"]", "offer O for 10.0 seconds", "stack [H]", "willShow H", "didShow H", "end pop finished",
    ]
    private static let undone = [
        "ahead []", "stack [H, O]", "willShow O", "didShow O", "offer over", "end push finished",
    ]

    @Test func `A screen is left at once, and the offer brings it back as the person's own doing`() {
        let company = company("H", "O")
        company.host.goBack()
        #expect(trace.take() == Self.left)
        #expect(company.questions.isEmpty && company.offers.last?.isOpen == true)
        let undo = company.offers.last?.undo()
        #expect(undo?.cause == Cause(.control, origin: "PopGuard"))
        #expect(trace.take() == Self.undone)
        #expect(company.offers.last?.undo() == nil)
        #expect(company.clock.pendingCount == 0)
    }

    @Test(arguments: [0, 60]) func `An offer is the same, whoever hears of the commit first`(priority: Int) {
        let company = company("H", "O", members: [.unpop])
        let guarding = PopGuard(priority: priority) { _ in }
        var offers: [UndoOffer] = []
        guarding.onOffer = { offers.append($0) }
        company.host.install(guarding)
        company.host.goBack()
        #expect(trace.take() == ["ahead [\"O\"]", "stack [H]", "willShow H", "didShow H", "end pop finished"])
        #expect(offers.count == 1 && offers[0].undo()?.end == .finished)
        #expect(company.clock.pendingCount == 0)
    }

    @Test func `A window that has passed takes the offer away, and the redo stays as long as it would anyway`() {
        let company = company("H", "O")
        company.host.goBack()
        company.clock.advance(by: .seconds(9))
        #expect(company.offers[0].isOpen)
        _ = trace.take()
        company.clock.advance(by: .seconds(1))
        #expect(trace.take() == ["offer over"])
        #expect(!company.offers[0].isOpen && company.offers[0].undo() == nil)
        #expect(company.unpop.canUnpop)
        company.clock.advance(by: .seconds(20))
        #expect(trace.take() == ["ahead []"])
        #expect(company.clock.pendingCount == 0)
    }

    @Test func `A window that is longer than the time to live keeps what was left for the window`() {
        let company = company("H", "O")
        company["O"].leaving = .offerUndo(window: .seconds(90))
        company.host.goBack()
        company.clock.advance(by: .seconds(89))
        #expect(company.offers[0].isOpen)
        company.clock.advance(by: .seconds(1))
        #expect(!company.offers[0].isOpen && !company.unpop.canUnpop)
    }

    @Test func `By finger it is left at the commit, and a finger that takes it back offers nothing`() {
        let company = company("H", "O", members: Member.allCases)
        company.finger.swipe(.trailing, from: .edge, to: 0.3)
        #expect(
            trace.take() == [
                "willShow H", "move 0.3", "release returning", "cancel released", "end pop cancelled(released)",
            ])
        company.finger.swipe(.trailing, from: .edge)
        #expect(
            trace.take() == [
                "willShow H", "move 0.9", "release finishing", "ahead [\"O\"]", "offer O for 10.0 seconds",
                "stack [H]", "didShow H", "end pop finished",
            ])
    }

    @Test func `Where nothing can park, nobody shows offers, or what leaves must not come back, it asks instead`() {
        let ways: [(String, @MainActor (Company) -> Void)] = [
            ("no Unpop", { $0.host.uninstall($0.unpop) }),
            ("no room", { $0.unpop.depth = 0 }),
            ("never kept", { $0["O"].allowsUnpop = false }),
            ("nobody shows", { $0.guarding.onOffer = nil }),
            ("no window", { $0["O"].leaving = .offerUndo(window: .zero) }),
        ]
        for (name, prepare) in ways {
            let company = company("H", "O")
            prepare(company)
            company.host.goBack()
            #expect(company.host.isAsking && company.questions.count == 1, "\(name)")
            company.answer(.leave)
            #expect(company.host.count == 1 && company.offers.isEmpty, "\(name)")
        }
        let company = company("H", "O")
        var request = NavRequest.pop()
        request.cause = .control
        request.isFinal = true
        company.host.perform(request)
        #expect(company.host.isAsking)
    }

    @Test func `Room that goes while the finger leads takes the finger back`() {
        let company = company("H", "O", members: Member.allCases)
        company.finger.down(.trailing, from: .edge)
        company.finger.begin(at: 0.9)
        company.unpop.depth = 0
        company.finger.lift()
        #expect(
            trace.take() == [
                "willShow H", "move 0.9", "release returning", "cancel released", "end pop cancelled(released)",
            ])
    }

    @Test func `What leaves together comes back together, and questions about others are asked first`() {
        let company = company("H", "O", "D", "A")
        company.host.popToRoot(cause: .backMenu)
        #expect(company.questions.map { $0.screen.map { "\($0)" } } == ["D"])
        company.answer(.leave)
        #expect(
            trace.take() == [
                "ahead [\"O\", \"D\", \"A\"]", "offer O for 10.0 seconds", "stack [H]", "willShow H", "didShow H",
                "end popToRoot finished",
            ])
        company.unpop.granularity = .screen
        company.undo()
        #expect(company.host.screens.map { "\($0)" } == ["H", "O", "D", "A"])
    }

    @Test func `A screen that was replaced can be had back, too`() {
        let company = company("H", "O")
        company.host.replaceTop(with: company["A"], cause: .control)
        #expect(
            trace.take() == [
                "ahead [\"O\"]", "offer O for 10.0 seconds", "stack [H, A]", "willShow A", "didShow A",
                "end replaceTop finished",
            ])
        company.undo()
        #expect(company.host.screens.map { "\($0)" } == ["H", "A", "O"])
    }

    @Test func `Another way, memory pressure, and the end of guard or host end an offer, once`() {
        let ways: [(String, [String], @MainActor (Company) -> Void)] = [
            (
                "push", ["ahead []", "stack [H, A]", "willShow A", "didShow A", "offer over", "end push finished"],
                { $0.host.push($0["A"]) }
            ),
            ("redo", Self.undone, { $0.unpop.unpop() }),
            ("pressure", ["ahead []", "offer over", "memory pressure"], { $0.host.sendMemoryPressure() }),
            ("uninstall", ["offer over"], { $0.host.uninstall($0.guarding) }),
            ("end", ["ahead []", "stack []", "offer over", "end end finished", "host end"], { $0.host.end() }),
        ]
        for (name, lines, end) in ways {
            let company = company("H", "O")
            company.host.goBack()
            _ = trace.take()
            end(company)
            #expect(trace.take() == lines, "\(name)")
            #expect(!company.offers[0].isOpen && company.offers[0].undo() == nil, "\(name)")
            company.clock.advance(by: .seconds(10))
            #expect(trace.take() == [], "\(name)")
        }
    }

    @Test func `A pause that outlasts the window ends the offer at the return`() {
        let company = company("H", "O")
        company.host.goBack()
        company.host.suspend()
        company.clock.advance(by: .seconds(60))
        company.host.resume()
        #expect(!company.offers[0].isOpen)
        #expect(trace.take().contains("offer over"))
    }

    @Test func `Where no timer could run the window passes all the same, and the return tells of it`() {
        let company = company("H", "O")
        let clock = SleepyClock()
        company.host.clock = clock
        company.host.goBack()
        #expect(trace.take() == Self.left)
        company.host.suspend()
        clock.advance(by: .seconds(9))
        #expect(company.offers[0].isOpen)
        clock.advance(by: .seconds(1))
        #expect(!company.offers[0].isOpen && company.offers[0].undo() == nil)
        #expect(trace.take() == ["suspend"])
        company.host.resume()
        #expect(trace.take() == ["offer over", "resume 10.0 seconds"])
    }

    @Test func `Of several windows the longest counts for all that leaves together`() {
        let company = company("H", "O", "A", "B")
        company["A"].leaving = .offerUndo(window: .seconds(20))
        company["B"].leaving = .offerUndo(window: .seconds(5))
        company.host.popToRoot(cause: .backMenu)
        #expect(
            trace.take() == [
                "ahead [\"O\", \"A\", \"B\"]", "offer A for 20.0 seconds", "stack [H]", "willShow H", "didShow H",
                "end popToRoot finished",
            ])
    }

    @Test func `What a toolkit took away by itself is kept without an offer`() {
        let company = company("H", "O")
        company.host.adopt([company["H"]], cause: .gesture, animated: false).complete()
        #expect(trace.take() == ["ahead [\"O\"]", "stack [H]", "willShow H", "didShow H", "end adopt finished"])
        #expect(company.offers.isEmpty)
    }

    @Test func `An offer without end is one for a thousand years`() {
        let company = company("H", "O")
        company["O"].leaving = .offerUndo(
            window: .seconds(Int64.max) * 18 + .seconds(4_120_486_797_083_267_205))
        company.clock.advance(by: .seconds(1))
        company.host.goBack()
        company.clock.advance(by: .seconds(31_557_599_999))
        #expect(company.offers[0].isOpen)
        company.clock.advance(by: .seconds(1))
        #expect(!company.offers[0].isOpen && company.clock.pendingCount == 0)
    }

    @Test func `Code and force leave without an offer, unless the guard minds code`() {
        let company = company("H", "O")
        company.host.pop()
        company.host.goForward()
        company.host.pop(cause: .control, force: true)
        #expect(company.offers.isEmpty)
        company.host.goForward()
        company.guarding.causes = .all
        company.host.pop()
        #expect(company.offers.count == 1)
    }

    @Test func `An offer keeps nothing alive: neither screen nor host nor guard`() {
        weak var screen: Spot?
        weak var host: NavHost?
        var offer: UndoOffer?
        do {
            let company = company("H", "O")
            screen = company["O"]
            host = company.host
            company.host.goBack()
            offer = company.offers[0]
        }
        #expect(host == nil && screen == nil)
        #expect(offer?.isOpen == false && offer?.undo() == nil)
        var isTold = false
        offer?.onEnd { isTold = true }
        #expect(isTold)
    }

    @Test func `Of several answers about one screen a denial counts, then a question, then the longer offer`() {
        let answers: [(GuardAnswer, String)] = [
            (.allow, "offer 10.0 seconds"), (.offerUndo(window: .seconds(5)), "offer 10.0 seconds"),
            (.offerUndo(window: .seconds(20)), "offer 20.0 seconds"), (.ask, "asks"),
            (.deny(reason: nil), "vetoed"),
        ]
        for (answer, wanted) in answers {
            let company = company("H", "O")
            company.guarding.addRule(for: Spot.self) { spot, _ in spot.name == "O" ? answer : nil }
            let trip = company.host.goBack()
            let found =
                switch trip.end {
                case .finished: "offer \(company.offers.last.map { "\($0.window)" } ?? "none")"
                case nil: "asks"
                default: "vetoed"
                }
            #expect(found == wanted)
        }
    }
}
