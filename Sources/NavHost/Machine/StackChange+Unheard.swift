extension StackChange {
    /// The effects of a navigation that neither its screens nor its entries care for: they need not be carried out.
    func unheard(from: StackEntry?, to: StackEntry?) -> Effect.Group {
        var heard: Effect.Group = []
        if from?.appearance != nil || to?.appearance != nil { heard.formUnion(.appearance) }
        eachRemoved { if $0.onPop != nil { heard.formUnion(.pops) } }
        eachAdded { if $0.onPush != nil { heard.formUnion(.pushes) } }
        return Effect.Group.optional.subtracting(heard)
    }
}

extension Effect.Group {
    fileprivate static var pops: Effect.Group { Effect.Group(.runOnPops) }
    fileprivate static var pushes: Effect.Group { Effect.Group(.runOnPushes) }
    fileprivate static var appearance: Effect.Group {
        Effect.Group(.willDisappear).union(Effect.Group(.willAppear)).union(Effect.Group(.didDisappear))
            .union(Effect.Group(.didAppear))
    }
    fileprivate static var optional: Effect.Group { appearance.union(pops).union(pushes) }
}
