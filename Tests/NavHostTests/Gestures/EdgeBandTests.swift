import NavHost
import TestSupport
import Testing

@MainActor struct EdgeBandTests {
    /// The places along the leading edge that reports ask about.
    private let places = [0.0, 19, 21, 99, 101]

    /// What a swipe tells that goes through; only a page writes its appearance.
    private func popped(_ screen: any NavScreen) -> [String] {
        let (will, did) = screen is Page ? (["B willDisappear"], ["B didDisappear"]) : ([], [])
        return will + ["A willAppear", "willShow A", "move 0.05", "move 0.9", "release finishing", "stack [A]"] + did
            + ["A didAppear", "didShow A", "end pop finished"]
    }

    /// What becomes of a swipe from each place; one that goes through is undone again.
    private func swipes(_ stage: PanStage, back screen: any NavScreen) -> [String] {
        places.map { place in
            stage.finger.start.x = place
            let verdict = stage.finger.verdict()
            stage.finger.swipe()
            let stack = stage.stack
            #expect(stage.take() == (verdict == .begins ? popped(screen) : []))
            if !stage.host.contains(screen) { stage.prepare(screen) }
            return "\(Int(place)): \(verdict) \(stack)"
        }
    }

    @Test(arguments: [
        (EdgeBand.standard, ["begins [A]", "begins [A]", "nobody [A, B]", "nobody [A, B]", "nobody [A, B]"]),
        (.full, ["begins [A]", "begins [A]", "begins [A]", "begins [A]", "begins [A]"]),
        (.width(100), ["begins [A]", "begins [A]", "begins [A]", "begins [A]", "nobody [A, B]"]),
        (.off, ["nobody [A, B]", "nobody [A, B]", "nobody [A, B]", "nobody [A, B]", "nobody [A, B]"]),
    ])
    func `B61: The band along the edge is as wide as the host says, and as the screen on top says`(
        band: EdgeBand, outcomes: [String]
    ) {
        let expected = zip(places, outcomes).map { "\(Int($0)): \($1)" }
        let byHost = PanStage(["A", "B"], isAnimated: false)
        byHost.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        byHost.host.edgeBand = band
        #expect(swipes(byHost, back: byHost["B"]) == expected)

        let byScreen = PanStage(["A"], isAnimated: false)
        byScreen.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        let page = BandedPage("B", edgeBand: band)
        byScreen.prepare(page)
        #expect(swipes(byScreen, back: page) == expected)
        byScreen.prepare(byScreen["C"])
        byScreen.finger.start.x = 21
        #expect(byScreen.finger.verdict() == .nobody, "the screen's band is gone with the screen from the top")
    }

    @Test(arguments: [
        (20.0, true), (20.5, false), (-8, true), (.nan, false), (.infinity, false),
    ])
    func `A finger counts as coming from the edge up to the last point of the band, and from outside the viewport`(
        x: Double, isEdge: Bool
    ) {
        let stage = PanStage(["A", "B"], isAnimated: false)
        stage.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        stage.finger.start.x = x
        #expect(stage.finger.verdict() == (isEdge ? .begins : .nobody))
    }

    @Test(arguments: [
        (PanDirection.down, NavPoint(x: 200, y: 12), NavPoint(y: 15), Pan.Zone.edge),
        (.down, NavPoint(x: 200, y: 780), NavPoint(y: 15), .content),
        (.up, NavPoint(x: 200, y: 790), NavPoint(y: -15), .edge),
        (.up, NavPoint(x: 200, y: 20), NavPoint(y: -15), .content),
        (.leading, NavPoint(x: 385, y: 300), NavPoint(x: -15), .edge),
        (.leading, NavPoint(x: 10, y: 300), NavPoint(x: -15), .content),
        (.trailing, NavPoint(x: 10, y: 300), NavPoint(x: 15), .edge),
        (.trailing, NavPoint(x: 385, y: 300), NavPoint(x: 15), .content),
    ])
    func `The band lies along the side that a pan moves away from, whichever side that is`(
        direction: PanDirection, origin: NavPoint, way: NavPoint, zone: Pan.Zone
    ) {
        let host = NavHost(root: Page("A"))
        host.plugin(conformingTo: PanToPop.self).map { host.uninstall($0) }
        var seen: [Pan] = []
        host.install(
            Claimer { _, pan in
                seen.append(pan)
                return .pass
            })
        let place = NavPoint(x: origin.x + way.x, y: origin.y + way.y)
        let event = PanEvent(
            .began, gesture: 1, location: place, translation: way, viewport: NavSize(width: 400, height: 800))
        #expect(host.verdict(for: event) == .nobody)
        #expect(seen.map(\.direction) == [direction])
        #expect(seen.map(\.zone) == [zone])
    }
}
