/// While nothing is under way a request need not wait to be planned: it is planned as it comes, and what the stack alone
/// refuses needs no trip.
extension NavHost {
    /// Plans a request, where its turn is now and nobody has to be asked for that.
    ///
    /// - Returns: whether it is on its way, or refused and over.
    func takeAtOnce(_ navigation: Navigation, refusal: Refusal?) -> Bool {
        guard machine.isAtRest, let action = navigation.action, !action.asksToPlan,
            refusal != nil || toolkitRequest() == nil
        else { return false }
        do throws(Refusal) {
            if let refusal { throw refusal }
            let plan = try action.plan(on: machine.stack, looks: navigation.looks)
            life.add(navigation)
            machine.take(facts(of: navigation, depth: 0))
            conclude(plan, of: navigation)
        } catch {
            tell(error, of: navigation)
        }
        return true
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
