import NavHost
import TestSupport

/// Swipes that somebody minds, and what they leave behind.
extension PanScenario {
    static let denied = PanScenario("a guard says no", "A", "B") { stage in
        stage["B"].decision = { _, _ in .deny(reason: "dirty") }
        stage.say("\(stage.finger.verdict())")
        stage.finger.begin()
        stage.finger.move(0.5)
        stage.finger.move(0.9)
        stage.finger.end(2)
        stage.sayStack()
    }

    static let asked = PanScenario("a guard asks, and the swipe is refused", "A", "B") { stage in
        let desk = Desk(stage)
        stage.say("\(stage.finger.verdict())")
        stage.finger.begin()
        stage.finger.move(0.5)
        stage.finger.end(2)
        stage.say("questions: \(desk.count)")
        stage.say("again, and by button and key")
        stage.finger.swipe()
        stage.host.goBack()
        stage.host.goBack(cause: .key)
        stage.host.goBack()
        stage.host.goBack()
        stage.say("questions: \(desk.count)")
        stage.say("yes")
        desk.answer(.leave)
        stage.settle()
        stage.sayStack()
    }

    static let held = PanScenario("a guard asks while the swipe is held", "A", "B") { stage in
        stage.host.guardedSwipe = .hold
        let desk = Desk(stage)
        stage.finger.begin(0.3)
        stage.finger.move(1)
        stage.finger.cancel()
        stage.settle()
        stage.say("questions: \(desk.count); called off")
        for answer in ["no", "no answer", "yes"] {
            stage.finger.begin(0.3)
            stage.finger.move(1)
            stage.finger.end()
            stage.say("questions: \(desk.count); \(answer)")
            switch answer {
            case "yes": desk.answer(.leave)
            case "no": desk.answer(.stay)
            default: desk.drop()
            }
            stage.settle()
            stage.sayStack()
        }
    }

    static let bars = PanScenario("bars under a swipe that is called off three times", "A") { stage in
        stage.host.setBars(Bars(navigationBar: .hidden))
        stage.prepare(stage["B"], bars: Bars(navigationBar: .shown))
        for round in 1...4 {
            stage.finger.begin()
            stage.finger.move(0.6)
            stage.say("bar \(stage.host.bars?.navigationBar ?? -1)")
            if round < 4 { stage.finger.cancel() } else { stage.finger.end(2) }
            stage.settle()
            stage.say("bar \(stage.host.bars?.navigationBar ?? -1)")
        }
    }

    static let blocks = PanScenario("a pop block under a swipe that is called off five times", "A") { stage in
        stage.prepare(stage["B"]) { navigation in stage.trace.write("onPop B, \(navigation.cause.kind)") }
        for _ in 1...5 {
            stage.finger.begin()
            stage.finger.cancel()
            stage.settle()
        }
        stage.say("and goes through")
        stage.finger.begin()
        stage.finger.end(2)
        stage.settle()
    }

    static let whole = PanScenario("a whole gesture", "A", "B") { stage in
        stage["B"].decision = { _, _ in nil }
        stage.finger.begin()
        stage.finger.move(0.25)
        stage.finger.move(0.5)
        stage.finger.move(0.75)
        stage.finger.end(0.5)
        stage.clock.advance(by: .milliseconds(80))
        stage.settle()
    }

    static let refusedAtRoot = PanScenario("a refused finger goes on, then code pushes", "A") { stage in
        stage.finger.begin()
        stage.finger.move(0.5)
        stage.finger.begin()
        stage.finger.end(2)
        stage.say("push B")
        stage.host.push(stage["B"])
        stage.say("leads: \(stage.host.isFollowing)")
        stage.settle()
        stage.sayStack()
    }

    static let nothingThere = PanScenario("a drag without a neighbour, then code pushes", "A") { stage in
        stage.host.install(
            Claimer("Pages", priority: 100) { _, pan in
                .claim(GestureClaim(zone: .content, direction: pan.direction) { nil })
            })
        stage.finger.sign = -1
        stage.finger.start.x = 300
        stage.say("\(stage.finger.verdict())")
        stage.finger.begin()
        stage.finger.move(0.4)
        stage.say("push X")
        stage.host.push(stage["X"])
        stage.say("leads: \(stage.host.isFollowing)")
        stage.finger.move(0.6)
        stage.settle()
        stage.finger.end(2)
        stage.sayStack()
    }

    static let backAndForth = PanScenario("back and forth under the finger", "A", "B") { stage in
        stage.finger.begin()
        stage.finger.move(0.7)
        stage.finger.move(0.1)
        stage.finger.end()
        stage.settle()
        stage.say("and past its start")
        stage.finger.begin()
        stage.finger.move(0.4)
        stage.finger.move(-0.2)
        stage.finger.end()
        stage.settle()
        stage.sayStack()
    }

    static let sameTurn = PanScenario("begun again in the turn in which it was called off", "A", "B") { stage in
        stage.host.presenter = nil
        stage.finger.begin()
        stage.finger.cancel()
        stage.finger.begin()
        stage.finger.end(2)
        stage.sayStack()
    }
}
