import NavHost
import Unpop

/// A screen that tells what becomes of it once it has been left.
@MainActor protocol Keepable: MailScreen, ParkingObserving {
    var mailbox: Mailbox { get }
}

extension Keepable {
    func screenWasParked(on host: NavHost) {
        mailbox.onNews?("   \(title): parked")
    }

    func screenWasRestored(on host: NavHost, age: Duration) {
        mailbox.onNews?("   \(title): restored after \(Int((age / .seconds(1)).rounded())) s")
    }

    func screenWasDiscarded(because reason: DiscardReason) {
        mailbox.onNews?("   \(title): discarded, \(reason)")
    }
}
