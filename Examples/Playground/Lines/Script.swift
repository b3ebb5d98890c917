import Foundation

/// A file of commands, one on a line, read and understood before the first of them runs.
struct Script {
    struct Line {
        let number: Int
        let text: String
        let command: Command
    }

    let path: String
    let lines: [Line]

    init(path: String) throws(ScriptError) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ScriptError(path, "there is no such file, or it cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ScriptError(path, "this is not text in UTF-8")
        }
        var lines: [Line] = []
        for (index, piece) in text.utf8.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            let line = String(piece) ?? ""
            do throws(CommandError) {
                guard let command = try CommandSyntax.read(line) else { continue }
                lines.append(Line(number: index + 1, text: line.printable.trimmed, command: command))
            } catch {
                throw ScriptError(path, line: index + 1, "\(error)")
            }
        }
        self.lines = lines
    }
}
