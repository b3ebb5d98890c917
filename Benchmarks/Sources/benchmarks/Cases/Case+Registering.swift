import Callees
import DelegateProxy

extension Case {
    /// Adding and removing a delegate.
    static var registering: [Case] {
        [
            Case(
                "add-remove/array", n: 8, .addAndRemove, against: .appendAndRemove, Target(allocations: 2)),
            Case(
                "add-remove-by-token/array", n: 8, .addAndRemoveByToken, against: .appendAndRemove,
                Target(allocations: 2)),
        ]
    }
}

extension Work {
    fileprivate static let addAndRemove = registering("add-remove") { proxy, guest in
        proxy.add(guest)
        proxy.remove(guest)
    }

    fileprivate static let addAndRemoveByToken = registering("add-remove-by-token") { proxy, guest in
        let token = proxy.add(guest)
        if token.isRegistered { token.remove() }
    }

    private static func registering(
        _ name: String, _ comeAndGo: @escaping (DelegateProxy<any Hearing>, Receiver) -> Void
    ) -> Work {
        Work(name, unit: "pair") {
            let receivers = (0..<8).map { _ in Receiver() }
            let guest = Receiver()
            let proxy = DelegateProxy<any Hearing> { one in { [weak one] in one } }
            for receiver in receivers { proxy.add(receiver) }
            var pairs = 0
            return Rig(
                run: { rounds in
                    for _ in 0..<rounds { comeAndGo(proxy, guest) }
                    pairs += rounds
                },
                heard: { proxy.count == receivers.count ? pairs : -1 }, heardPerRound: 1)
        }
    }

    fileprivate static let appendAndRemove = Work("floor:array-add-remove", unit: "pair", isReference: true) {
        let guest = Receiver()
        var boxes = (0..<8).map { _ in IdentityBox(Receiver()) }
        var heard = 0
        return Rig(
            run: { rounds in
                for _ in 0..<rounds {
                    boxes.append(IdentityBox(guest))
                    guard let index = boxes.firstIndex(where: { $0.identity == ObjectIdentifier(guest) }) else {
                        return
                    }
                    boxes.remove(at: index)
                    heard += 1
                }
            },
            heard: { heard }, heardPerRound: 1)
    }
}

/// What one writes by hand to find a weak delegate again.
private final class IdentityBox {
    let identity: ObjectIdentifier
    private weak var delegate: (any Hearing)?

    init(_ delegate: any Hearing) {
        identity = ObjectIdentifier(delegate)
        self.delegate = delegate
    }
}
