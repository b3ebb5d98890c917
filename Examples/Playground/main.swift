import Foundation

/// Runs the program.
///
/// - Returns: its exit status: 2 for wrong arguments and scripts with a mistake, 128 and more after a signal, else 0.
@MainActor func run(_ words: [String], _ output: LineOutput) async -> Int32 {
    do {
        let arguments = try Arguments(words)
        switch arguments.mode {
        case .help:
            output.write([Arguments.usage])
        case .play(let path):
            let script = try Script(path: path)
            let clock = ScriptClock()
            let app = MailApp(clock: clock)
            try await LineMode(app, output) { clock.advance(by: $0) }.play(script)
            try app.transcript.write(to: arguments.transcript)
        case .walk, .lines:
            return try await walk(arguments, output)
        }
        return 0
    } catch let error as UsageError {
        output.complain("\(error)\n\(Arguments.usage)")
    } catch {
        output.complain("\(error)")
    }
    return 2
}

/// Takes the whole screen where that is possible, else reads lines.
@MainActor func walk(_ arguments: Arguments, _ output: LineOutput) async throws -> Int32 {
    let clock = PacedClock()
    let app = MailApp(clock: clock)
    var signal: Int32 = 0
    if arguments.mode == .walk, let (terminal, kind) = takeTerminal(output) {
        // Nobody reads more of it than what is shown, and people walk for hours.
        if arguments.transcript == nil { app.transcript.limit = 1_000 }
        signal = await FullScreen(app, clock, terminal, kind).run()
    } else {
        await LineMode(app, output) { try? await Task.sleep(for: $0) }.converse(isTerminal: LineInput.isTerminal)
    }
    try app.transcript.write(to: arguments.transcript)
    return signal == 0 ? 0 : 128 + signal
}

/// Takes the terminal; nil where there is none, or one that cannot be used, which is told.
@MainActor func takeTerminal(_ output: LineOutput) -> (Terminal, TerminalKind)? {
    guard TerminalKind.isThere else { return nil }
    do {
        let kind = try TerminalKind()
        guard let terminal = Terminal() else { throw UsageError("this terminal cannot be set up for the full screen") }
        return (terminal, kind)
    } catch {
        output.complain("\(error); reading lines instead")
        return nil
    }
}

exit(await run(Array(CommandLine.arguments.dropFirst()), LineOutput()))
