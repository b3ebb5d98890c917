import NavHost
import TestSupport
import Testing

/// A story about fingers that can be told again in other company.
struct PanScenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    private let screens: [String]
    private let tell: @MainActor (PanStage) -> Void

    init(_ name: String, _ screens: String..., tell: @escaping @MainActor (PanStage) -> Void) {
        testDescription = name
        self.screens = screens
        self.tell = tell
    }

    /// Everything that is told, with the lines of the story in between.
    @MainActor func trace(inCompanyOf company: [any NavPlugin] = [], isMotionReduced: Bool = false) -> [String] {
        let stage = PanStage(screens, company: company)
        stage.host.reducesMotion = isMotionReduced
        tell(stage)
        return stage.take()
    }
}
