public import NavHost

extension Unpop: NavObserving {
    /// Keeps what was popped, takes out what came back, and clears what lies on another way.
    public func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        guard serves(host) else { return }
        if led?.navigation == navigation.id { led?.isOver = true }
        let course = Course(navigation)
        if path.isEmpty, course != .back { return settle(on: host) }
        let change = navigation.change
        let standing = path.isEmpty ? .nowhere : path.standing(of: change.added)
        // Asked only where something is parked or comes back: nothing else is counted from now.
        let now = standing != .nowhere || course == .back ? host.clock.now : lastActivity
        let hasRestored =
            standing != .nowhere && restore(change.added, areNext: standing == .next, on: host, at: now)
        dropExpired(on: host)
        switch course {
        case .back: park(change.removed, on: host, at: now)
        case .forward: if standing != .next { discardAll(because: .pushed) }
        case .aside: break
        // What somebody had parked of this very change stays, in whichever order they and this hear of it.
        case .elsewhere: discardAll(because: .replaced, except: change.removed)
        case .final: discardAll(because: .final)
        case .hostEnd: discardAll(because: .hostEnded)
        }
        if hasRestored || course == .back { lastActivity = now }
        settle(on: host)
    }

    /// Notes a redo that a finger leads: until it is over nothing of it may go.
    public func navHost(_ host: NavHost, willShow navigation: Navigation) {
        guard !path.isEmpty, navigation.isInteractive, host === soleHost, navigation.state == .following,
            path.standing(of: navigation.change.added) == .next
        else { return }
        led = LedRedo(navigation: navigation.id, count: navigation.change.added.count)
    }

    /// Lets the screens of a cancelled redo go, where their time came meanwhile.
    public func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        guard host === soleHost, led?.navigation == navigation.id else { return }
        led?.isOver = true
        settle()
    }
}

extension Unpop: HostLifeObserving {
    /// Lets go of what has expired, or was taken by another host, meanwhile.
    public func navHost(_ host: NavHost, didResumeAfter pause: Duration) {
        guard host === soleHost else { return }
        dropTaken()
        settle()
    }

    /// Lets go of all but what a finger is bringing back.
    public func navHostDidReceiveMemoryPressure(_ host: NavHost) {
        guard host === soleHost else { return }
        discardAll(because: .memoryPressure)
        settle()
    }
}
