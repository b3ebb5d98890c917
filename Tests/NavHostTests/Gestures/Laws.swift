import NavHost
import Testing

/// What holds for every delegate, however events are mixed.
@MainActor final class Laws: NavObserving {
    private var shows = 0
    private var ends = 0
    private(set) var begun = 0

    func navHost(_ host: NavHost, willShow navigation: Navigation) { begun += 1 }
    func navHost(_ host: NavHost, didShow navigation: Navigation) { shows += 1 }
    func navHost(_ host: NavHost, didCancel navigation: Navigation, because cancellation: Cancellation) { ends += 1 }

    func check(_ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(begun == shows + ends, "\(place): willShow = didShow + didCancel", sourceLocation: sourceLocation)
    }
}
