/// The colours of everything, and what takes their place where there are none.
struct Theme {
    let page: Style
    let quiet: Style
    let strong: Style
    let accent: Style
    let bar: Style
    let barTitle: Style
    let barButton: Style
    let panel: Style
    let panelQuiet: Style
    let panelTitle: Style
    let good: Style
    let bad: Style
    let dialogue: Style
    let button: Style
    let otherButton: Style
    /// One behind each page of the series.
    let pages: [Colour]
    let isDark: Bool
    let depth: ColourDepth

    static func named(isDark: Bool, _ depth: ColourDepth) -> Theme {
        depth == .none ? plain : Theme(isDark ? .dark : .light, isDark: isDark, depth)
    }

    private struct Palette {
        let page, text, quiet, accent, bar, panel, good, bad, box: Colour
        let pages: [Colour]

        static let dark = Palette(
            page: Colour(0x1B1D27), text: Colour(0xDADDE8), quiet: Colour(0x8389A0), accent: Colour(0x7AA2F7),
            bar: Colour(0x262938), panel: Colour(0x12131A), good: Colour(0x8FD08A), bad: Colour(0xF2908A),
            box: Colour(0x323648), pages: [Colour(0x24406B), Colour(0x4B2E63), Colour(0x1F5A52)])
        static let light = Palette(
            page: Colour(0xFBFAF7), text: Colour(0x2B2D36), quiet: Colour(0x7C7F8C), accent: Colour(0x2A61C9),
            bar: Colour(0xEDEBE4), panel: Colour(0xE2DFD6), good: Colour(0x2C7A34), bad: Colour(0xB3362E),
            box: Colour(0xFFFFFF), pages: [Colour(0xCFE2FA), Colour(0xE9D8F4), Colour(0xD3EFE2)])
    }

    private init(_ palette: Palette, isDark: Bool, _ depth: ColourDepth) {
        func style(_ ink: Colour, on paper: Colour, _ traits: Style.Traits = []) -> Style {
            Style(ink: ink, paper: paper, traits: traits)
        }
        page = style(palette.text, on: palette.page)
        quiet = style(palette.quiet, on: palette.page)
        strong = style(palette.text, on: palette.page, .bold)
        accent = style(palette.accent, on: palette.page)
        bar = style(palette.quiet, on: palette.bar)
        barTitle = style(palette.text, on: palette.bar, .bold)
        barButton = style(palette.accent, on: palette.bar)
        panel = style(palette.text, on: palette.panel)
        panelQuiet = style(palette.quiet, on: palette.panel)
        panelTitle = style(palette.accent, on: palette.panel, .bold)
        good = style(palette.good, on: palette.panel)
        bad = style(palette.bad, on: palette.panel)
        dialogue = style(palette.text, on: palette.box)
        button = style(palette.page, on: palette.accent, .bold)
        otherButton = style(palette.text, on: palette.bar.mixed(with: palette.quiet, 0.35))
        pages = palette.pages
        self.isDark = isDark
        self.depth = depth
    }

    /// Without colours: bars are reversed, what matters is bold.
    private static let plain = Theme()

    private init() {
        let ink = Style(ink: .white, paper: .black)
        (page, quiet, panel, dialogue, good) = (ink, ink.with(.faint), ink, ink, ink.with(.bold))
        (panelQuiet, bad, accent) = (ink.with(.faint), ink.with(.underlined), ink.with(.bold))
        (strong, panelTitle) = (ink.with(.bold), ink.with([.bold, .underlined]))
        (bar, barTitle, barButton) = (ink.with(.reversed), ink.with([.reversed, .bold]), ink.with(.reversed))
        (button, otherButton) = (ink.with([.reversed, .bold]), ink.with(.reversed))
        pages = [.black, .black, .black]
        isDark = true
        depth = .none
    }
}
