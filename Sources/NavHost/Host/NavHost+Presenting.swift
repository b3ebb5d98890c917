import DelegateProxy

extension NavHost {
    func beginMotion(_ navigation: Navigation) {
        // What a finger leads in place shows nothing; the presenter hears of it when it is committed.
        guard let trip = machine.acting, trip.isVisible || trip.phase != .following else { return }
        let adopted = adoptedMotions.isEmpty ? nil : adoptedMotions.removeValue(forKey: trip.id)
        guard adopted != nil || presenter != nil else {
            navigation.beginAlongside()
            return
        }
        let isLed = trip.isVisible && trip.isInteractive
        let motion = adopted ?? makeMotion(navigation, isAnimated: trip.takesTime || isLed)
        let old = self.motion.take()
        self.motion = motion
        extendLifetime(old)
        if trip.takesTime, trip.phase != .following { awaitMotion(navigation) }
        if adopted == nil { presenter?.begin(motion) }
        motion.runAlongside()
    }

    /// The plugins' animator, else the host's; nobody's where motion is to be reduced.
    func makeMotion(_ navigation: Navigation, isAnimated: Bool) -> Motion {
        let gesture = navigation.gesture
        // What a toolkit does by itself it animates by itself, and it is not planned yet.
        let provided =
            navigation.isAdopted
            ? nil : gesture?.animator ?? animatorProviders.first { $0.navHost(self, animatorFor: navigation) }
        return Motion(
            navigation, isAnimated: isAnimated, animator: reducesMotion ? FadeAnimator() : provided ?? animator,
            layout: gesture?.layoutDirection ?? layoutDirection, host: self)
    }

    func settleMotion(_ navigation: Navigation) {
        guard let trip = machine.acting else { return }
        guard trip.isVisible else { return trip.isFinishing ? beginMotion(navigation) : () }
        // Where the presenter is gone, nobody would ever complete it.
        guard let motion, navigation.isAdopted || presenter != nil else { return }
        motion.isFinishing = trip.isFinishing
        awaitMotion(navigation)
        presenter?.settle(motion)
    }

    /// Makes way for what comes next: asks the presenter to end its motion at once.
    func interrupt() {
        let phase = machine.moving?.phase
        let isFollowing = phase == .following || phase == .withdrawing
        guard machine.moving?.isVisible == true, let motion, let presenter else {
            return machine.interrupted(atOnce: true)
        }
        if isFollowing { motion.isFinishing = false }
        let isOver = presenter.finishNow(motion)
        machine.interrupted(atOnce: isOver)
        if !isOver, isFollowing, machine.moving?.id == motion.navigation.id {
            motion.navigation.phase = .returning
            scheduleDeadline(motion.navigation)
            presenter.settle(motion)
        }
    }

    func endMotion(of navigation: Navigation) {
        if !adoptedMotions.isEmpty { adoptedMotions.removeValue(forKey: navigation.id) }
        guard motion?.navigation === navigation else { return }
        _ = motion.take()
        deadline.take()?.cancel()
    }

    /// Another presenter takes over: what the old one was moving is over, and the new one never hears of it.
    func endMotion(_ motion: Motion, of presenter: (any NavPresenter)?) {
        self.motion = nil
        deadline.take()?.cancel()
        if machine.current?.phase == .following { motion.isFinishing = false }
        _ = presenter?.finishNow(motion)
        guard let trip = machine.current, trip.id == motion.navigation.id else { return }
        if trip.phase == .following { receive(.cancel(id: trip.id, .superseded)) } else { complete(trip.id) }
    }

    private func awaitMotion(_ navigation: Navigation) {
        machine.awaitMotion()
        scheduleDeadline(navigation)
    }

    private func scheduleDeadline(_ navigation: Navigation) {
        let id = navigation.id
        deadline.take()?.cancel()
        let new = clock.schedule(after: (motion?.duration ?? .zero) + Self.motionGrace) { [weak self] in
            self?.complete(id)
        }
        // What the clock did meanwhile may have set another: let go of outside.
        let old = deadline.take()
        deadline = new
        extendLifetime(old)
    }

    /// Follows a toolkit that changed its stack by itself, before a request is planned on ours.
    ///
    /// - Returns: whether the candidate has to wait for that.
    func followToolkit(before trip: Trip.Facts) -> Bool {
        guard !trip.isAdopted, !trip.endsHost, !trip.hasFollowedToolkit, let request = toolkitRequest()
        else { return false }
        let navigation = makeNavigation(request, isInteractive: false)
        life.add(navigation)
        machine.goFirst(facts(of: navigation, depth: machine.depth(of: trip)))
        return true
    }

    /// The same at rest.
    func followToolkit() {
        guard !machine.isDelivering, machine.setAside.isEmpty, let request = toolkitRequest() else { return }
        perform(request)
    }

    /// What would bring the host in line with a toolkit that has moved on by itself.
    func toolkitRequest() -> NavRequest? {
        guard let presenter, machine.moving == nil, !machine.isOver, !isLookingAtToolkit else { return nil }
        isLookingAtToolkit = true
        let screens = presenter.toolkitScreens
        isLookingAtToolkit = false
        guard let screens, machine.moving == nil, !machine.isOver,
            !machine.stack.holds(screens)
        else { return nil }
        var request = NavRequest(.adopt(screens))
        request.cause = .external
        request.isAnimated = false
        guard (try? request.plan(on: machine.stack)) != nil else {
            report(
                NavDiagnostic(
                    "the toolkit's stack is empty or holds a screen twice, so the host does not follow it",
                    remedy: "let toolkitScreens answer the screens that the toolkit really shows"))
            return nil
        }
        return request
    }
}
