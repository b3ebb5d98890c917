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

    /// Reads a line. Blank lines and those that begin with `#` are no command: nil.
    static func read(_ line: String) throws(CommandError) -> Command? {
        let line = line.printable.trimmed
        guard let first = line.first, first != "#" else { return nil }
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
