import NavHost
import TestSupport

/// Pans that nobody sane would send, the same ones for the same seed.
extension Dice {
    mutating func pick<Element>(_ elements: [Element], else fallback: Element) -> Element {
        elements.randomElement(using: &self) ?? fallback
    }

    mutating func number() -> Double {
        if Int.random(in: 0..<6, using: &self) > 0 { return Double.random(in: -500...900, using: &self) }
        return pick([.nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, -1, 400], else: 0)
    }

    mutating func event(_ phase: PanEvent.Phase? = nil, gesture: Int? = nil) -> PanEvent {
        let phases: [PanEvent.Phase] = [.began, .began, .changed, .changed, .ended, .ended, .cancelled]
        let isSane = Int.random(in: 0..<4, using: &self) > 0
        let way = NavPoint(x: isSane ? Double.random(in: -400...400, using: &self) : number(), y: isSane ? 3 : number())
        let origin = isSane ? pick([2, 200, 398], else: 2) : number()
        return PanEvent(
            phase ?? pick(phases, else: .began), gesture: gesture ?? Int.random(in: 1...4, using: &self),
            location: NavPoint(x: origin + way.x, y: 300), translation: way,
            velocity: NavPoint(x: number(), y: number()), touches: isSane ? 1 : pick([1, 0, 2, -1], else: 1),
            viewport: isSane ? NavSize(width: 400, height: 800) : NavSize(width: number(), height: number()),
            regions: isSane ? [] : [ScrollRegion(offset: number())],
            layoutDirection: pick([.leftToRight, .rightToLeft], else: .leftToRight),
            time: .milliseconds(Int.random(in: -1000...1000, using: &self)))
    }
}
