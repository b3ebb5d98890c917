#if os(Linux)
import Foundation
import Testing

struct MustNotCompileTests {
    private static let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "Modules")

    private static var hasModules: Bool {
        FileManager.default.fileExists(atPath: modules.appending(path: "DelegateProxy.swiftmodule").path())
    }

    @Test(.enabled(if: hasModules, "needs the modules of this build"))
    func `B14, M23: sharing a proxy and adding a struct do not compile, each for its own reason`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [root.appending(path: "Scripts/must-not-compile").path(), Self.modules.path()]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output)")
        #expect(output.split(separator: "\n").count { $0.hasPrefix("ok ") } == 7, "\(output)")
    }
}
#endif
