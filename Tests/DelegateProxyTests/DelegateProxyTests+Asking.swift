import DelegateProxy
import Testing

extension DelegateProxyTests {
    @Test func `B12, M02: the first answer counts and those behind it are not asked`() {
        let delegates = keep([listener("d1"), listener("d2", offer: "X"), listener("d3", offer: "Y")])
        for delegate in delegates { proxy.add(delegate) }
        #expect(proxy.first { $0.offer } == "X")
        #expect(log.take() == ["d1?", "d2?"])
    }

    @Test(
        arguments: [
            ([true, false, true, nil], false, true),
            ([false, true], false, true),
            ([true, nil, false], false, true),
            ([true, true, nil], true, true),
            ([nil, false, false], false, false),
            ([nil, nil], nil, nil),
            ([], nil, nil),
        ] as [([Bool?], Bool?, Bool?)])
    func `B12, M11: all and any ask everyone once; nil is no opinion`(answers: [Bool?], all: Bool?, any: Bool?) {
        let delegates = keep(answers.enumerated().map { listener("d\($0)", answer: $1) })
        for delegate in delegates { proxy.add(delegate) }
        let everyone = answers.indices.map { "d\($0)?" }
        #expect(proxy.all { $0.verdict } == all)
        #expect(log.take() == everyone)
        #expect(proxy.any { $0.verdict } == any)
        #expect(log.take() == everyone)
    }

    @Test func `B12: collect and reduce ask everyone once, in order`() {
        let delegates = keep([listener("d1", offer: "X"), listener("d2"), listener("d3", offer: "Y")])
        for delegate in delegates { proxy.add(delegate) }
        #expect(proxy.collect { $0.offer } == ["X", "Y"])
        #expect(log.take() == ["d1?", "d2?", "d3?"])
        #expect(proxy.reduce("") { $0 + ($1.offer ?? "-") } == "X-Y")
        #expect(log.take() == ["d1?", "d2?", "d3?"])
        #expect(proxy.reduce(into: "") { $0 += $1.offer ?? "-" } == "X-Y")
        #expect(log.take() == ["d1?", "d2?", "d3?"])
    }

    @Test func `SD-HT2: which rule a message follows is stated by the call, not by its type`() {
        // There, a method marked oneway counted as one that returns a value and reached the first delegate only.
        let delegates = keep([listener("d1", offer: "X"), listener("d2", offer: "Y")])
        for delegate in delegates { proxy.add(delegate) }
        var answers: [String?] = []
        proxy.notify { answers.append($0.offer) }
        #expect(answers == ["X", "Y"])
        #expect(log.take() == ["d1?", "d2?"])
    }

    @Test func `an answer may itself be nil without ending the question`() {
        let delegates = keep([listener("d1"), listener("d2")])
        for delegate in delegates { proxy.add(delegate) }
        #expect(proxy.first { delegate -> String?? in .some(delegate.offer) } == .some(nil))
        #expect(log.take() == ["d1?"])
    }
}
