import DelegateProxy
import Testing

struct DelegateDiagnosticTests {
    private func texts(_ act: (Proxy) -> Void) -> [String] {
        let proxy = makeProxy()
        var texts: [String] = []
        proxy.onDiagnostic = { texts.append($0.description) }
        act(proxy)
        proxy.onDiagnostic = nil
        return texts
    }

    @Test func `a diagnostic says what happened and what to change`() {
        let relay = OpenRelay()
        #expect(
            texts { $0.add($0) } == [
                "DelegateProxy<Hearing> was added to itself and refused. "
                    + "Add the object that should hear its messages."
            ])
        #expect(
            texts {
                relay.observers.add($0)
                $0.add(relay)
            } == [
                "OpenRelay was not added to DelegateProxy<Hearing>: it forwards messages back to it. "
                    + "Remove one link of the ring."
            ])
        #expect(
            texts {
                let relay = Relay(to: $0)
                $0.add(relay)
                $0.notify { $0.hear("a") }
            } == [
                "DelegateProxy<Hearing> cut a message off after 64 nested rounds. "
                    + "A delegate sends it again when it hears it: let it conform to DelegateForwarding, or stop it."
            ])
        #expect(
            texts {
                let (f, f2) = (Bystander(), Bystander())
                $0.adopt(f)
                $0.adopt(f2)
                withExtendedLifetime((f, f2)) {}
            } == [
                "Bystander took the slot whose delegate DelegateProxy<Hearing> had adopted. "
                    + "Both go on hearing; the later one is given back."
            ])
    }
}
