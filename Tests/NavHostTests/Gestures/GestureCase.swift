/// One cell of the table of gestures: everything that decides what becomes of a pan.
struct GestureCase: CustomStringConvertible {
    enum Claims: String, CaseIterable {
        case none = "nobody"
        case back = "swipe back"
        case redo = "swipe back + redo"
        case pages = "swipe back + pages"
        case block = "swipe back + block"
    }

    enum Place: String, CaseIterable {
        case leadingEdge = "leading edge"
        case content = "content"
        case trailingEdge = "trailing edge"
    }

    enum Way: String, CaseIterable {
        case trailing, leading, up, down
    }

    enum Under: String, CaseIterable {
        case nothing = "nothing"
        case vertical = "vertical content"
        case horizontalAtStart = "horizontal content at its start"
        case horizontalScrolled = "scrolled horizontal content"
        case wanting = "content that wants this way"
        case control = "a slider"
        case twoFingers = "two fingers"
    }

    enum Depth: Int, CaseIterable {
        case root = 1
        case two
    }

    enum Guard: String, CaseIterable {
        case none = "none"
        case denies = "denies"
        case asks = "asks"
    }

    enum Layout: String, CaseIterable {
        case leftToRight = "left to right"
        case rightToLeft = "right to left"
    }

    enum State: String, CaseIterable {
        case rest = "at rest"
        case returning = "a swipe springs back"
        case animating = "an animation runs"
        case following = "another finger leads"
        case asking = "a question is open"
        case suspended = "suspended"
        case ended = "ended"
    }

    var claims: Claims
    var depth: Depth
    var guarding: Guard
    var state: State
    var place = Place.content
    var way = Way.trailing
    var under = Under.nothing
    var layout = Layout.leftToRight

    static let columns = ["claims", "begins at", "goes", "under the finger", "depth", "guard", "layout", "state"]

    var cells: [String] {
        [
            claims.rawValue, place.rawValue, way.rawValue, under.rawValue, "\(depth.rawValue)", guarding.rawValue,
            layout.rawValue, state.rawValue,
        ]
    }

    var description: String { cells.joined(separator: " | ") }

    /// Every host that there is to be asked.
    static let hosts = Claims.allCases.flatMap { claims in
        Depth.allCases.flatMap { depth in
            Guard.allCases.flatMap { guarding in
                State.allCases.map { GestureCase(claims: claims, depth: depth, guarding: guarding, state: $0) }
            }
        }
    }

    /// Every pan that there is to ask this host about.
    var pans: [GestureCase] {
        Place.allCases.flatMap { place in
            Way.allCases.flatMap { way in
                Under.allCases.flatMap { under in
                    Layout.allCases.map { layout in
                        var one = self
                        (one.place, one.way, one.under, one.layout) = (place, way, under, layout)
                        return one
                    }
                }
            }
        }
    }
}
