import NavHost
import TestSupport

extension World {
    /// One command from outside, and all that follows from it.
    func step() async {
        budget = dice.onceIn(3) ? 1 + dice.below(4) : 0
        if host.hasEnded, dice.onceIn(5) {
            note("the ended host is replaced")
            await dropHost()
        } else if dice.onceIn(60) {
            await dropHost()
        } else {
            act()
        }
        budget = 0
        if needsTurn { await turn() }
        checkAfterStep()
    }

    /// Lets go of everything; what is still alive then is leaked.
    func tearDown() async {
        letGo()
        motions = []
        await turn()
        await dropHost()
        await turn()
        presenter = nil
        host = NavHost()
        pool = []
        specs = [:]

        await turn()
        for _ in 0..<10_000 where awaited.contains(where: { $0.awaited == nil }) { await Task.yield() }
        for one in awaited where one.awaited != one.navigation.end || one.awaited == nil {
            fail(
                "awaiting a \(one.navigation.operation) \(one.navigation.id) gave \(one.awaited.map { word($0) } ?? "nothing")"
            )
        }
        awaited = []
        for one in leaks.leftovers { fail(one) }
        kept = []
    }
}
