import Foundation

/// A program of this package, as it was built beside the tests.
struct Program {
    /// What came of one run.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    let name: String

    init(_ name: String) {
        self.name = name
    }

    /// Runs it to its end.
    ///
    /// - Parameter input: what it finds on its standard input; nothing where nil.
    func run(_ arguments: [String] = [], input: String? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.folder.appendingPathComponent(name)
        process.arguments = arguments
        // File names in messages are then as they are given.
        process.currentDirectoryURL = Repository.root
        let (output, errors, feed) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input == nil ? FileHandle.nullDevice : feed
        try process.run()
        if let input {
            try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try feed.fileHandleForWriting.close()
        }
        // Errors are a few lines and wait in their pipe; the output may be longer than a pipe holds.
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaints, as: UTF8.self))
    }

    private static var folder: URL {
        #if os(macOS)
        Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
        #else
        Bundle.main.bundleURL
        #endif
    }

    /// Tells which bundle the tests are in.
    private final class Marker {}
}
