/// What a navigation stack holds: any main-actor class.
///
/// On iOS a view controller is one.
///
/// Nothing is required. A screen takes part by conforming to capabilities such as ``AppearanceObserving`` or
/// ``ScreenDeciding``. Identity is the instance: two equal screens are two screens, and one instance is never twice
/// on a stack.
@MainActor public protocol NavScreen: AnyObject, Sendable {}
