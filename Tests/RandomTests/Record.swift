import NavHost

/// What a caller has learnt of one navigation.
@MainActor final class Record {
    let navigation: Navigation
    var ends: [NavResult] = []
    /// Whether the host tells delegates of its end: not of an echo, nor of what is cut off beyond the limit.
    var isLoud: Bool { !isInert && !isCutOff }
    private let isInert: Bool
    private let isCutOff: Bool

    init(_ navigation: Navigation, isToldAlready: Bool) {
        self.navigation = navigation
        let isOver = navigation.end != nil && !isToldAlready
        isInert = isOver && navigation.operation == .adopt && navigation.end == .unchanged
        isCutOff = isOver && navigation.end == .refused(.tooDeep)
    }
}
