/// What the app, or a toolkit, does to the stack by itself.
enum StackCommand: Hashable {
    /// So many screens go at once, by code.
    case pop(Int)
    case remove(Int)
    case replace(Int)
    /// The inbox and these messages, and nothing else.
    case set([Int])
    /// The message is gone for good.
    case delete
    case logOut
    /// A toolkit shows by itself the inbox and these messages.
    case toolkit([Int])
    /// Another window shows what lies ahead here.
    case elsewhere
}
