extension CommandSyntax {
    /// A time that a person can wait for.
    static func seconds(_ text: String) -> Duration? {
        guard let seconds = Double(text), (0...3600).contains(seconds) else { return nil }
        return .seconds(seconds)
    }

    /// A time, or "never" as nil; nil where it is neither.
    static func secondsOrNever(_ text: String) -> Duration?? {
        if text == "never" { return .some(nil) }
        guard let seconds = Double(text), (-3600...3600).contains(seconds) else { return nil }
        return .some(.seconds(seconds))
    }

    /// A part of a way, from 0 to 1.
    static func share(_ text: some StringProtocol) -> Double? {
        Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    }

    static func isOn(_ text: String) -> Bool? {
        ["on": true, "off": false][text]
    }

    /// Numbers with blanks between them, or "none".
    static func numbers(_ text: String) -> [Int]? {
        if text == "none" { return [] }
        let words = text.split(separator: " ")
        let numbers = words.compactMap { Int($0) }
        return words.isEmpty || numbers.count < words.count ? nil : numbers
    }
}
