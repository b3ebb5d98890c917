import Foundation

/// Runs a test's body with the path of a file that is there for as long.
func withFile<Result>(_ content: Data, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("navhost-\(UUID().uuidString)")
    try content.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
}

/// The same, for text.
func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
    try withFile(Data(text.utf8), body)
}
