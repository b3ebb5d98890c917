extension Case {
    /// One message to many, against every other way to do that.
    static var dispatch: [Case] {
        [
            Case("weak-8/raw-slots", n: 8, .weak, against: .rawSlots, .time(1.10, instructions: 310, locks: 6.5)),
            Case(
                "weak-8/weak-boxes", n: 8, .weak,
                against: .dispatch("floor:weak-boxes", WeakBoxesFloor.self, count: 8), .time(0.90)),
            Case(
                "weak-8/naive-loop", n: 8, .weak,
                against: .dispatch("floor:naive-loop", NaiveWeakFloor.self, count: 8), .time(0.65)),
            Case(
                "weak-1/raw-slots", n: 1, .dispatch("weak", WeakProxy.self, count: 1, isReference: false),
                against: .dispatch("floor:raw-slots", RawSlotsFloor.self, count: 1), .time(1.35)),
            Case(
                "strong-8/strong-snapshot", n: 8, .strong,
                against: .strongSnapshot,
                Target(instructions: 40, locks: 0.3, allocations: 0)),
            Case(
                "strong-8/strong-closures", n: 8, .strong,
                against: .dispatch("closures:strong", StrongClosures.self, count: 8)),
            Case(
                "weak-8/weak-closures", n: 8, .weak,
                against: .dispatch("closures:weak", WeakClosures.self, count: 8), .time(1 / 1.4)),
            Case(
                "weak-8/notifications", n: 8, .weak,
                against: .dispatch("notifications:plain", PlainNotifications.self, count: 8), .time(1 / 2.7)),
            Case(
                "weak-8/notifications-with-payload", n: 8, .weak,
                against: .dispatch("notifications:loaded", LoadedNotifications.self, count: 8), .time(1 / 7.0)),
            Case(
                "weak-8/stream-yields", n: 8, .weak,
                against: .dispatch("streams:yield", StreamYields.self, count: 8)),
        ]
    }
}
