import NavHost

/// What a caller has learnt of one navigation.
@MainActor final class Record {
    let navigation: Navigation
    var ends: [NavResult] = []
    /// What awaiting the result gave, where somebody did.
    var awaited: NavResult?
    private let isCutOff: Bool

    init(_ navigation: Navigation, isToldAlready: Bool) {
        self.navigation = navigation
        isCutOff = navigation.end == .refused(.tooDeep) && !isToldAlready
    }

    /// Whether the host tells delegates of its end: not of an echo, nor of what is cut off beyond the limit.
    var isLoud: Bool {
        !isCutOff && !(navigation.operation == .adopt && navigation.end == .unchanged)
    }
}
