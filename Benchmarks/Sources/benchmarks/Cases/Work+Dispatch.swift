import Callees
import DelegateProxy

extension Work {
    /// Passes messages on to receivers; a unit is a call.
    static func dispatch<Way: Dispatching>(
        _ name: String, _: Way.Type, count: Int, isReference: Bool = true
    ) -> Work {
        Work("\(name)-\(count)", unit: "call", unitsPerRound: count, isReference: isReference) {
            let receivers = (0..<count).map { _ in Receiver() }
            return Rig(
                run: Way(receivers).repeating(),
                heard: { receivers.reduce(0) { $0 + $1.count } }, heardPerRound: count)
        }
    }

    static let rawSlots = dispatch("floor:raw-slots", RawSlotsFloor.self, count: 8)
    static let strongSnapshot = dispatch("floor:strong-snapshot", StrongSnapshotFloor.self, count: 8)
    static let weak = dispatch("weak", WeakProxy.self, count: 8, isReference: false)
    static let strong = dispatch("strong", StrongProxy.self, count: 8, isReference: false)
}
