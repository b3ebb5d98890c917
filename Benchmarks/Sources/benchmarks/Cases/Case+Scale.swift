import Callees
import NavHost
import Unpop

extension Case {
    /// What touches many entries at once, and what must not.
    static func scale(_ n: Int) -> [Case] {
        [
            Case("redo-all-\(n)/array", n: n, .popAndRedo(n), against: .popAndRedoFloor(n)),
            Case("set-\(n)/array", n: n, .set(n), against: .setFloor(n)),
        ]
    }

    /// The same per entry as with a hundred of them; and a redo of one as with ten.
    static func growth(_ n: Int) -> [Case] {
        let linear = Target.instructions(0...1.25)
        return [
            Case("redo-all-\(n)/redo-all-100", n: n, .popAndRedo(n), against: .popAndRedo(100), linear),
            Case("set-\(n)/set-100", n: n, .set(n), against: .set(100), linear),
            Case(
                "redo-one-of-\(n)/redo-one-of-10", n: n, .redoOne(of: n), against: .redoOne(of: 10),
                .instructions(0.9...1.1)),
        ]
    }
}

extension Work {
    /// `popToRoot` and the redo of all that it took; a unit is an entry.
    fileprivate static func popAndRedo(_ n: Int) -> Work {
        Work("redo-all-\(n)", unit: "entry", unitsPerRound: n) {
            let host = NavHost.withPlugins(depth: n)
            guard let unpop = host.plugin(conformingTo: Unpop.self) else { preconditionFailure("no Unpop") }
            host.perform(.push((0..<n).map { _ in StackEntry(Screen()) }))
            var heard = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds {
                        host.popToRoot()
                        heard -= host.count - 1
                        unpop.unpop()
                        heard += host.count - 1
                    }
                },
                heard: { heard }, heardPerRound: n)
        }
    }

    fileprivate static func popAndRedoFloor(_ n: Int) -> Work {
        Work("floor:redo-all-\(n)", unit: "entry", unitsPerRound: n, isReference: true) {
            let floor = StackFloor()
            floor.set((0..<n).map { _ in Screen() })
            var heard = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds {
                        floor.popAll()
                        floor.redo()
                        heard += floor.count
                    }
                },
                heard: { heard }, heardPerRound: n)
        }
    }

    /// A stack that is exchanged for another one; a unit is an entry that comes.
    fileprivate static func set(_ n: Int) -> Work {
        Work("set-\(n)", unit: "entry", unitsPerRound: n) {
            let host = NavHost.withPlugins()
            let stacks = (0..<2).map { _ in (0..<n).map { _ in Screen() } }
            var heard = 0
            var round = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds {
                        round += 1
                        heard += host.set(stacks[round & 1]).end == .finished ? host.count : 0
                    }
                },
                heard: { heard }, heardPerRound: n)
        }
    }

    fileprivate static func setFloor(_ n: Int) -> Work {
        Work("floor:set-\(n)", unit: "entry", unitsPerRound: n, isReference: true) {
            let floor = StackFloor()
            let stacks = (0..<2).map { _ in (0..<n).map { _ in Screen() } }
            var heard = 0
            return Rig(
                run: { rounds in
                    for round in 0..<rounds {
                        floor.set(stacks[round & 1])
                        heard += floor.count
                    }
                },
                heard: { heard }, heardPerRound: n)
        }
    }

    /// A redo of one screen and its pop, while many more lie ahead.
    fileprivate static func redoOne(of n: Int) -> Work {
        Work("redo-one-of-\(n)", unit: "trip") {
            let host = NavHost(root: Screen())
            let unpop = host.install(Unpop(depth: n + 1, granularity: .screen))
            host.perform(.push((0..<n).map { _ in StackEntry(Screen()) }))
            host.popToRoot()
            var heard = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds {
                        heard += unpop.unpop().end == .finished ? 1 : 0
                        heard += host.pop().end == .finished ? 1 : 0
                    }
                },
                heard: { heard }, heardPerRound: 2)
        }
    }
}
