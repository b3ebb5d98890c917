import NavHost
import TestSupport
import Testing

/// What lies under the finger, innermost first.
@MainActor struct ScrollRegionTests {
    private func outcome(
        _ regions: [ScrollRegion], way: Double = 15, host answer: Bool?? = .none
    ) -> PanExplanation.Outcome? {
        let stage = PanStage(["A", "B"])
        switch answer {
        case .none: break
        case .some(.none): stage.host.avoidsLeadingBounce = nil
        case .some(.some(let answer)): stage.host.avoidsLeadingBounce = { _ in answer }
        }
        stage.removeSwipeBack()
        stage.host.install(
            Claimer { _, pan in .claim(GestureClaim(zone: .content, direction: pan.direction) { .pop() }) })
        let event = PanEvent(
            .began, gesture: 1, location: NavPoint(x: 200 + way, y: 300), translation: NavPoint(x: way),
            viewport: NavSize(width: 400, height: 800), regions: regions)
        return stage.host.explanation(for: event).notes.first?.outcome
    }

    @Test(arguments: [
        (-30.0, true), (0, true), (0.5, true), (0.51, false), (1, false), (.nan, false), (.infinity, false),
    ])
    func `A region yields within half a point of its leading limit, and keeps the pan beyond`(
        offset: Double, yields: Bool
    ) {
        let region = ScrollRegion(id: 7, offset: offset, contentLength: 900, visibleLength: 300)
        #expect(outcome([region]) == (yields ? .won : .leftToContent(region: 7)))
        #expect(outcome([region], way: -15) == .leftToContent(region: 7), "the other way it always keeps it")
    }

    @Test(
        arguments: [
            (nil, true, true), (true, true, true), (false, true, false), (nil, false, false), (true, false, true),
            (false, false, false), (nil, nil, false), (true, nil, true), (false, nil, false),
        ] as [(Bool?, Bool?, Bool)])
    func `Whether it avoids its bounce is its own word, else the host's, else no`(
        own: Bool?, host: Bool?, yields: Bool
    ) {
        let region = ScrollRegion(id: 7, avoidsLeadingBounce: own)
        #expect(outcome([region], host: .some(host)) == (yields ? .won : .leftToContent(region: 7)))
    }

    @Test func `The host's rule is true for horizontal regions and says nothing of vertical ones`() {
        let rule = NavHost().avoidsLeadingBounce
        #expect(rule?(ScrollRegion(axis: .horizontal)) == true)
        #expect(rule?(ScrollRegion(axis: .vertical)) == false)
    }

    @Test func `The innermost that wants the pan keeps it, and one that does not is passed over`() {
        let vertical = ScrollRegion(id: 1, axis: .vertical, offset: 50)
        let row = ScrollRegion(id: 2, axis: .vertical, wants: [.trailing])
        let carousel = ScrollRegion(id: 3, offset: 120)
        let slider = ScrollRegion(id: 4, axis: .vertical, isControl: true)
        #expect(outcome([vertical]) == .won)
        #expect(outcome([vertical, carousel, row]) == .leftToContent(region: 3))
        #expect(outcome([vertical, row, carousel]) == .leftToContent(region: 2))
        #expect(outcome([slider, row]) == .leftToContent(region: 4))
        #expect(outcome([ScrollRegion(id: 5, wants: [.leading, .up, .down])]) == .won)
    }

    @Test func `A touched slider keeps the pan in the edge band too, a scrolled region does not`() {
        let stage = PanStage(["A", "B"])
        stage.finger.regions = [ScrollRegion(id: 3, offset: 120, wants: [.trailing])]
        #expect(stage.finger.verdict() == .begins)
        let other = Finger(stage.host, id: 50)
        other.regions = [ScrollRegion(id: 3, offset: 120), ScrollRegion(id: 4, isControl: true)]
        #expect(other.verdict() == .nobody)
    }
}
