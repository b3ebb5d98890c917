/// A delegate of the trip floor.
package final class TripReceiver: TripHearing {
    private let tally = Tally()

    package var count: Int { tally.count }

    package init() {}

    package func host(_ host: AnyObject, didChange trip: AnyObject) { tally.add(1) }
    package func host(_ host: AnyObject, willShow trip: AnyObject) { tally.add(1) }
    package func host(_ host: AnyObject, didShow trip: AnyObject) { tally.add(1) }
    package func host(_ host: AnyObject, didEnd trip: AnyObject) { tally.add(1) }
}
