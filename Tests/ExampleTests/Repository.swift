import Foundation

/// The files of this repository.
enum Repository {
    static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    /// The lines of a file, the last one empty where the file ends as text does.
    static func lines(of path: String) throws -> [Substring] {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).lines
    }

    /// The names of the files in a folder, without what follows the dot.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
            .map { ($0 as NSString).deletingPathExtension }
            .sorted()
    }
}

extension String {
    /// The pieces between line feeds.
    var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
