import NavHost

/// Plays drags where nobody looks: a stage of 80 × 24 cells, whose time is let pass by whoever plays the script.
@MainActor final class DragPlayer {
    /// A screen refreshes every 16 milliseconds.
    private static let interval = Duration.milliseconds(16)

    private let app: MailApp
    private let pause: @MainActor (Duration) async -> Void
    private var stage: Stage?

    init(_ app: MailApp, pause: @escaping @MainActor (Duration) async -> Void) {
        self.app = app
        self.pause = pause
    }

    /// Drags, and lets what it has set in motion come to rest.
    ///
    /// - Returns: why it did what it did, and what came of it.
    func play(_ drag: Drag) async -> [String] {
        let stage = stage ?? Stage(app)
        self.stage = stage
        _ = stage.draw(at: app.host.clock.now)
        guard let row = stage.row(for: drag.place), let width = stage.layout?.device.width else {
            await settle()
            return ["There is no \(drag.place.rawValue) here."]
        }
        let heard = app.transcript.count
        let columns = drag.columns(of: width, every: Self.interval)
        stage.press(at: CellPlace(x: columns[0], y: row), time: app.host.clock.now)
        for column in columns.dropFirst() {
            await pause(Self.interval)
            stage.move(to: CellPlace(x: column, y: row), time: app.host.clock.now)
            _ = stage.draw(at: app.host.clock.now)
        }
        _ = stage.release(at: CellPlace(x: columns[columns.count - 1], y: row), time: app.host.clock.now)
        await settle()
        return app.transcript.lines(from: heard)
    }

    /// Lets what moves come to rest.
    ///
    /// A swipe that is held by a question waits for its answer.
    func settle() async {
        guard let stage else { return }
        repeat {
            _ = stage.draw(at: app.host.clock.now)
            if stage.adapter.needsFrames { await pause(Self.interval) }
        } while stage.adapter.needsFrames
        if app.host.current == nil { leave() }
    }

    /// Commands take no time where nothing is dragged.
    private func leave() {
        app.host.presenter = nil
        stage = nil
    }
}
