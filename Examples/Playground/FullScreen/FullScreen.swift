import Foundation
import NavHost
import Unpop

/// The app on a whole terminal: reads keys and pointer, and draws while something moves.
///
/// At rest it sleeps: no timer runs, and nothing is drawn.
@MainActor final class FullScreen {
    /// How long what has begun waits for its end.
    ///
    /// A lone Escape is a key, and nobody waits for keys; the rest is sent by a terminal, perhaps over a slow line.
    private static func patience(for rest: InputParser.Rest) -> DispatchTimeInterval {
        switch rest {
        case .escape: .milliseconds(40)
        case .sequence: .milliseconds(500)
        case .paste: .seconds(2)
        }
    }

    let stage: Stage
    let clock: PacedClock
    let frames: FrameTimer
    private let terminal: Terminal
    private var parser = InputParser()
    private var encoder: FrameEncoder
    private var sources: [any DispatchSourceProtocol] = []
    private var patienceTimer: DispatchWorkItem?
    private var end: CheckedContinuation<Int32, Never>?
    private var isOver = false
    private var wasThemeChosen: Bool

    init(_ app: MailApp, _ clock: PacedClock, _ terminal: Terminal, _ kind: TerminalKind) {
        self.clock = clock
        self.terminal = terminal
        let size = terminal.size
        stage = Stage(app, width: size.width, height: size.height, depth: kind.depth, isDark: kind.isDark ?? true)
        encoder = FrameEncoder(depth: kind.depth)
        frames = FrameTimer()
        wasThemeChosen = kind.isDark != nil
    }

    /// Runs until somebody quits.
    ///
    /// - Returns: the signal that ended it; 0 where a person did.
    func run() async -> Int32 {
        frames.draw = { [weak self] in self?.draw() ?? false }
        stage.adapter.onNeedsFrames = { [frames] in frames.start() }
        stage.app.onChange = { [frames] in frames.start() }
        listen()
        frames.start()
        let signal = await withCheckedContinuation { end = $0 }
        for source in sources { source.cancel() }
        frames.stop()
        terminal.release()
        return signal
    }

    func quit(_ signal: Int32 = 0) {
        guard !isOver else { return }
        isOver = true
        end?.resume(returning: signal)
    }

    /// Sets the program aside, as a shell expects it.
    func suspend() {
        terminal.release()
        raise(SIGSTOP)
        // Here it goes on.
        terminal.hold()
        resize()
    }

    /// - Returns: whether more frames are to follow.
    private func draw() -> Bool {
        Lifeline.shared?.guardThread()
        if stage.frameNews != nil { stage.frameNews = frames.summary }
        terminal.write(encoder.encode(stage.draw(at: clock.now)))
        if terminal.isGone { quit(SIGHUP) }
        return stage.adapter.needsFrames
    }

    private func resize() {
        let size = terminal.size
        stage.resize(width: size.width, height: size.height)
        encoder.forget()
        frames.start()
    }

    private func listen() {
        let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        input.resume()
        sources.append(input)
        for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP, SIGCONT, SIGPIPE] {
            // The source sees it; the default would end the program first.
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.heard(number) } }
            source.resume()
            sources.append(source)
        }
    }

    private func heard(_ signal: Int32) {
        switch signal {
        case SIGWINCH: resize()
        case SIGTSTP: suspend()
        case SIGCONT, SIGPIPE: break
        default: quit(signal)
        }
    }

    private func read() {
        Lifeline.shared?.guardThread()
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = unsafe bytes.withUnsafeMutableBytes {
            unsafe Foundation.read(STDIN_FILENO, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return quit(SIGHUP) }
        handle(parser.feed(bytes.prefix(count)))
        patienceTimer?.cancel()
        guard let rest = parser.rest else { return }
        let timer = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.handle(self.parser.flush())
            }
        }
        patienceTimer = timer
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience(for: rest), execute: timer)
    }

    private func handle(_ events: [InputEvent]) {
        guard !events.isEmpty else { return }
        for event in events where !isOver {
            if case .background(let colour) = event {
                if !wasThemeChosen { stage.isDark = colour.brightness < 0.5 }
            } else {
                stage.take(event, at: clock.realNow, self)
            }
        }
        frames.start()
    }
}
