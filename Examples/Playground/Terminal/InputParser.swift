/// Makes events of the bytes that a terminal sends.
///
/// A pure value: it knows no terminal and no time.
///
/// Sequences may come in pieces, and garbage may come at any time: what is no sequence is dropped, and what follows it
/// is read as before.
struct InputParser {
    /// No sequence that means something here is longer.
    private static let limit = 64
    /// A paste is cut off here.
    private static let pasteLimit = 4_096

    private var bytes: [UInt8] = []
    private var pasted: [UInt8]?
    private var index = 0

    /// What waits for more.
    enum Rest: Hashable {
        /// A key, unless more follows soon.
        case escape
        case sequence
        case paste
    }

    /// What has begun and not ended; nil where nothing has.
    var rest: Rest? {
        if pasted != nil { return .paste }
        return bytes.isEmpty ? nil : bytes == [0x1B] ? .escape : .sequence
    }

    /// Reads bytes as they come.
    mutating func feed(_ new: some Sequence<UInt8>) -> [InputEvent] {
        bytes += new
        return drain(isLast: false)
    }

    /// Nothing followed in time: what waits is taken for what it is.
    ///
    /// A paste without an end ends here, or every key after it would be part of it.
    mutating func flush() -> [InputEvent] {
        let wasPasting = pasted != nil
        let events = drain(isLast: true)
        guard wasPasting, pasted != nil else { return events }
        bytes.removeAll()
        return events + [endPaste()].compactMap { $0 }
    }

    private mutating func drain(isLast: Bool) -> [InputEvent] {
        var events: [InputEvent] = []
        index = 0
        while index < bytes.count {
            let start = index
            guard let event = next(isLast: isLast) else {
                index = start
                break
            }
            if let event = event.event { events.append(event) }
        }
        bytes.removeFirst(index)
        return events
    }

    /// What one sequence came to; `event` is nil where it means nothing.
    private struct Step {
        var event: InputEvent?
    }

    /// - Returns: nil where the rest has not come yet.
    private mutating func next(isLast: Bool) -> Step? {
        if pasted != nil { return nextPasted() }
        let byte = bytes[index]
        switch byte {
        case 0x1B: return escape(isLast: isLast)
        case 0x0D, 0x0A: return take(1, .key(.enter))
        case 0x09: return take(1, .key(.tab))
        case 0x08, 0x7F: return take(1, .key(.backspace))
        case 0x01...0x1A: return take(1, .key(.control(Character(Unicode.Scalar(byte + 0x60)))))
        case 0x00, 0x1C...0x1F: return take(1, nil)
        case 0x20...0x7E: return take(1, .text(Character(Unicode.Scalar(byte))))
        default: return unicode(isLast: isLast)
        }
    }

    private mutating func take(_ count: Int, _ event: InputEvent?) -> Step {
        index += count
        return Step(event: event)
    }

    private mutating func unicode(isLast: Bool) -> Step? {
        let length = bytes[index] >= 0xF0 ? 4 : bytes[index] >= 0xE0 ? 3 : bytes[index] >= 0xC2 ? 2 : 1
        guard length > 1 else { return take(1, nil) }
        guard index + length <= bytes.count else {
            // A lead byte that is followed by something else will never be complete.
            let isBroken = bytes[(index + 1)...].contains { $0 & 0xC0 != 0x80 }
            return isLast || isBroken ? take(1, nil) : nil
        }
        guard let text = String(validating: bytes[index..<index + length], as: UTF8.self), let first = text.first
        else { return take(1, nil) }
        return take(length, first.unicodeScalars.allSatisfy { $0.value < 0xA0 } ? nil : .text(first))
    }

