import Callees

/// One stream for each receiver.
///
/// Only the yield is measured: to be heard costs a turn of the executor on top.
final class StreamYields: Dispatching {
    private let continuations: [AsyncStream<Int>.Continuation]
    private let streams: [AsyncStream<Int>]
    private let receivers: [Receiver]

    init(_ receivers: [Receiver]) {
        let pairs = receivers.map { _ in AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1)) }
        streams = pairs.map(\.stream)
        continuations = pairs.map(\.continuation)
        self.receivers = receivers
    }

    func tell(_ value: Int) {
        for index in continuations.indices {
            if case .terminated = continuations[index].yield(value) { continue }
            receivers[index].hear(value)
        }
    }
}
