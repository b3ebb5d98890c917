/// Inputs in the order in which they came.
///
/// It keeps its room, so that a busy host allocates nothing.
struct Inbox {
    private var inputs: [Input] = []
    private var head = 0

    var isEmpty: Bool { head == inputs.count }

    mutating func append(_ input: consuming Input) {
        inputs.append(input)
    }

    mutating func prepend(_ input: Input) {
        inputs.insert(input, at: head)
    }

    /// Puts what came earlier before what is here.
    mutating func prepend(contentsOf earlier: Inbox) {
        guard !earlier.isEmpty else { return }
        inputs.insert(contentsOf: earlier.inputs[earlier.head...], at: head)
    }

    /// Leaves it empty.
    mutating func takeAll() -> Inbox {
        var taken = Inbox()
        swap(&taken, &self)
        return taken
    }

    mutating func popFirst() -> Input? {
        // The usual case by itself: one input, which the next takes the place of.
        if head == 0, inputs.count < 2 { return inputs.popLast() }
        guard head < inputs.count else { return nil }
        let input = inputs[head]
        // Kept here, an entry could go while the machine is being changed, and with it what calls the host back.
        inputs[head] = .taken
        head += 1
        if head == inputs.count {
            inputs.removeAll(keepingCapacity: true)
            head = 0
        }
        return input
    }

    /// Takes the first request out, leaving everything else in place.
    mutating func removeFirstRequest() -> TripTable.Seat? {
        for index in inputs.indices[head...] {
            guard case .request(let seat) = inputs[index] else { continue }
            inputs.remove(at: index)
            return seat
        }
        return nil
    }
}