    private mutating func escape(isLast: Bool) -> Step? {
        guard index + 1 < bytes.count else { return isLast ? take(1, .key(.escape)) : nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "["): return control(isLast: isLast)
        case UInt8(ascii: "]"): return operatingSystem(isLast: isLast)
        case UInt8(ascii: "O"):
            guard index + 2 < bytes.count else { return isLast ? take(2, nil) : nil }
            return take(3, arrow(bytes[index + 2], isAlt: false))
        case 0x1B: return take(1, .key(.escape))
        case UInt8(ascii: "b"): return take(2, .key(.altLeft))
        case UInt8(ascii: "f"): return take(2, .key(.altRight))
        default: return take(2, nil)
        }
    }

    private func arrow(_ byte: UInt8, isAlt: Bool) -> InputEvent? {
        switch byte {
        case UInt8(ascii: "A"): .key(.up)
        case UInt8(ascii: "B"): .key(.down)
        case UInt8(ascii: "C"): .key(isAlt ? .altRight : .right)
        case UInt8(ascii: "D"): .key(isAlt ? .altLeft : .left)
        default: nil
        }
    }

    /// A control sequence: parameters, and a letter that ends it.
    private mutating func control(isLast: Bool) -> Step? {
        var end = index + 2
        while end < bytes.count, (0x20...0x3F).contains(bytes[end]), end - index < Self.limit { end += 1 }
        guard end < bytes.count else { return isLast ? take(end - index, nil) : nil }
        let parameters = String(decoding: bytes[index + 2..<end], as: UTF8.self)
        let letter = bytes[end]
        // An Escape or a control character breaks it off; what is too long is none.
        guard (0x40...0x7E).contains(letter) else { return take(end - index, nil) }
        let count = end - index + 1
        if letter == UInt8(ascii: "~"), parameters == "200" {
            pasted = []
            return take(count, nil)
        }
        if parameters.hasPrefix("<"), letter == UInt8(ascii: "M") || letter == UInt8(ascii: "m") {
            return take(count, Self.mouse(parameters, isRelease: letter == UInt8(ascii: "m")))
        }
        return take(count, arrow(letter, isAlt: parameters.hasSuffix(";3") || parameters.hasSuffix(";9")))
    }

    private static func mouse(_ parameters: String, isRelease: Bool) -> InputEvent? {
        let numbers = parameters.dropFirst().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let code = numbers[0], let x = numbers[1], let y = numbers[2], code >= 0,
            abs(x) < 100_000, abs(y) < 100_000
        else { return nil }
        let button = code & 0b1100_0011
        let act: InputEvent.Mouse.Act? =
            switch (button, isRelease) {
            case (64, _): .scroll(x: 0, y: -1)
            case (65, _): .scroll(x: 0, y: 1)
            case (66, _): .scroll(x: -1, y: 0)
            case (67, _): .scroll(x: 1, y: 0)
            case (128, false): .back
            case (129, false): .forward
            case (0, true), (3, true): .release
            case (0, false): code & 32 == 0 ? .press : .move
            default: nil
            }
        return act.map { .mouse(.init(act: $0, place: CellPlace(x: x - 1, y: y - 1))) }
    }

    /// An answer of the terminal, ended by a bell or by Escape and a backslash.
    private mutating func operatingSystem(isLast: Bool) -> Step? {
        var end = index + 2
        while end < bytes.count, bytes[end] != 0x07, bytes[end] != 0x1B, end - index < Self.limit { end += 1 }
        guard end < bytes.count else { return isLast ? take(end - index, nil) : nil }
        let text = String(decoding: bytes[index + 2..<end], as: UTF8.self)
        let isBell = bytes[end] == 0x07
        if !isBell, bytes[end] == 0x1B, end + 1 >= bytes.count { return isLast ? take(end - index, nil) : nil }
        let isEnded = isBell || (bytes[end] == 0x1B && bytes[end + 1] == UInt8(ascii: "\\"))
        return take(end - index + (isBell ? 1 : isEnded ? 2 : 0), isEnded ? Self.background(text) : nil)
    }

    private static func background(_ text: String) -> InputEvent? {
        guard text.hasPrefix("11;rgb:") else { return nil }
        let parts = text.dropFirst(7).split(separator: "/").map { UInt8($0.prefix(2), radix: 16) }
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return .background(Colour(red: red, green: green, blue: blue))
    }

    private mutating func nextPasted() -> Step? {
        let end = Array("\u{1B}[201~".utf8)
        let rest = bytes[index...]
        if rest.starts(with: end) {
            return take(end.count, endPaste())
        }
        // What may be the beginning of its end has to wait.
        if rest.count < end.count, end.starts(with: rest) { return nil }
        if (pasted?.count ?? 0) < Self.pasteLimit { pasted?.append(bytes[index]) }
        return take(1, nil)
    }

    private mutating func endPaste() -> InputEvent? {
        let text = String(decoding: pasted ?? [], as: UTF8.self).printable
        pasted = nil
        return text.isEmpty ? nil : .paste(text)
    }
}
