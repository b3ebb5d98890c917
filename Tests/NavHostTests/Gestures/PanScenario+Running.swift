import NavHost
import TestSupport

/// What happens to a swipe while something else goes on.
extension PanScenario {
    static let root = PanScenario("on the root", "A", "B") { stage in
        stage.finger.swipe()
        stage.settle()
        stage.say("can go back: \(stage.host.canGoBack)")
        stage.finger.swipe()
        stage.say("push C")
        stage.host.push(stage["C"])
        stage.settle()
        stage.sayStack()
    }

    static let duringPush = PanScenario("while a push runs", "A") { stage in
        stage.host.push(stage["B"])
        stage.presenter.motion?.report(fraction: 0.3)
        stage.say("swipe")
        stage.finger.swipe()
        stage.say("settle")
        stage.settle()
        stage.sayStack()
        stage.say("swipe")
        stage.finger.swipe()
        stage.settle()
        stage.sayStack()
    }

    static let duringPop = PanScenario("while a pop runs", "A", "B", "C") { stage in
        stage.host.pop()
        stage.presenter.motion?.report(fraction: 0.3)
        stage.say("swipe")
        stage.finger.swipe()
        stage.say("settle")
        stage.settle()
        stage.sayStack()
    }

    static let codePops = PanScenario("code pops under the finger", "A", "B") { stage in
        stage.finger.begin()
        stage.finger.move(0.3)
        stage.say("pop")
        stage.host.pop()
        stage.say("the finger goes on")
        stage.finger.move(0.5)
        stage.finger.end(2)
        stage.settle()
        stage.sayStack()
    }

    static let codePushes = PanScenario("code pushes under the finger", "A", "B") { stage in
        stage.finger.begin()
        stage.finger.move(0.6)
        stage.say("push C")
        stage.host.push(stage["C"])
        stage.finger.end(2)
        stage.settle()
        stage.sayStack()
    }

    static let codePushesAfterwards = PanScenario("code pushes while a swipe settles", "A", "B") { stage in
        stage.finger.begin()
        stage.finger.end(2)
        stage.clock.advance(by: .milliseconds(100))
        stage.say("push C")
        stage.host.push(stage["C"])
        stage.settle()
        stage.sayStack()
    }

    static let backButton = PanScenario("the back button under the finger", "A", "B", "C") { stage in
        stage.finger.begin()
        stage.finger.move(0.4)
        stage.say("back")
        stage.host.goBack()
        stage.finger.end(2)
        stage.settle()
        stage.sayStack()
    }

    static let suspended = PanScenario("the app goes to the background under the finger", "A", "B") { stage in
        stage.finger.begin()
        stage.finger.move(0.5)
        stage.say("suspend")
        stage.host.suspend()
        stage.clock.advance(by: .seconds(60))
        stage.say("the finger goes on, and another comes")
        stage.finger.move(0.7)
        Finger(stage.host, id: 7).swipe()
        stage.say("resume")
        stage.host.resume()
        stage.finger.end(2)
        stage.sayStack()
        stage.say("push C")
        stage.host.push(stage["C"])
        stage.settle()
        stage.sayStack()
    }

    static let calledOff = PanScenario("called off, then a push", "A") { stage in
        stage.prepare(stage["B"]) { _ in stage.trace.write("onPop B") }
        stage.finger.begin()
        stage.finger.move(0.4)
        stage.finger.cancel()
        stage.settle()
        stage.sayStack()
        stage.say("push C")
        stage.host.push(stage["C"])
        stage.settle()
        stage.sayStack()
    }

    static let beganAgain = PanScenario("begun again while it springs back", "A", "B") { stage in
        stage.finger.swipe(to: 0.3)
        stage.say("begin again")
        stage.finger.swipe(to: 0.8)
        stage.settle()
        stage.sayStack()
    }

    static let twoFingers = PanScenario("two fingers", "A", "B", "C") { stage in
        let second = Finger(stage.host, id: 10)
        stage.finger.begin()
        stage.finger.move(0.2)
        stage.say("a second finger")
        second.swipe()
        stage.say("the first goes on")
        stage.finger.move(0.6)
        stage.finger.end()
        stage.settle()
        stage.sayStack()
    }
}
