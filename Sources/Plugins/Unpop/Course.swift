import NavHost

/// What a change of the stack means for what lies ahead.
enum Course {
    /// Screens were taken off the top: they lie ahead now.
    case back
    /// Screens were put on top: either what lies ahead, or another way.
    case forward
    /// Something was swapped or taken out where one stands: the way ahead is as it was.
    case aside
    /// The stack is another.
    case elsewhere
    /// What is gone must not come back.
    case final
    case hostEnd

    @MainActor init(_ navigation: Navigation) {
        self =
            switch navigation.operation {
            case .push: .forward
            case .pop, .popTo, .popWhile, .popToRoot, .popRevealing: .back
            case .reveal: navigation.change.removed.isEmpty ? .forward : .back
            case .replaceTop, .remove: .aside
            case .set: .elsewhere
            case .adopt: Self.adopted(navigation.change, navigation.direction)
            case .end: .hostEnd
            }
        if navigation.isFinal, !navigation.change.removed.isEmpty, self != .hostEnd { self = .final }
    }

    /// A toolkit says only how its stack looks: it went back where screens left the top and nothing else changed.
    private static func adopted(_ change: StackChange, _ direction: Navigation.Direction) -> Course {
        if change.entering.isEmpty { return .back }
        if change.leaving.isEmpty { return .forward }
        return change.added.isEmpty && direction == .inPlace ? .aside : .elsewhere
    }
}
