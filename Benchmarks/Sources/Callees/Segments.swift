/// Cuts a run into segments: a profiler that is told to write down its figures before `cutHere` starts afresh there.
package final class Segments {
    package private(set) var count = 0

    package init() {}

    @inline(never)
    package func cutHere() { count += 1 }
}
