import Callees

/// The least that weak calls can cost: weak slots in raw memory, where each is loaded once and released once.
@safe final class RawSlotsFloor: Dispatching {
    private let slots: UnsafeMutablePointer<WeakSlot>
    private let count: Int

    init(_ receivers: [Receiver]) {
        count = receivers.count
        unsafe slots = .allocate(capacity: count)
        for (index, receiver) in receivers.enumerated() {
            unsafe (slots + index).initialize(to: WeakSlot(delegate: receiver))
        }
    }

    deinit {
        unsafe slots.deinitialize(count: count)
        unsafe slots.deallocate()
    }

    func tell(_ value: Int) {
        for index in 0..<count { unsafe (slots + index).pointee.delegate?.hear(value) }
    }
}
