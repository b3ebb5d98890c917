/// A delegate that does next to nothing, and counts.
package final class Receiver: Hearing {
    private let tally = Tally()

    package var count: Int { tally.count }

    package init() {}

    package func hear(_ value: Int) { tally.add(value) }
}
