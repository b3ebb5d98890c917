/// Why a line is not a command, as the end of a sentence.
enum CommandError: Error, Hashable {
    /// There is no command of that name; `nearest` is what was perhaps meant.
    case unknown(String, nearest: String?)
    /// The command is known, and what follows it does not fit.
    case badArgument(String)
}

extension CommandError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unknown(let name, let nearest?): "unknown command '\(name)'; did you mean '\(nearest)'?"
        case .unknown(let name, nil): "unknown command '\(name)'; 'help' lists them all"
        case .badArgument(let text): text
        }
    }
}
