#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A damped spring from 0 to 1, in closed form: its position depends on the time alone.
public struct Spring: Hashable, Sendable {
    /// How long one swing takes without damping, in seconds; 0.001…1000, and 0.35 where it is not a number.
    public let response: Double
    /// 1 comes to rest without overshoot; less swings, more creeps.
    ///
    /// 0.05…100, and 1 where it is not a number.
    public let damping: Double

    /// A spring; numbers out of range are clamped.
    public init(response: Double = 0.35, damping: Double = 1) {
        self.response = response.isNaN ? 0.35 : min(max(response, 0.001), 1_000)
        self.damping = damping.isNaN ? 1 : min(max(damping, 0.05), 100)
    }

    /// Where it is `time` seconds after it was let go of.
    ///
    /// - Parameters:
    ///   - time: in seconds; before 0 it has not moved.
    ///   - velocity: with which it starts, in whole distances per second.
    /// - Returns: 0 at the start, 1 at the end, more while it overshoots.
    public func position(at time: Double, velocity: Double = 0) -> Double {
        guard time > 0 else { return 0 }
        let frequency = 2 * Double.pi / response
        let decay = damping * frequency
        if damping < 1 {
            let swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
        }
        if damping == 1 { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let spread = frequency * (damping * damping - 1).squareRoot()
        let (slow, fast) = (-decay + spread, -decay - spread)
        let share = (velocity + fast) / (slow - fast)
        return 1 + share * exp(slow * time) - (1 + share) * exp(fast * time)
    }

    /// After how many seconds it stays within `tolerance` of its end.
    ///
    /// An upper bound, by the decay of its envelope.
    public func settlingTime(tolerance: Double = 0.001) -> Double {
        let frequency = 2 * Double.pi / response
        let rate = damping <= 1 ? damping * frequency : frequency * (damping - (damping * damping - 1).squareRoot())
        return -log(max(tolerance, 1e-9) / 2) / rate
    }
}
