import NavHost

/// Pictures in a strip that scrolls horizontally, and a slider for the hour of the day: two things that want a finger,
/// too.
@MainActor final class PicturesScreen: MailScreen {
    /// How wide a picture is in the strip, in cells, the gap behind it included.
    static let pitch = 18

    nonisolated let title = "Café 写真 🗻"
    let tools = ["drag strip", "drag slider", "back"]
    let bars = Bars(toolbar: .shown)
    let captions = ["Dawn", "富士山", "Café ☕️", "Zürich", "Le marché", "🌊 Lagos", "Nuuk", "Home 🏡"]
    let strip: Strip
    let slider = Slider(0.5)

    init() {
        strip = Strip(length: captions.count * Self.pitch - 2)
        strip.visible = 44
    }

    var lines: [String] {
        let shown = strip.offset / Self.pitch + 1
        return [
            "Picture \(shown) of \(captions.count): \(captions[shown - 1])",
            "The slider is at \(percent(slider.value))",
        ]
    }
}

/// A part of one, for people.
func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
}
