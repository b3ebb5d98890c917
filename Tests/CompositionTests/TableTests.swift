import Foundation
import Testing

struct TableTests {
    @Test func `What is documented of plugins together is what the visits say`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appending(path: "Documentation/PluginsTogether.md")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("|") }
        #expect(rows == Table.visits + Table.arrivals)
    }
}
