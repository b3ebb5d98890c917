public import NavHost

/// What a page says about its neighbour.
@MainActor public enum PageAnswer {
    /// What the list says: the neighbour there, if the page is in it.
    case series
    /// This screen, whatever the list says.
    ///
    /// - Parameter sealsSeries: once it is shown, no gesture and no back button, menu, key or accessibility action
    ///   leads back over it; code and controls do. Means nothing for a previous page.
    case screen(any NavScreen, sealsSeries: Bool = false)
    /// There is none. As a previous page it also keeps gestures and back commands from taking the page away.
    case none
}
