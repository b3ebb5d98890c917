import BoardingPager
import NavHost
import PopGuard
import TestSupport
import Unpop

extension Crowd {
    /// Whether nothing is under way, is asked, or waits.
    var isAtRest: Bool {
        host.current == nil && !host.isAsking && !isFingerDown && questions.isEmpty && interaction == nil
            && adopted == nil
    }

    /// What must hold after every step.
    package func check() {
        drop { !$0.isOpen }
        checkTwice()
        laws.checkAtRest(host)
        if host.current == nil { appearance.checkAtRest(top: host.top.map { "\($0)" }) }
        for breach in laws.breaches + appearance.breaches { fail(breach) }
        if isAtRest { checkAtRest() }
    }

    /// Stack and redo list hold each instance once.
    private func checkTwice() {
        let stack = host.screens.map { ObjectIdentifier($0) }
        let parked = screens.filter(\.isParked).map { ObjectIdentifier($0) }
        if Set(stack).count < stack.count { fail("a screen stands twice: \(host.screens)") }
        if !Set(stack).isDisjoint(with: parked) { fail("a screen is parked and on the stack") }
        let next = unpop.nextEntries.map { ObjectIdentifier($0.screen) }
        if !Set(next).isSubset(of: parked) { fail("what comes next was not told that it is parked") }
        if parked.count > unpop.depth, host.current == nil { fail("\(parked.count) are parked") }
    }

    /// Nobody holds screens but the stack, the redo list and the pager's list, and no timer runs in vain.
    private func checkAtRest() {
        see("rest")
        let parked = screens.filter(\.isParked)
        if !parked.isEmpty { see("rest with a redo") }
        let held = Set(
            (host.screens + otherHost.screens + pager.pages + parked as [any NavScreen]).map { ObjectIdentifier($0) })
        let alive = screens.filter { !held.contains(ObjectIdentifier($0)) }
        if !alive.isEmpty { fail("nobody should hold \(alive)") }
        if screens.count > host.count + otherHost.count + unpop.depth + pager.count {
            fail("\(screens.count) screens live")
        }
        let isTimed = !parked.isEmpty && unpop.timeToLive != nil
        let timers = openOffers + (isTimed ? 1 : 0)
        if clock.pendingCount != timers { fail("\(clock.pendingCount) timers run, not \(timers)") }
    }
}
