import NavHost

/// Reads a command, carries it out, draws: the app in lines of text.
@MainActor struct LineMode {
    private let app: MailApp
    private let output: LineOutput
    private let pause: @MainActor (Duration) async -> Void

    /// - Parameter pause: lets time pass for the `wait` command.
    init(_ app: MailApp, _ output: LineOutput, pause: @escaping @MainActor (Duration) async -> Void) {
        self.app = app
        self.output = output
        self.pause = pause
    }

    /// Plays a script to its end or to its first mistake.
    func play(_ script: Script) async throws(ScriptError) {
        draw()
        for line in script.lines {
            output.write(["", "> \(line.text)"])
            do throws(CommandError) {
                guard try await carryOut(line.command) else { return }
            } catch {
                throw ScriptError(script.path, line: line.number, "\(error)")
            }
        }
    }

    /// Follows a keyboard or a pipe until it ends; a mistake is answered, and nothing else happens.
    func converse(isTerminal: Bool) async {
        draw()
        output.prompt(isTerminal ? "\n> " : "")
        for await line in LineInput.lines() {
            if !isTerminal, !CommandSyntax.isRemark(line) { output.write(["", "> \(line.printable.trimmed)"]) }
            do throws(CommandError) {
                if let command = try CommandSyntax.read(line), try await !carryOut(command) { return }
            } catch {
                output.write(["\(error)"])
            }
            output.prompt(isTerminal ? "\n> " : "")
        }
        if isTerminal { output.write([""]) }
    }

    /// - Returns: false when it was the last one.
    private func carryOut(_ command: Command) async throws(CommandError) -> Bool {
        switch command {
        case .quit: return false
        case .wait(let duration): await pause(duration)
        default: output.write(try app.carryOut(command))
        }
        draw()
        return true
    }

    private func draw() {
        output.write(LinePicture(app: app).lines)
    }
}
