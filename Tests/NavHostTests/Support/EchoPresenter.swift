import NavHost
import TestSupport

/// A presenter with a stack of its own: it mirrors the host's, can change it silently, and echoes what it was told.
@MainActor final class EchoPresenter: NavPresenter {
    private weak var host: NavHost?
    var mirrored: [any NavScreen]
    private(set) var motion: Motion?
    /// Whether it adopts every change that it was told of, as a toolkit's callback would.
    var echoes = true

    init(_ host: NavHost) {
        self.host = host
        mirrored = host.screens
    }

    var toolkitScreens: [any NavScreen]? { mirrored }

    func begin(_ motion: Motion) {
        self.motion = motion
        guard let host, !motion.isInteractive else { return }
        mirrored = host.screens
        if echoes { host.adopt(mirrored).complete() }
    }

    func settle(_ motion: Motion) {
        guard let host, motion.isFinishing else { return }
        mirrored = host.screens
    }

    func finishNow(_ motion: Motion) -> Bool { true }
}
