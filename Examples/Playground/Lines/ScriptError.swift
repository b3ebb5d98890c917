/// What is wrong with a script, and where.
struct ScriptError: Error, CustomStringConvertible {
    let description: String

    init(_ path: String, line: Int? = nil, _ problem: String) {
        description = "\(path.printable):\(line.map { "\($0):" } ?? "") \(problem)"
    }
}
