/// One delegate slot that passes what it is told on to any number of delegates.
///
/// The closure given to the initialiser turns a delegate into a getter that holds it weakly. It is always the same
/// line, and it rejects a `Delegate` that is not class-bound when it is compiled:
///
/// ```swift
/// let observers = DelegateProxy<any Observing> { delegate in { [weak delegate] in delegate } }
/// observers.add(logger)
/// observers.notify { $0.didMove() }
/// ```
///
/// Each message states its own rule: ``notify(_:)`` tells everyone, ``first(_:)`` stops at the first answer,
/// ``all(_:)``, ``any(_:)``, ``collect(_:)`` and ``reduce(_:_:)`` ask everyone. A delegate that has nothing to say
/// answers nil.
///
/// - Order: higher priority first, then order of registration.
/// - A round walks the delegates that were there when it began. One that is added meanwhile hears later rounds, nested
///   ones included; one that is removed or dies before its turn is skipped.
/// - A nested round is a round like any other. When 64 of one proxy are under way, the next ones are cut off until the
///   outermost is over, with one diagnostic: foreign code passes messages round in a ring.
///
/// A proxy is neither `Sendable` nor bound to an actor: it belongs to whoever owns it, and cannot be shared by mistake.
public final class DelegateProxy<Delegate> {
    // Every dispatch reads it, and the dynamic check costs more than the rest of the dispatch. Sound without: no access
    // to it spans foreign code (a dispatch walks a copy, a removed node outlives the removal), and the proxy cannot
    // leave its isolation.
    @safe @exclusivity(unchecked) @usableFromInline
    var nodes: ContiguousArray<DelegateNode<Delegate>> = []

    // As above: read and written twice per dispatch, never across a call.
    @safe @exclusivity(unchecked) @usableFromInline
    var rounds = DelegateRounds()

    @usableFromInline let weaken: (Delegate) -> () -> Delegate?
    @usableFromInline let issuer: DelegateTokenIssuer<Delegate>
    @usableFromInline var nextSerial: UInt = 0

    /// How many nodes there may be before the next `add` looks for dead ones; doubling keeps that constant per `add`.
    @usableFromInline var pruningCount = DelegateProxy.smallestPruningCount

    var adoptions: [DelegateAdoption<Delegate>] = []
    var isReporting = false

    /// Hears what the proxy refused or cut off, and what to change.
    ///
    /// What comes up while it runs is not reported.
    public var onDiagnostic: ((DelegateDiagnostic) -> Void)?

    /// Makes a proxy without delegates.
    ///
    /// - Parameter weaken: makes a getter that holds a delegate weakly, once per registration:
    ///   `{ delegate in { [weak delegate] in delegate } }`.
    public init(_ weaken: @escaping (Delegate) -> () -> Delegate?) {
        self.weaken = weaken
        issuer = DelegateTokenIssuer()
        issuer.proxy = self
    }

    deinit {
        // First thing: delegates that die with the proxy may still remove themselves by their tokens.
        issuer.proxy = nil
    }

    static var smallestPruningCount: Int { 8 }
}

/// A proxy is used where its owner is isolated; delegates are called without a hop, so it must not be shared.
@available(*, unavailable)
extension DelegateProxy: Sendable {}
