import Foundation

extension Transcript {
    /// Writes everything that was heard to a file; nothing where no file is named.
    func write(to path: String?) throws(ScriptError) {
        guard let path else { return }
        let text = lines.map { $0 + "\n" }.joined()
        do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
            throw ScriptError(path, "the transcript cannot be written here")
        }
    }
}
