import Foundation
import Testing

@MainActor struct GestureTableTests {
    /// Where `Scripts/gesture-table` wants all cells to be written, one a line.
    private static var file: String? { ProcessInfo.processInfo.environment["GESTURE_TABLE"] }

    @Test func `What a host says to each pan there is, in each state, is what the rules say`() throws {
        var lines = [(GestureCase.columns + ["outcome"]).joined(separator: "\t")]
        var count = 0
        var wrong: [String] = []
        for host in GestureCase.hosts {
            let world = GestureWorld(host)
            for one in host.pans {
                let observed = world.observe(one)
                count += 1
                if observed != one.expected { wrong.append("\(one): \(observed), not \(one.expected)") }
                if Self.file != nil { lines.append((one.cells + [observed]).joined(separator: "\t")) }
            }
        }
        #expect(count == 5 * 2 * 3 * 7 * 3 * 4 * 7 * 2)
        #expect(wrong.isEmpty, "\(wrong.count) cells differ, among them\n\(wrong.prefix(20).joined(separator: "\n"))")
        if let file = Self.file {
            try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        }
    }
}
