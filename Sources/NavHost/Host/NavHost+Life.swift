import DelegateProxy

extension NavHost {
    /// What the host does from here on, as plain values: unbounded, one stream for each reader, finished with the host.
    public var events: AsyncStream<NavEvent> { life.makeStream() }

    /// The app goes to the background: a followed gesture is cancelled.
    ///
    /// Nothing happens where it is suspended.
    public func suspend() {
        receive("suspend") { .suspend(depth: $0) }
    }

    /// The app is back.
    ///
    /// Nothing happens where it was not suspended.
    public func resume() {
        receive("resume") { .resume(depth: $0) }
    }

    /// Passes on that memory is short: plugins let go of what they can.
    public func sendMemoryPressure() {
        receive("memory pressure") { .memoryPressure(depth: $0) }
    }

    /// Ends the host: one forced navigation to the empty stack.
    ///
    /// What is not committed ends with `hostGone`; every `onPop` runs, top first; the top disappears; plugins are
    /// uninstalled and streams finish. From then on everything is refused as `hostGone`.
    @discardableResult public func end() -> Navigation {
        var request = NavRequest(.end)
        request.cause = .hostEnd
        request.isForced = true
        request.isAnimated = false
        return perform(request)
    }

    func tellSuspended() {
        suspendedAt = clock.now
        send(.didSuspend)
        lifeObservers.notify { $0.navHostDidSuspend(self) }
    }

    func tellResumed() {
        let pause = suspendedAt.map { clock.now - $0 } ?? .zero
        suspendedAt = nil
        // Those who keep time act on it before anything else is told.
        lifeObservers.notify { $0.navHost(self, didResumeAfter: pause) }
        send(.didResume)
    }

    func tellMemoryPressure() {
        lifeObservers.notify { $0.navHostDidReceiveMemoryPressure(self) }
    }

    func tellEnded() {
        send(.hostDidEnd)
        lifeObservers.notify { $0.navHostDidEnd(self) }
        for plugin in plugins.reversed() { uninstall(plugin) }
        life.finishStreams()
    }
}
