import NavHost

extension BoardingPager {
    /// Tells all observers; what they cause meanwhile is told when all have heard this.
    func tell(_ event: BoardingEvent) {
        telling.items.append(.event(event))
        goOnTelling()
    }

    /// Does something at once, or when all has been told that came up before.
    func afterTelling(_ work: @escaping @MainActor () -> Void) {
        telling.items.append(.work(work))
        goOnTelling()
    }

    private func goOnTelling() {
        guard !telling.isUnderWay else { return }
        let isOutermost = telling.count == 0
        defer { if isOutermost { telling.count = 0 } }
        while !telling.items.isEmpty {
            telling.count += 1
            guard telling.count <= Telling.limit else { return cutOff() }
            switch telling.items.removeFirst() {
            case .work(let work): work()
            case .event(let event):
                telling.isUnderWay = true
                for number in observers.keys.sorted() { observers[number]?(event) }
                telling.isUnderWay = false
            }
        }
    }

    /// Observers answer each event with another one, without end.
    private func cutOff() {
        let untold = telling.items
        telling.items = []
        guard !untold.isEmpty else { return }
        soleHost?.report(
            NavDiagnostic(
                "observers of a pager answered each event by causing another, without end",
                remedy: "find who answers an event by an edit or a step, and let it stop", plugin: name))
    }
}
