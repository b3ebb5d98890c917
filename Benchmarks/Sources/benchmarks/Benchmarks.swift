import Foundation

/// Compares what the library does with what it could cost at least.
@main @MainActor struct Benchmarks {
    static func main() {
        do {
            let arguments = try Arguments(CommandLine.arguments.dropFirst())
            try perform(arguments)
        } catch let complaint as Complaint {
            exit(saying: complaint.sentence)
        } catch {
            exit(saying: error.localizedDescription)
        }
    }

    private static func perform(_ arguments: Arguments) throws {
        let cases = try arguments.chosen(from: Case.all)
        switch arguments.command {
        case .compare: try compare(cases, arguments)
        case .list: for one in cases { print(one.name) }
        case .segments(let most): Counting.cutIntoSegments(cases.filter { $0.n <= most })
        case .memory: try Memory.printAll(isJSON: arguments.isJSON)
        }
    }

    private static func compare(_ cases: [Case], _ arguments: Arguments) throws {
        let file = arguments.counts.map { URL(filePath: $0) } ?? CountTable.committed
        let counts = try CountTable(contentsOf: file)
        let printer: any RowPrinter = arguments.isJSON ? LinePrinter() : TablePrinter()
        printer.begin()
        var missed = 0
        for one in cases {
            let row = Row(one, Stopwatch().compare(one.subject, with: one.reference), counts)
            missed += row.isMet ? 0 : 1
            try printer.print(row)
        }
        printer.end(missed: missed, of: cases.count)
    }

    private static func exit(saying sentence: String) -> Never {
        FileHandle.standardError.write(Data("benchmarks: \(sentence)\n".utf8))
        Foundation.exit(2)
    }
}
