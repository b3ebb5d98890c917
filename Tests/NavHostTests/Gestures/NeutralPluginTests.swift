import NavHost
import TestSupport
import Testing

@MainActor struct NeutralPluginTests {
    @Test(arguments: PanScenario.all)
    func `B17: A plugin that implements every hook and has no opinion changes no trace`(scenario: PanScenario) {
        #expect(scenario.trace(inCompanyOf: [NeutralPlugin()]) == scenario.trace())
    }

    @Test(arguments: PanScenario.all)
    func `The order in which plugins of different priorities are installed changes no trace`(scenario: PanScenario) {
        func company() -> [any NavPlugin] {
            [
                NeutralPlugin("first", priority: 70), NeutralPlugin("second", priority: -3),
                Claimer("edge", priority: 9) { _, pan in pan.zone == .edge ? .pass : .block(reason: "content") },
            ]
        }
        let expected = scenario.trace(inCompanyOf: company())
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let plugins = company()
            #expect(scenario.trace(inCompanyOf: order.map { plugins[$0] }) == expected, "order \(order)")
        }
    }

    @Test(arguments: PanScenario.all)
    func `Reduced motion changes what is seen and no event`(scenario: PanScenario) {
        #expect(scenario.trace(isMotionReduced: true) == scenario.trace())
    }
}
