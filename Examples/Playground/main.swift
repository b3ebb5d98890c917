import Foundation

/// Runs the program.
///
/// - Returns: its exit status: 2 for wrong arguments and scripts with a mistake, else 0.
@MainActor func run(_ words: [String], _ output: LineOutput) async -> Int32 {
    do {
        switch try Arguments(words).mode {
        case .help:
            output.write([Arguments.usage])
        case .play(let path):
            let script = try Script(path: path)
            let clock = ScriptClock()
            try await LineMode(MailApp(clock: clock), output) { clock.advance(by: $0) }.play(script)
        case .converse:
            await LineMode(MailApp(), output) { try? await Task.sleep(for: $0) }
                .converse(isTerminal: LineInput.isTerminal)
        }
        return 0
    } catch let error as UsageError {
        output.complain("\(error)\n\(Arguments.usage)")
    } catch {
        output.complain("\(error)")
    }
    return 2
}

exit(await run(Array(CommandLine.arguments.dropFirst()), LineOutput()))
