/// One mail.
struct Message {
    let sender: String
    let subject: String
    let text: String

    static let samples = [
        Message(sender: "Ada", subject: "Lunch on Friday", text: "The usual place, at noon?"),
        Message(sender: "Grace", subject: "A moth in the relay", text: "Taped it into the log book."),
        Message(sender: "Edsger", subject: "Go to", text: "Please do not."),
        Message(sender: "Barbara", subject: "Substitution", text: "Where a base is wanted, a derived one will do."),
    ]
}
