/// Something that a proxy refused, cut off or noticed, and what to change.
public struct DelegateDiagnostic: Hashable, Sendable {
    /// What happened.
    @nonexhaustive
    public enum Kind: Hashable, Sendable {
        /// A proxy was added to itself and refused.
        case addedToItself

        /// A delegate that passes messages back to the proxy was refused.
        case ring

        /// A message came back 64 times, through code that does not say whom it forwards to, and was cut off.
        case tooDeep

        /// Foreign code put another delegate into a slot whose delegate had been adopted.
        case slotTaken
    }

    /// What happened.
    public let kind: Kind

    /// The type of the proxy.
    public let proxy: String

    /// The class of the delegate in question, if there is one.
    public let delegate: String?
}

extension DelegateDiagnostic: CustomStringConvertible {
    /// A sentence on what happened and one on what to change.
    public var description: String {
        let name = delegate ?? "A delegate"
        return switch kind {
        case .addedToItself:
            "\(proxy) was added to itself and refused. Add the object that should hear its messages."
        case .ring:
            "\(name) was not added to \(proxy): it forwards messages back to it. Remove one link of the ring."
        case .tooDeep:
            "\(proxy) cut a message off after \(DelegateRounds.deepest) nested rounds. "
                + "A delegate sends it again when it hears it: let it conform to DelegateForwarding, or stop it."
        case .slotTaken:
            "\(name) took the slot whose delegate \(proxy) had adopted. Both go on hearing; the later one is given back."
        }
    }
}
