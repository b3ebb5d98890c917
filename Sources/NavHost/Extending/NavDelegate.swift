/// Whatever a host can tell or ask: the root of the capability protocols.
///
/// Conform to the capabilities you need, one protocol each. What an object conforms to is looked up once, when it is
/// added, and it is then called for that and nothing else.
@MainActor public protocol NavDelegate: AnyObject, Sendable {}
