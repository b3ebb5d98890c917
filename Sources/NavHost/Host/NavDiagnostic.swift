/// A programmer's slip that was answered, or a chain of navigations that was cut off.
public struct NavDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public let problem: String
    /// What to change.
    public let remedy: String
    /// The operation it is about; nil where it is about none.
    public let operation: NavOperation?
    /// The plugin or delegate it is about, where one is known.
    public let plugin: String?

    /// A diagnostic to be given to ``NavHost/onDiagnostic``: two sentences without their full stops.
    public init(_ problem: String, remedy: String, operation: NavOperation? = nil, plugin: String? = nil) {
        self.problem = problem
        self.remedy = remedy
        self.operation = operation
        self.plugin = plugin
    }

    /// The operation and the plugin, what went wrong, and what to change.
    public var description: String {
        let place = [operation.map { "\($0)" }, plugin].compactMap { $0 }.joined(separator: ", ")
        return (place.isEmpty ? "" : "\(place): ") + "\(problem). \(remedy)."
    }
}
