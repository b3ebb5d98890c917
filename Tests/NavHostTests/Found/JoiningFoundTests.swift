import NavHost
import TestSupport
import Testing

/// Found by random commands: a request made inside a callback joins an open question after it was handed out.
@MainActor struct JoiningFoundTests {
    @Test func `A block that was added before it joined runs when the question's navigation ends`() {
        let host = NavHost(root: Page("A"))
        let decider = AnsweringDecider(.keepOpen)
        host.push(Page("B"))
        host.install(decider)
        host.pop()
        var heard: [NavResult] = []
        let recorder = Recorder(Trace())
        host.install(recorder)
        recorder.reactions["refuse"] = { host, _ in host.pop().onEnd { heard.append($0) } }
        host.pop(count: 0)
        #expect(heard == [])
        recorder.reactions = [:]
        decider.answer(.stay)
        #expect(heard == [.refused(.vetoed(by: "AnsweringDecider", reason: nil))])
        #expect(leftovers(of: decider) == [])
    }
}
