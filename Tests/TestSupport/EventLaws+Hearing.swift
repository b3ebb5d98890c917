package import NavHost

extension EventLaws {
    package func navHost(_ host: NavHost, didChangeStack navigation: Navigation) {
        let before = stack
        replay(navigation.change, of: navigation)
        hear("didChangeStack", host, navigation)
        run(navigation, at: "didChangeStack")
        if stories[navigation.id, default: Story()].isCommitted { breach("navigation \(navigation.id) changed twice") }
        stories[navigation.id, default: Story()].isCommitted = true
        onCommit?(navigation, before, stack)
    }

    package func navHost(_ host: NavHost, willShow navigation: Navigation) {
        hear("willShow", host, navigation)
        run(navigation, at: "willShow")
        if stories[navigation.id, default: Story()].isShown { breach("willShow twice for \(navigation.id)") }
        stories[navigation.id, default: Story()].isShown = true
        if host.current !== navigation { breach("willShow of a navigation that is not the current one") }
    }

    package func navHost(_ host: NavHost, didMove navigation: Navigation) {
        hear("didMove", host, navigation)
        if running != navigation.id, !isInPlace(navigation) { breach("didMove of a navigation that does not run") }
        if !(0...1).contains(navigation.fraction) { breach("the fraction is \(navigation.fraction)") }
    }

    package func navHost(_ host: NavHost, didRelease navigation: Navigation, finishing: Bool) {
        hear("didRelease", host, navigation)
        if running != navigation.id, !isInPlace(navigation) { breach("didRelease of a navigation that does not run") }
        let story = stories[navigation.id, default: Story()]
        if story.isReleased || story.isCommitted { breach("didRelease twice, or after the commit") }
        stories[navigation.id, default: Story()].isReleased = true
    }

    package func navHost(_ host: NavHost, didShow navigation: Navigation) {
        hear("didShow", host, navigation)
        let story = stories[navigation.id, default: Story()]
        if !story.isShown || !story.isCommitted || story.isClosed { breach("didShow out of order") }
        if navigation.fraction != 1 { breach("didShow at fraction \(navigation.fraction)") }
        stories[navigation.id, default: Story()].isClosed = true
    }

    package func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) {
        hear("didCancel", host, navigation)
        let story = stories[navigation.id, default: Story()]
        if !story.isShown || story.isCommitted || story.isClosed { breach("didCancel out of order") }
        if navigation.fraction != 0 { breach("didCancel at fraction \(navigation.fraction)") }
        stories[navigation.id, default: Story()].isClosed = true
        stories[navigation.id, default: Story()].cancellation = cancellation
    }

    package func navHost(_ host: NavHost, didRefuse navigation: Navigation, because refusal: Refusal) {
        hear("didRefuse", host, navigation)
        let story = stories[navigation.id, default: Story()]
        if story.isShown || story.isCommitted || story.refusal != nil { breach("didRefuse out of order") }
        stories[navigation.id, default: Story()].refusal = refusal
    }

    package func navHost(_ host: NavHost, didEnd navigation: Navigation, with result: NavResult) {
        hear("didEnd", host, navigation)
        if case .refused = result { counts["refused end", default: 0] += 1 }
        let story = stories.removeValue(forKey: navigation.id) ?? Story()
        let isFitting = Self.fits(
            story, result, isHostEnd: navigation.operation == .end, isInPlace: isInPlace(navigation))
        if !isFitting { breach("navigation \(navigation.id) ended \(word(result)) after \(story)") }
        if navigation.end != result { breach("didEnd and the navigation's own end differ") }
        if running == navigation.id { running = nil }
        lastEnded.insert(navigation.id)
        onEnd?(navigation, result)
    }

    package func navHost(_ host: NavHost, didChangeBars bars: Bars) {
        hear("didChangeBars", host, nil)
        self.bars = bars
    }

    package func navHost(_ host: NavHost, didAttach stack: [StackEntry]) {
        self.stack = stack.map { ScreenLabel($0.screen) }
        bars = stack.last.flatMap { $0.bars ?? host.defaultBars }
        isRooted = !stack.isEmpty
        isSuspended = host.isSuspended
        isOver = host.hasEnded
    }

    package func navHostDidSuspend(_ host: NavHost) {
        hear("didSuspend", host, nil)
        if isSuspended { breach("suspended twice") }
        if host.isFollowing { breach("suspended under a finger") }
        isSuspended = true
    }

    package func navHost(_ host: NavHost, didResumeAfter pause: Duration) {
        hear("didResume", host, nil)
        if !isSuspended { breach("resumed without being suspended") }
        if pause < .zero { breach("the pause is \(pause)") }
        isSuspended = false
    }

    package func navHostDidReceiveMemoryPressure(_ host: NavHost) {
        hear("memory pressure", host, nil)
    }

    package func navHostDidEnd(_ host: NavHost) {
        hear("hostDidEnd", host, nil)
        isOver = true
        countsAtEnd = counts
    }

    private func run(_ navigation: Navigation, at word: String) {
        if let running, running != navigation.id { breach("\(word) of \(navigation.id) while \(running) runs") }
        running = navigation.id
    }

    private func replay(_ change: StackChange, of navigation: Navigation) {
        let leaving = change.leaving.map { ScreenLabel($0.screen) }
        let entering = change.entering.map { ScreenLabel($0.screen) }
        if Array(stack.dropFirst(change.kept).reversed()) != leaving {
            breach("\(navigation.operation) says \(leaving) leave \(stack) above \(change.kept)")
        }
        let removed = leaving.filter { !entering.contains($0) }
        let added = entering.filter { !leaving.contains($0) }
        if change.removed.map({ ScreenLabel($0.screen) }) != removed { breach("removed is not leaving − entering") }
        if change.added.map({ ScreenLabel($0.screen) }) != added { breach("added is not entering − leaving") }
        stack = Array(stack.prefix(change.kept)) + entering
        if Set(stack.map(\.id)).count < stack.count { breach("an instance is twice on \(stack)") }
    }

    private func isInPlace(_ navigation: Navigation) -> Bool {
        navigation.from === navigation.to
    }

    private static func fits(
        _ story: Story, _ result: NavResult, isHostEnd: Bool, isInPlace: Bool
    ) -> Bool {
        switch result {
        case .finished:
            // An empty host ends without a change to tell of.
            (story.isCommitted || isHostEnd) && story.refusal == nil && story.cancellation == nil
                && story.isShown == story.isClosed
        case .unchanged: !story.isShown && !story.isCommitted && story.refusal == nil
        // What a finger led in place was never announced to come.
        case .cancelled where isInPlace: story.cancellation == nil && !story.isShown && !story.isCommitted
        case .cancelled(let cancellation): story.cancellation == cancellation && story.isShown && story.isClosed
        case .refused(let refusal): story.refusal == refusal && !story.isShown && !story.isCommitted
        }
    }
}
