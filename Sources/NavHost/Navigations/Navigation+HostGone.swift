/// How a navigation ends whose host went away without telling.
extension Navigation {
    var resultOnceHostIsGone: NavResult {
        switch phase {
        case .waiting, .asking: .refused(.hostGone)
        case .following, .returning: .cancelled(.hostGone)
        case .moving: .finished
        case .ended(let result): result
        }
    }

    /// The host is gone without telling: it lets go of its screens as after any end.
    func endOnceHostIsGone() {
        phase = .ended(resultOnceHostIsGone)
        release(keepingPast: joined == nil)
    }
}
