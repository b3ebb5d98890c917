/// What was last told about going back, and when that was looked at.
struct BackNotice {
    var canGoBack = false
    /// The version of the stack it was looked at on; nil where it is to be looked at again.
    var version: Int? = 0
}
