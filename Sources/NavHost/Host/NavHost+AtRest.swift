/// While nothing is under way a request need not wait to be planned: it is planned as it comes, and what the stack alone
/// refuses needs no trip.
extension NavHost {
    /// What a request would do, where that is known without asking anybody.
    func planAtOnce(_ navigation: Navigation, isOvertaken: Bool, refusal: Refusal?) -> NavRequest.Plan? {
        guard !isOvertaken, machine.isAtRest else { return nil }
        if let refusal { return .refused(refusal) }
        return toolkitRequest() == nil ? navigation.plan(on: machine.stack) : nil
    }

    func begin(_ navigation: Navigation, _ plan: consuming NavRequest.Plan) {
        if case .refused(let refusal) = plan { return tell(refusal, of: navigation) }
        life.add(navigation)
        machine.take(facts(of: navigation, depth: 0))
        conclude(plan, of: navigation)
    }

    /// Tells what the script of a refusal tells.
    private func tell(_ refusal: Refusal, of navigation: Navigation) {
        machine.beginTelling(depth: 0)
        if life.hasReaders { send(.didRefuse(refusal), of: navigation) }
        tellRefusal(refusal, of: navigation)
        end(navigation, with: .refused(refusal))
        if life.hasReaders { send(.didEnd(.refused(refusal)), of: navigation) }
        tellEnd(navigation, with: .refused(refusal))
        navigation.release(keepingPast: true)
        machine.endTelling()
    }
}
