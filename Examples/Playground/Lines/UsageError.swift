/// What is wrong with the arguments of the program.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ problem: String) {
        description = problem
    }
}
