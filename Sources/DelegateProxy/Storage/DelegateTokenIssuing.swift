/// A proxy as its tokens see it, whatever its delegates are.
@usableFromInline
protocol DelegateTokenIssuing: AnyObject {
    func remove(_ serial: UInt)
    func isRegistered(_ serial: UInt) -> Bool
}
