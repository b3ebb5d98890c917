import Foundation

/// The lines of standard input.
///
/// They are awaited on a thread of their own, so that the main actor is free for what falls due meanwhile.
enum LineInput {
    static var isTerminal: Bool { isatty(FileHandle.standardInput.fileDescriptor) == 1 }

    static func lines() -> AsyncStream<String> {
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
        }
        return lines
    }
}
