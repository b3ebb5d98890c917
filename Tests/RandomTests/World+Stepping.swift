import NavHost
import TestSupport

extension World {
    /// One command from outside, and all that follows from it.
    func step() async {
        budget = dice.onceIn(3) ? 1 + dice.below(4) : 0
        if host.hasEnded, dice.onceIn(5) {
            note("the ended host is replaced")
            replaceHost()
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
        interactions = []
        questions = []
        motions = []
        await turn()
        await dropHost()
        await turn()
        presenter = nil
        ended = nil
        host = NavHost()
        pool = []
        specs = [:]
        log.removeAll()
        await turn()
        for one in leaks.leftovers { fail(one) }
    }
}
