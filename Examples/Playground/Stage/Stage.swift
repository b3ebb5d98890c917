import NavHost

/// The app on the screen: draws it in cells, and finds out what the pointer is over.
///
/// It knows no terminal: the full screen shows what it draws, and scripts drag on it without anybody looking.
@MainActor final class Stage {
    let app: MailApp
    let adapter: TerminalAdapter
    let depth: ColourDepth
    private(set) var width: Int
    private(set) var height: Int
    var isDark: Bool
    /// The page of the help that is shown; nil while none is.
    var helpPage: Int?
    var wantsInspector = true {
        didSet { adapt() }
    }
    /// What the frame counter says; nil while nobody wants to know.
    var frameNews: String?
    /// What was said last, besides what the screen shows.
    var notice: String?
    /// What is being typed; nil while nobody types.
    var field: String?
    private var targets: [Sketch.Target] = []
    private var grips: [Sketch.Grip] = []
    private var grasp: (thing: any Draggable, start: CellPlace)?
    private var press: CellPlace?

    init(_ app: MailApp, width: Int = 80, height: Int = 24, depth: ColourDepth = .none, isDark: Bool = true) {
        self.app = app
        (self.width, self.height, self.depth, self.isDark) = (width, height, depth, isDark)
        adapter = TerminalAdapter(app.host)
        adapter.onVerdict = { [weak app] event, explanation in
            guard let app else { return }
            app.note(PanReport(event, explanation, on: app.host))
        }
        adapt()
    }

    var theme: Theme { .named(isDark: isDark, depth) }
    var layout: StageLayout? { StageLayout(width: width, height: height, wantsInspector: wantsInspector) }

    func resize(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        adapt()
    }

    /// Tells the adapter how much room the screens have; where there is none, what moves goes on unseen.
    private func adapt() {
        let device = layout?.device ?? CellRect(x: 0, y: 0, width: max(width, 1), height: max(height, 1))
        adapter.resize(columns: device.width, rows: device.height)
    }

    /// Keeps what a drawing says of where things are, in cells of the whole screen.
    func keep(_ targets: [Sketch.Target], _ grips: [Sketch.Grip]) {
        self.targets = targets
        self.grips = grips
    }
}

/// The pointer.
extension Stage {
    func press(at place: CellPlace, time: Duration) {
        press = place
        guard let layout, layout.device.contains(place), app.dialogue.text == nil, helpPage == nil else { return }
        let grip = grips.last { $0.rect.contains(place) }
        adapter.press(local(place, layout), over: grip.map { [$0.thing.region] } ?? [], at: time)
        grasp = grip.map { ($0.thing, place) }
        guard let grip, grip.thing.region.isControl else { return }
        // A control follows at once, wherever the pan leads.
        let column = place.x - grip.rect.x
        grip.thing.beginDrag(at: app.host.layoutDirection == .leftToRight ? column : grip.rect.width - 1 - column)
    }

    func move(to place: CellPlace, time: Duration) {
        guard press != nil, let layout else { return }
        let event = adapter.move(to: local(place, layout), at: time)
        guard let event, let grasp else { return }
        // While a finger leads a navigation, content holds still.
        if app.host.isFollowing {
            self.grasp = nil
            return
        }
        if event.phase == .began, !grasp.thing.region.isControl { grasp.thing.beginDrag(at: 0) }
        let way = place.x - grasp.start.x
        grasp.thing.drag(by: app.host.layoutDirection == .leftToRight ? way : -way)
    }

    /// - Returns: what a click asks for; nil after a pan, or where nothing is to be clicked.
    func release(at place: CellPlace, time: Duration) -> Act? {
        guard let start = press else { return nil }
        (press, grasp) = (nil, nil)
        let layout = layout ?? StageLayout(width: 80, height: 24)
        let isPan = layout.map { adapter.release(at: local(place, $0), at: time) != nil } ?? false
        guard !isPan, abs(place.x - start.x) <= 1, place.y == start.y else { return nil }
        return targets.last { $0.rect.contains(place) }?.act
    }

    /// The thing under the pointer, for the wheel.
    func thing(at place: CellPlace) -> (any Draggable)? {
        grips.last { $0.rect.contains(place) }?.thing
    }

    /// Where a script puts its finger.
    func row(for place: Drag.Place) -> Int? {
        let device = layout?.device ?? CellRect(x: 0, y: 0, width: width, height: height)
        let pictures = app.host.top === app.pictures
        switch place {
        case .edge, .content: return device.bottom - 3
        case .strip: return pictures ? grips.first { $0.thing is Strip }.map { $0.rect.y + 1 } : nil
        case .slider: return pictures ? grips.first { $0.thing is Slider }.map { $0.rect.y + 1 } : nil
        }
    }

    private func local(_ place: CellPlace, _ layout: StageLayout) -> CellPlace {
        CellPlace(x: place.x - layout.device.x, y: place.y - layout.device.y)
    }
}
