/// The delegate protocol of these tests: one announcement, two kinds of question.
protocol Hearing: AnyObject {
    func hear(_ word: String)
    var verdict: Bool? { get }
    var offer: String? { get }
}

extension Hearing {
    func hear(_ word: String) {}
    var verdict: Bool? { nil }
    var offer: String? { nil }
}
