import Callees

/// A loop over a copy of an array of strong delegates, as one writes it where the array may change meanwhile.
final class StrongSnapshotFloor: Dispatching {
    private var delegates: ContiguousArray<any Hearing>

    init(_ receivers: [Receiver]) {
        delegates = ContiguousArray(receivers)
    }

    func tell(_ value: Int) {
        let snapshot = delegates
        // By index: `for … in` would retain each of them.
        for index in snapshot.indices { snapshot[index].hear(value) }
    }
}
