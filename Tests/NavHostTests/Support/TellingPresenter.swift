import NavHost

/// A presenter whose toolkit tells screens of their appearance by itself, and draws everything at once.
@MainActor final class TellingPresenter: NavPresenter {
    let sendsAppearance = true

    func begin(_ motion: Motion) { motion.complete() }
    func settle(_ motion: Motion) { motion.complete() }
    func finishNow(_ motion: Motion) -> Bool { true }
}
