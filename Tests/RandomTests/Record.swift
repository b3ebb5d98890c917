import NavHost

/// What a caller has learnt of one navigation.
@MainActor final class Record {
    let navigation: Navigation
    var ends: [NavResult] = []
    /// What awaiting the result gave, where somebody did.
    var awaited: NavResult?
    private let isUnheard: Bool

    init(_ navigation: Navigation, isToldAlready: Bool, isAfterTheEnd: Bool) {
        self.navigation = navigation
        isUnheard = isAfterTheEnd || navigation.end == .refused(.tooDeep) && !isToldAlready
    }

    /// Whether the host tells delegates of its end: not of an echo, nor of what is cut off beyond the limit or comes too late.
    var isLoud: Bool {
        !isUnheard && !(navigation.operation == .adopt && navigation.end == .unchanged)
    }
}
