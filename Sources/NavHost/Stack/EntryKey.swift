/// The key of a typed value that travels with a ``StackEntry``, as `EnvironmentKey` does in SwiftUI.
///
/// ```swift
/// enum ScrollOffset: EntryKey { static let defaultValue = 0.0 }
/// entry[ScrollOffset.self] = 700
/// ```
public protocol EntryKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
