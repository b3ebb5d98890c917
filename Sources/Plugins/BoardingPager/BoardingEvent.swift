/// What a pager tells those who observe it.
///
/// `willShow` is followed by exactly one `didShow` or `didCancel`, or by `didStop`.
@nonexhaustive public enum BoardingEvent: Hashable, Sendable {
    /// It was installed over a page; nil where that page is not in the list.
    case didStart(index: Int?)
    /// It was uninstalled.
    case didStop
    /// The list was changed, so that the shown screen stands elsewhere or among others. Nothing has moved.
    case didEdit(from: Int?, to: Int?, count: Int)
    /// A move begins. A finger may still take it back.
    case willShow(PageMove)
    /// A finger or an animation has led it this far, 0…1.
    case didProgress(PageMove, fraction: Double)
    /// Another page is the current one: the commit.
    case didChange(PageMove)
    /// The move has ended.
    case didShow(PageMove)
    /// It went back to where it began.
    case didCancel(PageMove)
}
