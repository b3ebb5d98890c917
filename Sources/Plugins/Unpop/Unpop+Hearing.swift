public import NavHost

extension Unpop: NavObserving {
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        guard host === soleHost else { return }
        if led?.navigation == navigation.id { led?.isOver = true }
        let (change, course) = (navigation.change, Course(navigation))
        if path.isEmpty, course != .back { return settle() }
        let now = host.clock.now
        let isRedo = course == .forward && path.isNext(change.added)
        let hasRestored = restore(change.added, at: now)
        dropExpired(at: now)
        switch course {
        case .back: park(change.removed, at: now)
        case .forward: if !isRedo { discardAll(because: .pushed) }
        case .aside: break
        // What somebody had parked of this very change stays, in whichever order they and this hear of it.
        case .elsewhere: discardAll(because: .replaced, except: change.removed)
        case .final: discardAll(because: .final)
        case .hostEnd: discardAll(because: .hostEnded)
        }
        if hasRestored || course == .back { lastActivity = now }
        settle()
    }

    public func navHost(_ host: NavHost, willShow navigation: Navigation) {
        guard host === soleHost, navigation.state == .following, path.isNext(navigation.change.added) else { return }
        led = LedRedo(navigation: navigation.id, count: navigation.change.added.count)
    }

    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        guard host === soleHost, led?.navigation == navigation.id else { return }
        led?.isOver = true
        settle()
    }
}

extension Unpop: HostLifeObserving {
    public func navHost(_ host: NavHost, didResumeAfter pause: Duration) {
        guard host === soleHost else { return }
        dropTaken()
        settle()
    }

    public func navHostDidReceiveMemoryPressure(_ host: NavHost) {
        guard host === soleHost else { return }
        discardAll(because: .memoryPressure)
        settle()
    }
}
