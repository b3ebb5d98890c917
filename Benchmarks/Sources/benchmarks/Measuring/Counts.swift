/// What one unit of a work costs, as a profiler counts it.
struct Counts {
    let instructions: Double
    let locks: Double
    let allocations: Double
}
