/// Which side a line of text begins on: the leading one.
public enum LayoutDirection: Hashable, Sendable {
    /// Leading is left, as in English.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft

    /// 1 where trailing is to the right, else −1.
    var sign: Double { self == .leftToRight ? 1 : -1 }
}
