import NavHost
import TestSupport
import Testing

/// What a navigation tells of itself.
@MainActor struct NavigationTests {
    @Test func `Its state goes from waiting through moving to its end`() {
        let stage = Stage("A", isAnimated: true)
        var states: [Navigation.State] = []
        for hook in ["stack", "willShow", "didShow", "end"] {
            stage.recorder.reactions[hook] = { host, trip in
                states.append(trip?.state ?? .waiting)
                #expect(host.current === trip)
            }
        }
        let trip = stage.host.push(stage["B"])
        #expect(trip.state == .moving && trip.fraction == 0 && stage.host.current === trip)
        stage.presenter?.complete()
        #expect(trip.state == .ended(.finished) && trip.fraction == 1 && stage.host.current == nil)
        #expect(states == [.moving, .moving, .moving, .ended(.finished)])
        states = []
        stage.recorder.reactions["move"] = { _, trip in states.append(trip?.state ?? .waiting) }
        stage.recorder.reactions["release"] = { _, trip in states.append(trip?.state ?? .waiting) }
        stage.recorder.reactions["cancel"] = { _, trip in states.append(trip?.state ?? .waiting) }
        let finger = stage.host.beginInteractive(.pop())
        finger.update(0.5)
        finger.release(finishing: false)
        #expect(finger.navigation.state == .returning && finger.navigation.fraction == 0.5)
        stage.presenter?.complete()
        #expect(finger.navigation.fraction == 0)
        #expect(states == [.following, .following, .returning, .returning, .ended(.cancelled(.released))])
    }

    @Test func `Blocks added to its end run once each, at once when it is past`() {
        let stage = Stage("A", isAnimated: true)
        let trip = stage.host.push(stage["B"])
        trip.onEnd { [trace = stage.trace] in
            trace.write("first \(word($0))")
            trip.onEnd { trace.write("nested \(word($0))") }
        }
        trip.onEnd { [trace = stage.trace] in trace.write("second \(word($0))") }
        _ = stage.take()
        stage.presenter?.complete()
        #expect(
            stage.take() == [
                "A didDisappear", "B didAppear", "didShow B", "first finished", "nested finished", "second finished",
                "end push finished",
            ])
        trip.onEnd { [trace = stage.trace] in trace.write("late \(word($0))") }
        #expect(stage.take() == ["late finished"])
    }

    @Test func `It tells the screens it is about, top first as they go and bottom first as they come`() {
        let stage = Stage("A", "B", "C", isAnimated: true)
        let trip = stage.host.set([stage["A"], stage["D"], stage["E"]])
        #expect(trip.from === stage["C"] && trip.to === stage["E"])
        #expect(names(trip.removedScreens) == "[C, B]" && names(trip.addedScreens) == "[D, E]")
        #expect(trip.change.kept == 1)
        #expect(names(trip.change.leaving.map(\.screen)) == "[C, B]")
        #expect(names(trip.change.entering.map(\.screen)) == "[D, E]")
        #expect(trip.request?.operation == .set && !trip.isInteractive && !trip.isForced && !trip.isFinal)
        stage.presenter?.complete()
        #expect(names(trip.removedScreens) == "[C, B]" && names(trip.addedScreens) == "[D, E]")
        #expect(trip.request == nil && trip.change.kept == 0)
        let moved = stage.host.set([stage["D"], stage["A"], stage["F"]])
        #expect(names(moved.change.leaving.map(\.screen)) == "[E, D, A]")
        #expect(names(moved.change.entering.map(\.screen)) == "[D, A, F]")
        #expect(names(moved.removedScreens) == "[E]" && names(moved.addedScreens) == "[F]")
    }

    @Test func `Its numbers count the navigations of its host`() {
        let stage = Stage("A")
        let first = stage.host.push(stage["B"]).id
        #expect(stage.host.pop().id == first + 1)
        #expect(stage.host.pop().id == first + 2)
        #expect(NavHost(root: Item(value: 0)).popToRoot().id == 1)
    }

    @Test func `A forced request asks nobody`() {
        let stage = Stage("A", "B")
        stage["B"].decision = { _, _ in .deny() }
        stage.host.install(Decider("guard", stage.trace) { _, _ in .deny() })
        let trip = stage.host.pop(force: true)
        #expect(trip.isForced)
        #expect(
            stage.take() == [
                "stack [A]", "onPop B to A", "B willDisappear", "A willAppear", "willShow A", "B didDisappear",
                "A didAppear", "didShow A", "end pop finished",
            ])
    }

    @Test func `B38: Replaying the announced changes gives the stack after every step`() {
        let stage = Stage("A")
        var replayed = stage.host.entries
        var count = 0
        stage.recorder.reactions["stack"] = { host, trip in
            count += 1
            replayed = trip?.change.applied(to: replayed) ?? []
            #expect(replayed.elementsEqual(host.entries) { $0 === $1 })
        }
        stage.host.push(stage["B"])
        stage.host.set([stage["C"], stage["B"], stage["A"], stage["D"]])
        stage.host.remove(stage["B"])
        stage.host.set([stage["D"], stage["X"], stage["C"]])
        stage.host.replaceTop(with: stage["E"])
        stage.host.pop(revealing: stage["F"])
        stage.host.beginInteractive(.pop()).cancel()
        stage.host.beginInteractive(.pop(count: 2)).finish()
        stage.host.reveal(stage["G"])
        _ = stage.host.adopt([stage["G"], stage["D"], stage["H"]], animated: false)
        stage.host.set([stage["A"], stage["G"], stage["H"]])
        stage.host.popToRoot()
        stage.host.end()
        #expect(count == 12 && replayed.isEmpty)
    }

    @Test func `What finished has come all the way, also in place; what did not begin has not set out`() {
        let stage = Stage("A", "B", "C")
        #expect(stage.host.remove(stage["B"]).fraction == 1)
        #expect(stage.host.pop().fraction == 1)
        #expect(stage.host.pop().fraction == 0)
    }

    @Test func `Who counts as a person`() {
        let users: [Cause] = [.backButton, .backMenu, .key, .accessibility, .gesture, .control]
        let others: [Cause] = [.code, .plugin, .restoration, .external, .hostEnd]
        #expect(users.map { $0.isUser } == users.map { _ in true })
        #expect(others.map { $0.isUser } == others.map { _ in false })
        #expect(Cause(.key, origin: "Escape") != .key)
    }
}
