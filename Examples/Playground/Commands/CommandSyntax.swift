/// How a command is written, and what it is for.
struct CommandSyntax: Sendable {
    let name: String
    /// What follows the name, such as "N"; empty where nothing may.
    let argument: String
    let summary: String
    /// Makes the command of its argument; nil where that does not fit.
    let parse: @Sendable (String) -> Command?

    init(_ name: String, _ argument: String, _ summary: String, parse: @escaping @Sendable (String) -> Command?) {
        self.name = name
        self.argument = argument
        self.summary = summary
        self.parse = parse
    }

    /// A command without an argument.
    init(_ name: String, _ summary: String, _ command: Command) {
        self.init(name, "", summary) { $0.isEmpty ? command : nil }
    }

    /// The name and what follows it.
    var usage: String { argument.isEmpty ? name : "\(name) \(argument)" }

    /// Whether a line is no command: blank, or a remark that begins with `#`.
    static func isRemark(_ line: String) -> Bool {
        line.printable.trimmed.first.map { $0 == "#" } ?? true
    }

    /// The command that a line stands for; nil for a remark.
    static func read(_ line: String) throws(CommandError) -> Command? {
        if isRemark(line) { return nil }
        let line = line.printable.trimmed
        let name = line.prefix { $0 != " " }
        guard let syntax = all.first(where: { $0.name == name.lowercased() }) else {
            throw .unknown(String(name), nearest: nearest(to: name.lowercased(), in: all.map(\.name)))
        }
        let argument = String(line.dropFirst(name.count)).trimmed
        guard let command = syntax.parse(argument) else {
            throw .badArgument("'\(line)' does not fit; it is written '\(syntax.usage)'")
        }
        return command
    }
}
