/// The table of events: what is carried out, in this order, at each turn of a navigation.
///
/// While a script runs, everything that is asked for waits: this is what makes every delegate hear the same events
/// in the same order.
enum Script {
    case none
    /// A navigation that nobody's finger leads: commit and begin count as one.
    case begin
    /// The top stays: there is nothing to show.
    case beginInPlace
    /// A finger begins to lead.
    case beginInteractive
    case move
    /// The finger let go, and the navigation goes through with it.
    case releaseFinishing
    /// The finger let go too early.
    case releaseReturning
    case end
    case endInPlace
    /// The spring back is over.
    case endReturning
    /// Cancelled without a release.
    case cancel
    case refuse
    case unchanged
    /// It is the same as what is being asked about.
    case join
    /// Nothing is told: the toolkit reports what is so already, or the host has ended.
    case inert
    case suspend
    case resume
    /// The bars of the top were set while it stays the top.
    case restateBars
    case memoryPressure
    case endHost

    var effects: [Effect] {
        switch self {
        case .none: []
        case .begin: Self.beginning
        case .beginInPlace: Self.beginningInPlace
        case .beginInteractive: Self.beginningInteractive
        case .move: Self.moving
        case .releaseFinishing: Self.releasingToFinish
        case .releaseReturning: Self.releasingToReturn
        case .end: Self.ending
        case .endInPlace: Self.endingInPlace
        case .endReturning: Self.endingReturn
        case .cancel: Self.cancelling
        case .refuse: Self.refusing
        case .unchanged: Self.leavingUnchanged
        case .join: Self.joining
        case .inert: Self.restingInert
        case .suspend: Self.suspending
        case .resume: Self.resuming
        case .restateBars: Self.restatingBars
        case .memoryPressure: Self.pressing
        case .endHost: Self.endingHost
        }
    }

    private static let beginning: [Effect] = [
        .commit, .runOnPops, .willDisappear, .willAppear, .willShow, .changeBars, .beginMotion,
    ]
    private static let beginningInPlace: [Effect] = [.commit, .runOnPops, .beginMotion]
    private static let beginningInteractive: [Effect] = [.willDisappear, .willAppear, .willShow, .beginMotion]
    private static let moving: [Effect] = [.move]
    private static let releasingToFinish: [Effect] = [.release, .commit, .runOnPops, .changeBars, .settleMotion]
    private static let releasingToReturn: [Effect] = [.release, .willDisappear, .willAppear, .settleMotion]
    private static let ending: [Effect] = [
        .didDisappear, .didAppear, .didShow, .resolve, .didEnd, .runOnPushes, .retire,
    ]
    private static let endingInPlace: [Effect] = [.resolve, .didEnd, .runOnPushes, .retire]
    private static let endingReturn: [Effect] = [.didDisappear, .didAppear, .didCancel, .resolve, .didEnd, .retire]
    private static let cancelling: [Effect] = [
        .withdrawQuestion, .willDisappear, .willAppear, .didDisappear, .didAppear, .didCancel, .resolve, .didEnd,
        .retire,
    ]
    private static let refusing: [Effect] = [.withdrawQuestion, .didRefuse, .resolve, .didEnd, .retire]
    private static let leavingUnchanged: [Effect] = [.resolve, .didEnd, .retire]
    private static let joining: [Effect] = [.join, .retire]
    private static let restingInert: [Effect] = [.resolve, .retire]
    private static let suspending: [Effect] = [.suspend]
    private static let resuming: [Effect] = [.resume]
    private static let restatingBars: [Effect] = [.restateBars]
    private static let pressing: [Effect] = [.memoryPressure]
    private static let endingHost: [Effect] = [
        .commit, .runOnPops, .willDisappear, .didDisappear, .resolve, .didEnd, .retire, .endHost,
    ]
}
