/// Something that is scheduled.
@MainActor public protocol NavClockToken: AnyObject, Sendable {
    /// Takes it back; nothing happens where it has run or was taken back.
    func cancel()
}
