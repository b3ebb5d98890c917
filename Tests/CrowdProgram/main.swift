import CrowdSupport
import Foundation

/// Does one thing to a crowd, and all that follows from it.
///
/// What waits for the main actor runs on this thread: others would keep at hand what they used, which looks like a leak.
@MainActor func carryOut(_ work: (Crowd) -> Void, on crowd: Crowd, at step: Int) {
    work(crowd)
    while crowd.needsTurn {
        crowd.needsTurn = false
        for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
    crowd.check()
    guard crowd.failures.isEmpty else {
        fatalError("step \(step): \(crowd.failures)\n\(crowd.log.joined(separator: "\n"))")
    }
}

// One host with all plugins that lives long, and rests at the end: Scripts/live-bytes counts what it holds then.
let numbers = CommandLine.arguments.dropFirst().compactMap { UInt32($0) }
guard (1...2).contains(numbers.count), numbers.count == CommandLine.arguments.count - 1, numbers[0] > 0 else {
    fatalError("usage: crowd N [SEED]   does N things at random to a host with all plugins")
}
let steps = Int(numbers[0])
let crowd = Crowd(seed: numbers.count == 2 ? UInt64(numbers[1]) : 2026)
for step in 1...steps {
    // The same steps come again: to see what led to a failure, run it up to there.
    crowd.keepsLog = step > steps - 100
    carryOut({ $0.act() }, on: crowd, at: step)
}
crowd.keepsLog = false
carryOut({ $0.comeToRest() }, on: crowd, at: steps)
