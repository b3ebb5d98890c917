/// A small deterministic generator (SplitMix64): the same seed gives the same run on every machine.
package struct Dice: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, and without, `bound`.
    package mutating func below(_ bound: Int) -> Int {
        Int(next() % UInt64(max(bound, 1)))
    }

    /// Whether something happens that happens once in so many times.
    package mutating func onceIn(_ times: Int) -> Bool {
        below(times) == 0
    }

    package mutating func pick<Element>(_ list: [Element]) -> Element? {
        list.isEmpty ? nil : list[below(list.count)]
    }

    /// One of several, each as often as its weight says.
    package mutating func pick<Element>(weighted list: KeyValuePairs<Element, Int>) -> Element? {
        var rest = below(list.reduce(0) { $0 + $1.value })
        for (element, weight) in list {
            rest -= weight
            if rest < 0 { return element }
        }
        return nil
    }
}
