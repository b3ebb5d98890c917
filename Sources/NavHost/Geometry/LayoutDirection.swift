/// Which side a line of text begins on: the leading one.
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// 1 where trailing is to the right, else −1.
    var sign: Double { self == .leftToRight ? 1 : -1 }
}
