import BoardingPager
import Callees
import NavHost
import PopGuard
import Unpop

extension NavHost {
    /// A host with the plugins of this project, and nobody who draws.
    static func withPlugins(depth: Int = 3) -> NavHost {
        let host = NavHost(root: Screen())
        host.install(PopGuard { $0.answer(.leave) })
        host.install(BoardingPager())
        host.install(Unpop(depth: depth))
        return host
    }
}

extension Work {
    /// A push and a pop that go through, at a depth.
    static func trip(_ name: String, depth: Int, idlers: Int = 0) -> Work {
        Work(name, unit: "trip") {
            let host = NavHost.withPlugins()
            for _ in 0..<idlers { host.install(Idler()) }
            host.set((0..<depth).map { _ in Screen() })
            // Two that take turns: the very screen that was popped would be a redo.
            let screens = [Screen(), Screen()]
            var heard = 0
            return Rig(
                run: { rounds in
                    for round in 0..<rounds {
                        heard += host.push(screens[round & 1]).end == .finished ? 1 : 0
                        heard += host.pop().end == .finished ? 1 : 0
                    }
                },
                heard: { heard }, heardPerRound: 2)
        }
    }

    static let tripFloor = Work("floor:trip", unit: "trip", isReference: true) {
        let receivers = (0..<3).map { _ in TripReceiver() }
        let floor = TripFloor(receivers)
        let screens = [Screen(), Screen()]
        floor.push(Screen())
        let before = receivers.reduce(0) { $0 + $1.count }
        return Rig(
            run: { rounds in
                for round in 0..<rounds {
                    floor.push(screens[round & 1])
                    floor.pop()
                }
            },
            heard: { receivers.reduce(0) { $0 + $1.count } - before }, heardPerRound: 24)
    }

    /// A pop of the root.
    static let refusal = Work("refused-pop", unit: "call") {
        let host = NavHost.withPlugins()
        var heard = 0
        return Rig(
            run: { rounds in
                for _ in 0..<rounds { heard += host.pop().end == .refused(.atRoot) ? 1 : 0 }
            },
            heard: { heard }, heardPerRound: 1)
    }
}
