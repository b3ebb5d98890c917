/// A delegate that writes down what it is told and does what the test says.
final class Listener: Hearing {
    let name: String
    private let log: Log
    private let answer: Bool?
    private let offered: String?
    var onHear: ((String) -> Void)?
    var onDeinit: ((Listener) -> Void)?

    init(_ name: String, _ log: Log, answer: Bool? = nil, offer: String? = nil) {
        self.name = name
        self.log = log
        self.answer = answer
        offered = offer
    }

    deinit { onDeinit?(self) }

    func hear(_ word: String) {
        log.write("\(name) \(word)")
        onHear?(word)
    }

    var verdict: Bool? {
        log.write("\(name)?")
        return answer
    }

    var offer: String? {
        log.write("\(name)?")
        return offered
    }
}
