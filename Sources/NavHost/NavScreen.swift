/// What a navigation stack holds: any main-actor class; on iOS a view controller.
@MainActor public protocol NavScreen: AnyObject, Sendable {}
