import NavHost

/// A plugin that wants to hear nothing.
package final class Idler: NavPlugin {
    package init() {}
}
