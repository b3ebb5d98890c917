/// One thing for the host to carry out.
///
/// The operands are read from the machine's subject. The order of the cases is the order in which a navigation meets them.
enum Effect: UInt64, Hashable {
    // Deciding
    case plan
    case askScreens
    case askDelegates
    case openQuestion
    case withdrawQuestion
    case join
    case redirect
    case interrupt
    // Beginning
    case commit
    case runOnPops
    case willDisappear
    case willAppear
    case willShow
    case changeBars
    case beginMotion
    // Moving
    case move
    case release
    case settleMotion
    // Ending
    case didDisappear
    case didAppear
    case didShow
    case didCancel
    case didRefuse
    case resolve
    case didEnd
    case runOnPushes
    case retire
    // The host's own life
    case suspend
    case resume
    case restateBars
    case memoryPressure
    case endHost
}

extension Effect {
    /// Several effects, in one word.
    struct Group: OptionSet {
        let rawValue: UInt64

        init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        init(_ effect: Effect) {
            rawValue = 1 << effect.rawValue
        }

        func contains(_ effect: Effect) -> Bool { rawValue & 1 << effect.rawValue != 0 }
    }
}
