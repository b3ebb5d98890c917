import NavHost

/// Plugins come and go, and so do people's wishes.
extension Stage {
    func isOn(_ one: Switch) -> Bool {
        switch one {
        case .unpop, .pager, .guarding, .swipe, .transcript: plugin(one).map { app.shelf.isInstalled($0) } ?? false
        case .slow: (app.host.clock as? PacedClock)?.pace ?? 1 < 1
        case .reduced: app.host.reducesMotion
        case .rightToLeft: app.host.layoutDirection == .rightToLeft
        case .hold: app.host.guardedSwipe == .hold
        case .undo: app.offersUndo
        case .light: !isDark
        }
    }

    func flip(_ one: Switch) {
        let isOn = isOn(one)
        switch one {
        case .unpop, .pager, .guarding, .swipe, .transcript:
            guard let plugin = plugin(one) else { return }
            if isOn { app.host.uninstall(plugin) } else { app.host.install(plugin) }
        case .slow: (app.host.clock as? PacedClock)?.pace = isOn ? 1 : 0.2
        case .reduced: app.host.reducesMotion.toggle()
        case .rightToLeft: app.host.layoutDirection = isOn ? .leftToRight : .rightToLeft
        case .hold: app.host.guardedSwipe = isOn ? .refuse : .hold
        case .undo: app.offersUndo.toggle()
        case .light: isDark.toggle()
        }
        notice = "\(one.name): \(isOn ? "off" : "on")"
    }

    private func plugin(_ one: Switch) -> (any NavPlugin)? {
        switch one {
        case .unpop: app.unpop
        case .pager: app.pager
        case .guarding: app.guarding
        case .swipe: app.swipe
        case .transcript: app.transcript
        default: nil
        }
    }
}
