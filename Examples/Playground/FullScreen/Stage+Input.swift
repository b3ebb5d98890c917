import NavHost

/// What a person does, as the stage takes it.
extension Stage {
    func take(_ event: InputEvent, at time: Duration, _ screen: FullScreen) {
        switch event {
        case .mouse(let mouse): take(mouse, at: time, screen)
        case .paste(let text): paste(text)
        case .background: break
        case .text, .key:
            if !type(event), let act = Keys.act(for: event) { perform(act, on: screen) }
        }
    }

    private func take(_ mouse: InputEvent.Mouse, at time: Duration, _ screen: FullScreen) {
        if mouse.act.endsTyping { finishTyping() }
        switch mouse.act {
        case .press: press(at: mouse.place, time: time)
        case .move: move(to: mouse.place, time: time)
        case .release: if let act = release(at: mouse.place, time: time) { perform(act, on: screen) }
        case .scroll(let x, let y): thing(at: mouse.place)?.nudge(x == 0 ? y : x)
        case .back: perform(.command(.back), on: screen)
        case .forward: perform(.command(.forward), on: screen)
        }
    }

    /// - Returns: whether the field has taken it.
    private func type(_ event: InputEvent) -> Bool {
        guard let text = field else { return false }
        guard app.host.top is any Editing, app.dialogue.text == nil else {
            field = nil
            return false
        }
        switch event {
        case .text(let character):
            if text.count < 200 { field = text + String(character) }
        case .key(.backspace): field = String(text.dropLast())
        case .key(.enter):
            field = text.isEmpty ? nil : ""
            if !text.isEmpty { say(.type(text)) }
        case .key(.escape): finishTyping()
        default: return false
        }
        return true
    }

    /// What has been typed is kept, however typing ends: it is asked about before it is lost.
    private func finishTyping() {
        guard let text = field.take(), !text.isEmpty, app.host.top is any Editing else { return }
        say(.type(text))
    }

    /// What is pasted is text and never keys; without a field it goes nowhere.
    private func paste(_ text: String) {
        guard let old = field else {
            notice = "Pasted text has no place here."
            return
        }
        field = String((old + text).prefix(200))
    }

    private func perform(_ act: Act, on screen: FullScreen) {
        if let page = helpPage, act != .quit, act != .suspend {
            helpPage = act == .help && page + 1 < helpPages.count ? page + 1 : nil
            return
        }
        notice = nil
        switch act {
        case .command(.quit), .quit: screen.quit()
        case .command(let command): say(command)
        case .backButton: app.host.goBack(cause: .backButton)
        case .flip(let one): flip(one)
        case .edit: field = app.host.top is any Editing ? "" : nil
        case .nudgeStrip(let steps): if app.host.top === app.pictures { app.pictures.strip.nudge(steps) }
        case .nudgeSlider(let steps): if app.host.top === app.pictures { app.pictures.slider.nudge(steps) }
        case .undo: notice = app.undo().first
        case .help: helpPage = 0
        case .frames: frameNews = frameNews == nil ? screen.frames.summary : nil
        case .inspector: wantsInspector.toggle()
        case .crash: fatalError("this is the crash that was asked for; the terminal is as before")
        case .overflow: notice = "\(overflow(from: 0))"
        case .suspend: screen.suspend()
        }
    }

    private func say(_ command: Command) {
        do throws(CommandError) {
            notice = try app.carryOut(command).first
        } catch {
            notice = "\(error)"
        }
    }
}

extension InputEvent.Mouse.Act {
    /// Whether it is about something else than what is being typed.
    fileprivate var endsTyping: Bool {
        switch self {
        case .press, .back, .forward: true
        case .move, .release, .scroll: false
        }
    }
}

/// Uses up the call stack: calls itself twice, so that no compiler makes a loop of it.
private func overflow(from depth: Int) -> Int {
    depth == .max ? 0 : overflow(from: depth + 1) &+ overflow(from: depth + 2)
}
