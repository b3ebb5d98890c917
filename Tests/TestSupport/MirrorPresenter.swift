package import NavHost

/// A toolkit with a stack of its own and bad manners, each of which can be switched on.
///
/// It takes over its host's stack when a motion begins, and keeps animated motions until ``complete()``.
@MainActor package final class MirrorPresenter: NavPresenter {
    /// What toolkits do to whoever relies on them.
    package enum Vice: CaseIterable, Hashable, Sendable {
        /// It changes its stack and tells nobody.
        case changesSilently
        /// It reports what was so before, and what has been over for long.
        case reportsLate
        /// It cannot jump to the end of a motion.
        case refusesToFinish
        /// It tells the host what the host has just told it.
        case echoes
    }

    package var vices: Set<Vice>
    /// How often it has given way to each.
    package private(set) var counts: [Vice: Int] = [:]
    /// Echoes and late reports that the host took for news.
    ///
    /// A test ends with none.
    package private(set) var surprises: [String] = []
    /// Its own stack, bottom first.
    package private(set) var screens: [any NavScreen]
    /// The animated motion that it runs.
    package private(set) var motion: Motion?
    /// What runs inside a call: its name, such as "begin", to a block.
    package var reactions: [String: @MainActor (Motion) -> Void] = [:]
    package let sendsAppearance: Bool
    private weak var host: NavHost?
    private var past: Motion?

    package init(_ host: NavHost, vices: Set<Vice> = [], sendsAppearance: Bool = false) {
        self.host = host
        self.vices = vices
        self.sendsAppearance = sendsAppearance
        screens = host.screens
    }

    package var toolkitScreens: [any NavScreen]? { screens }

    /// Changes its stack and tells nobody; only where it has that vice.
    package func changeSilently(to screens: [any NavScreen]) {
        guard gives(way: .changesSilently) else { return }
        self.screens = screens
    }

    /// Changes its stack and tells the host, as toolkits do whose own back button was tapped, or is being dragged.
    ///
    /// Led by a finger, its stack changes when the motion is released and settles.
    package func change(to screens: [any NavScreen], isInteractive: Bool = false, animated: Bool = true) -> Motion? {
        if !isInteractive { self.screens = screens }
        return host?.adopt(screens, isInteractive: isInteractive, animated: animated)
    }

    /// Ends the motion that it runs, as a toolkit does at the end of its animation.
    package func complete() {
        guard let motion else { return }
        self.motion = nil
        past = motion
        motion.complete()
    }

    package func begin(_ motion: Motion) {
        let before = screens
        self.motion = motion.isAnimated ? motion : nil
        reactions["begin"]?(motion)
        take(over: motion, before: before)
    }

    package func follow(_ motion: Motion) {
        reactions["follow"]?(motion)
    }

    package func settle(_ motion: Motion) {
        let before = screens
        reactions["settle"]?(motion)
        if motion.isFinishing { take(over: motion, before: before) }
    }

    package func finishNow(_ motion: Motion) -> Bool {
        reactions["finishNow"]?(motion)
        if gives(way: .refusesToFinish) { return false }
        if self.motion === motion { self.motion = nil }
        past = motion
        return true
    }

    private func take(over motion: Motion, before: [any NavScreen]) {
        guard let host else { return }
        screens = host.screens
        if gives(way: .reportsLate) {
            past?.report(fraction: 0.5)
            past?.release(finishing: false)
            past?.complete()
            if wasSame(before, motion.navigation) { tell(before, as: "late report") }
        }
        if gives(way: .echoes) { tell(screens, as: "echo") }
    }

    /// Whether its stack was the host's before a navigation that is moving: only then is a late report no news.
    private func wasSame(_ screens: [any NavScreen], _ navigation: Navigation) -> Bool {
        guard let host, navigation.state == .moving else { return false }
        let change = navigation.change
        let before = host.entries.prefix(change.kept) + change.leaving.reversed()
        return before.elementsEqual(screens) { $0.screen === $1 }
    }

    private func tell(_ screens: [any NavScreen], as what: String) {
        guard let host else { return }
        let told = host.adopt(screens).navigation
        if told.end != .unchanged { surprises.append("the host took the \(what) \(screens.map(label)) for news") }
    }

    private func gives(way vice: Vice) -> Bool {
        guard vices.contains(vice) else { return false }
        counts[vice, default: 0] += 1
        return true
    }
}
