/// The key of a typed value that travels with a ``StackEntry``, as `EnvironmentKey` does in SwiftUI.
///
/// ```swift
/// enum ScrollOffset: EntryKey { static let defaultValue = 0.0 }
/// entry[ScrollOffset.self] = 700
/// ```
public protocol EntryKey {
    /// What is kept.
    associatedtype Value
    /// What an entry answers under whose key nothing was kept.
    static var defaultValue: Value { get }
}
