/// What a proxy remembers of a delegate it took over from a slot.
struct DelegateAdoption<Delegate> {
    let identity: ObjectIdentifier
    let existing: () -> Delegate?

    /// Nil if the delegate was registered before: then it outlasts the adoption.
    let token: DelegateToken?
}
