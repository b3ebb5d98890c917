import NavHost
import TestSupport

/// Who gets a pan.
extension PanScenario {
    static let wrongWay = PanScenario("the wrong way", "A", "B") { stage in
        stage.host.install(Claimer.redo(of: stage["X"]))
        stage.finger.start.x = 200
        stage.finger.sign = -1
        stage.say("from the middle to the left: \(stage.finger.verdict())")
        stage.finger.swipe()
        // From anywhere a pan to the right goes back, unless only the edge does.
        stage.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        stage.finger.start.x = 395
        stage.finger.sign = 1
        stage.say("from the right edge to the right: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.say("from the left edge, turning round: \(stage.finger.turnedRound)")
        stage.settle()
        stage.sayStack()
    }

    static let rowActions = PanScenario("content wants pans to the left", "A", "B") { stage in
        stage.host.install(Claimer.redo(of: stage["X"], zone: .content))
        stage.finger.start.x = 200
        stage.finger.regions = [ScrollRegion(id: 4, axis: .vertical, wants: [.leading])]
        stage.finger.sign = -1
        stage.say("left: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.finger.sign = 1
        stage.say("right: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.settle()
        stage.sayStack()
    }

    static let halfOpenRow = PanScenario("a half open row wants pans to the right", "A", "B") { stage in
        stage.finger.start.x = 200
        let other = ScrollRegion(id: 9, axis: .vertical, offset: 30)
        stage.finger.regions = [ScrollRegion(id: 4, axis: .vertical, wants: [.trailing]), other]
        stage.say("open: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.finger.regions = [ScrollRegion(id: 4, axis: .vertical), other]
        stage.say("closed: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.settle()
        stage.sayStack()
    }

    static let horizontalContent = PanScenario("horizontal content", "A", "B") { stage in
        let places = [("edge", 5.0), ("content", 200.0)]
        let contents = [
            ("at its start", ScrollRegion(id: 1, offset: 0, contentLength: 900, visibleLength: 400)),
            ("in the middle", ScrollRegion(id: 1, offset: 120, contentLength: 900, visibleLength: 400)),
            ("at its end", ScrollRegion(id: 1, offset: 500, contentLength: 900, visibleLength: 400)),
            ("a slider", ScrollRegion(id: 2, isControl: true)),
        ]
        for (place, x) in places {
            for (name, region) in contents {
                stage.finger.start.x = x
                stage.finger.regions = [region]
                stage.say("\(place), \(name): \(stage.finger.verdict())")
                stage.finger.swipe(to: 0.2)
                stage.settle()
            }
        }
        stage.say("a screen that takes no pans from its content")
        stage.prepare(BandedPage("Map", allowsContentPans: false))
        stage.finger.regions = []
        stage.say("content: \(stage.finger.verdict())")
        stage.finger.swipe(to: 0.2)
        stage.sayStack()
    }

    static let diagonal = PanScenario("a diagonal pan", "A", "B") { stage in
        @MainActor func pan(_ phase: PanEvent.Phase, _ x: Double, _ y: Double) {
            var event = stage.finger.event(phase, 0)
            event.translation = NavPoint(x: x, y: y)
            event.location = NavPoint(x: 200 + x, y: 300 + y)
            stage.host.pan(event)
        }
        stage.say("follows: \(stage.host.isFollowing)")
        pan(.began, 20, 18)
        stage.say("follows: \(stage.host.isFollowing)")
        pan(.changed, 40, 400)
        pan(.changed, 220, -4000)
        pan(.ended, 220, 4000)
        stage.say("follows: \(stage.host.isFollowing)")
        stage.settle()
        stage.sayStack()
    }

    static let rightToLeft = PanScenario("right to left, and back", "A", "B", "C") { stage in
        let redo = Claimer.redo(of: stage["X"])
        stage.host.install(redo)
        stage.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        stage.finger.layout = .rightToLeft
        stage.finger.start.x = 395
        stage.finger.sign = -1
        stage.say("right to left: back from the right edge")
        stage.finger.begin()
        stage.finger.move(0.3)
        stage.say("the layout changes under the finger")
        stage.finger.layout = .leftToRight
        stage.finger.move(0.4)
        stage.finger.end(2)
        stage.settle()
        stage.finger.layout = .rightToLeft
        stage.finger.start.x = 5
        stage.finger.sign = 1
        stage.say("right to left: forward from the left edge")
        stage.finger.swipe(to: 0.6)
        stage.settle()
        stage.finger.layout = .leftToRight
        stage.say("left to right: back from the left edge")
        stage.finger.swipe(to: 0.6)
        stage.settle()
        stage.sayStack()
    }

    static let switchedOff = PanScenario("a screen without swipe", "A") { stage in
        stage.prepare(BandedPage("B", edgeBand: .off, allowsContentPans: false))
        stage.say("on B: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.prepare(stage["C"])
        stage.say("on C: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.settle()
        stage.say("on B again: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.say("to the root, then D")
        stage.host.popToRoot(animated: false)
        stage.host.push(stage["D"], animated: false)
        stage.say("on D: \(stage.finger.verdict())")
        stage.finger.swipe()
        stage.settle()
        stage.sayStack()
    }

    static let bands = PanScenario("edge bands by the host and by the screen", "A", "B") { stage in
        stage.host.plugin(conformingTo: PanToPop.self)?.allowsContentPans = false
        for (name, band) in [
            ("20", EdgeBand.standard), ("full", .full), ("100", .width(100)), ("off", .off),
        ] {
            for x in [0.0, 19, 21, 99, 101] {
                stage.host.edgeBand = band
                stage.finger.start.x = x
                stage.say("host \(name), from \(x): \(stage.finger.verdict())")
                stage.finger.swipe(to: 0.2)
                stage.settle()
                stage.host.edgeBand = .off
                stage.prepare(BandedPage("C", edgeBand: band))
                stage.say("screen \(name), from \(x): \(stage.finger.verdict())")
                stage.finger.swipe(to: 0.2)
                stage.settle()
                stage.host.pop(to: stage["B"], animated: false)
            }
        }
    }

    static let flicks = PanScenario("flicks and slow releases", "A", "B") { stage in
        for fraction in [0.05, 0.3, 0.49, 0.51, 0.9] {
            for velocity in [-1500.0, -50, 0, 50, 1500] {
                stage.say("at \(fraction), \(velocity) points a second")
                stage.finger.begin()
                stage.finger.move(fraction)
                stage.finger.end(velocity / 400)
                stage.settle()
                if !stage.host.contains(stage["B"]) { stage.prepare(stage["B"]) }
            }
        }
    }

    static let innerPages = PanScenario("pages inside, which page first", "A", "P0", "P1") { stage in
        stage.host.install(
            Claimer("Pages", priority: 100) { host, pan in
                guard host.count > 2, pan.direction == .trailing else { return .pass }
                return .claim(GestureClaim(zone: pan.zone, direction: .trailing) { .pop() })
            })
        stage.finger.start.x = 200
        for _ in 1...3 {
            stage.say("\(stage.finger.verdict())")
            stage.finger.swipe()
            stage.settle()
        }
        stage.sayStack()
    }
}

extension Finger {
    /// Begins the right way, turns round past its start, and lets go there; answers whether it led meanwhile.
    var turnedRound: Bool {
        start.x = 5
        begin()
        move(0.4)
        move(-0.3)
        let isFollowing = host.isFollowing
        end(-2)
        return isFollowing
    }
}
