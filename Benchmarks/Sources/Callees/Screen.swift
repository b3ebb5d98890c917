import NavHost

/// A screen without a wish.
package final class Screen: NavScreen {
    package init() {}
}
