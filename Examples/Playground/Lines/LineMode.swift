import NavHost

/// Reads a command, carries it out, draws: the app in lines of text.
@MainActor final class LineMode {
    private let app: MailApp
    private let output: LineOutput
    private let pause: @MainActor (Duration) async -> Void
    private let drags: DragPlayer
    /// Whether commands are answered by what was heard rather than by a picture.
    private var isBrief = false

    /// - Parameter pause: lets time pass for the `wait` command.
    init(_ app: MailApp, _ output: LineOutput, pause: @escaping @MainActor (Duration) async -> Void) {
        self.app = app
        self.output = output
        self.pause = pause
        drags = DragPlayer(app, pause: pause)
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
        case .drag(let drag): await play(drag)
        case .brief(let isBrief): self.isBrief = isBrief
        case .say: return true
        case .leave(.awaits): output.write(await app.awaitAnswers())
        default: output.write(try app.carryOut(command))
        }
        await drags.settle()
        draw()
        return true
    }

    /// In brief mode all that was heard is written anyway.
    private func play(_ drag: Drag) async {
        let lines = await drags.play(drag)
        if !isBrief || !app.shelf.isInstalled(app.transcript) { output.write(lines) }
    }

    private func draw() {
        output.write(isBrief ? app.transcript.takeNews() + app.briefLines : LinePicture(app: app).lines)
    }
}
