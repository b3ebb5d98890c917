import DelegateProxy

extension NavHost {
    /// How far the bars are on the screen now: a function of the top, and of the fraction while something moves.
    ///
    /// nil where neither screen says anything and ``defaultBars`` is nil: the toolkit's bars are left alone.
    public var bars: BarsVisibility? {
        guard let trip = machine.current, let navigation = navigation(trip.id) else { return bars(at: 1) }
        return bars(at: navigation.fraction)
    }

    /// The bars when what moves has come this far, which an animator may time in its own way.
    func bars(at fraction: Double) -> BarsVisibility? {
        guard let trip = machine.current, trip.isVisible, let navigation = navigation(trip.id) else {
            guard let bars = bars(of: machine.stack.top) else { return nil }
            return BarsVisibility(bars)
        }
        return bars(of: navigation, at: fraction)
    }

    /// The bars when a navigation has come this far.
    func bars(of navigation: Navigation, at fraction: Double) -> BarsVisibility? {
        let (from, to) = (bars(of: navigation.fromEntry), bars(of: navigation.toEntry))
        guard let from = from ?? to, let to = to ?? from as Bars? else { return nil }
        return .between(from, to, fraction: fraction)
    }

    /// Changes the bars of a screen on the stack, for as long as its entry lives.
    ///
    /// - Parameters:
    ///   - bars: nil goes back to ``defaultBars``.
    ///   - screen: the top where nil. A screen that is not on the stack is reported and otherwise ignored.
    public func setBars(_ bars: Bars?, for screen: (any NavScreen)? = nil) {
        guard let entry = screen.map({ entry(for: $0) }) ?? machine.stack.top else {
            return report(
                NavDiagnostic(
                    "bars were set for a screen that is not on the stack",
                    remedy: "say the bars when you push it"))
        }
        let old = self.bars(of: entry)
        entry.bars = bars
        if entry === machine.stack.top, self.bars(of: entry) != old { receive("bars") { .setBars(depth: $0) } }
    }

    /// Tells the bars of the top, unless a navigation has told them since they were set.
    func tellTopBars() {
        guard let top = machine.stack.top, bars(of: top) != toldBars else { return }
        if bars(of: top) != nil { send(.didChangeBars) }
        tell(bars(of: top))
    }

    func tell(_ bars: Bars?) {
        toldBars = bars
        guard let bars else { return }
        presenter?.show(bars)
        observers.notify { $0.navHost(self, didChangeBars: bars) }
    }

    func bars(of entry: StackEntry) -> Bars? {
        entry.bars ?? defaultBars
    }

    /// Nobody has bars.
    private func bars(of entry: StackEntry?) -> Bars? {
        guard let entry else { return nil }
        return bars(of: entry)
    }
}
