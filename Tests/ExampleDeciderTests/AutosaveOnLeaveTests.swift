import ExampleDeciders
import NavHost
import TestSupport
import Testing

@MainActor struct AutosaveOnLeaveTests {
    let trace = Trace()
    let host = NavHost(root: Page("Home"))

    init() {
        host.install(AutosaveOnLeave())
        host.install(Recorder(trace))
        _ = trace.take()
    }

    /// A draft whose save ends when the test says so.
    @MainActor final class Draft: Autosaving, CustomStringConvertible {
        let name: String
        var hasUnsavedChanges = true
        private let trace: Trace
        private var saving: CheckedContinuation<Bool, Never>?
        private var waiting: CheckedContinuation<Void, Never>?

        init(_ name: String, _ trace: Trace) {
            self.name = name
            self.trace = trace
        }

        nonisolated var description: String { name }

        func save() async -> Bool {
            trace.write("save \(name)")
            return await withCheckedContinuation { continuation in
                saving = continuation
                waiting?.resume()
                waiting = nil
            }
        }

        /// Waits until a save has begun, then ends it.
        func endSave(_ isSaved: Bool) async {
            if saving == nil { await withCheckedContinuation { waiting = $0 } }
            hasUnsavedChanges = !isSaved
            saving?.resume(returning: isSaved)
            saving = nil
        }
    }

    @Test func `A draft is saved before it is left, top first, and the stack changes once`() async {
        let drafts = [Draft("Lower", trace), Draft("Upper", trace)]
        for draft in drafts { host.push(draft) }
        _ = trace.take()
        let trip = host.popToRoot(cause: .backMenu)
        #expect(trip.state == .asking)
        await drafts[1].endSave(true)
        await drafts[0].endSave(true)
        #expect(await trip.result == .finished)
        #expect(
            trace.take() == [
                "save Upper", "save Lower", "stack [Home]", "willShow Home", "didShow Home", "end popToRoot finished",
            ])
    }

    @Test func `A save that fails keeps the screen`() async {
        let draft = Draft("Draft", trace)
        host.push(draft)
        _ = trace.take()
        let trip = host.pop()
        await draft.endSave(false)
        #expect(await trip.result == .refused(.vetoed(by: "AutosaveOnLeave", reason: nil)))
        #expect(
            trace.take() == [
                "save Draft", "refuse vetoed(by: AutosaveOnLeave)", "end pop refused(vetoed(by: AutosaveOnLeave))",
            ])
        #expect(host.top === draft)
    }

    @Test func `Back pressed again while it saves joins, and one screen is left`() async {
        let draft = Draft("Draft", trace)
        host.push(Page("Middle"))
        host.push(draft)
        _ = trace.take()
        let trips = [host.goBack(), host.goBack(), host.goBack(cause: .key)]
        #expect(trips.allSatisfy { $0 === trips[0] })
        await draft.endSave(true)
        #expect(await trips[0].result == .finished)
        #expect(
            trace.take() == [
                "save Draft", "stack [Home, Middle]", "willShow Middle", "didShow Middle", "end pop finished",
            ])
    }

    @Test func `What is saved already is left at once`() {
        let draft = Draft("Draft", trace)
        draft.hasUnsavedChanges = false
        host.push(draft)
        _ = trace.take()
        host.pop()
        #expect(trace.take() == ["stack [Home]", "willShow Home", "didShow Home", "end pop finished"])
    }
}
