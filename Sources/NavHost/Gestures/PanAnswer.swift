/// What a plugin says to a pan.
public enum PanAnswer {
    /// It does not mind.
    case pass
    /// Nobody of equal or lower priority shall have it, in any zone.
    case block(reason: String)
    /// It would lead the pan.
    case claim(GestureClaim)
}
