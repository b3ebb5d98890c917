/// What was wrong with what we were told to do, as a sentence.
struct Complaint: Error {
    let sentence: String

    init(_ sentence: String) {
        self.sentence = sentence
    }
}
