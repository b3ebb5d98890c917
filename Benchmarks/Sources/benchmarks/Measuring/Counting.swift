import CHeap
import Callees

/// What tools that count want: the same work a few times and many times, so that what starting costs cancels out.
@MainActor enum Counting {
    /// What one line says, in this order.
    private static let columns = [
        "work", "kind", "few", "many", "allocations of few", "allocations of many",
    ]

    /// Does the works of the cases one after the other, and cuts before and after each few and many rounds.
    ///
    /// Prints a line for each; few and many are in units. Allocations are counted only where `mallocs.c` is preloaded.
    static func cutIntoSegments(_ cases: [Case]) {
        print(columns.joined(separator: "\t"))
        let segments = Segments()
        var known: Set<String> = []
        for work in cases.flatMap({ [$0.subject, $0.reference] }) where known.insert(work.name).inserted {
            let (few, many) = work.roundsToCount
            let rig = work.prepare()
            // What is made lazily, and rooms that grow, must have come to rest.
            rig.run(max(2 * few, 1))
            let start = heap_allocations()
            segments.cutHere()
            rig.run(few)
            let middle = heap_allocations()
            segments.cutHere()
            rig.run(many)
            let end = heap_allocations()
            segments.cutHere()
            rig.check(rounds: max(2 * few, 1) + few + many, of: work)
            let kind = work.isReference ? "reference" : "subject"
            let (fewUnits, manyUnits) = (few * work.unitsPerRound, many * work.unitsPerRound)
            print(work.name, kind, fewUnits, manyUnits, middle - start, end - middle, separator: "\t")
        }
    }
}

extension Work {
    /// Beside a million units what starting costs is nothing, and a tool that counts takes minutes for them.
    fileprivate var roundsToCount: (few: Int, many: Int) {
        if unitsPerRound > 100_000 { return (0, 1) }
        let few = max(20 / unitsPerRound, 1)
        return (few, 5 * few)
    }
}
