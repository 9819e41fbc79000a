import Foundation
import Testing

/// An executable that was built with the tests.
struct Program {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    let url: URL

    init(_ name: String = "EmojiArt") throws {
        url = try #require(
            Program.candidates(name).first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }

    /// It lies beside the tests, or beside the bundle that these are in.
    private static func candidates(_ name: String) -> [URL] {
        final class Marker {}
        let places = [
            URL(fileURLWithPath: CommandLine.arguments[0]), Bundle(for: Marker.self).bundleURL, Bundle.main.bundleURL,
        ]
        return places.flatMap { place in
            [place, place.deletingLastPathComponent(), place.deletingLastPathComponent().deletingLastPathComponent()]
        }.map { $0.appendingPathComponent(name) }.filter { !isDirectory($0) }
    }

    private static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Runs it to its end.
    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Result {
        try Program.run(url, arguments, input: input, environment: environment)
    }

    /// Runs it by a shell, in whose script it is `"$0" "$@"`.
    func run(_ arguments: [String] = [], by script: String, environment: [String: String] = [:]) throws -> Result {
        try Program.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script, url.path] + arguments, input: "", environment: environment)
    }

    private static func run(
        _ url: URL, _ arguments: [String], input: String, environment: [String: String]
    ) throws -> Result {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let files = try TemporaryDirectory()
        func handle(_ name: String) throws -> FileHandle {
            let url = files.url.appendingPathComponent(name)
            return try FileHandle(forUpdating: url)
        }
        for (name, text) in ["input": input, "output": "", "errors": ""] { try files.write(text, to: name) }
        process.standardInput = try handle("input")
        process.standardOutput = try handle("output")
        process.standardError = try handle("errors")
        let end = EndOfProcess(process)
        try process.run()
        try end.wait()
        return Result(
            status: process.terminationStatus, output: try files.text(of: "output"),
            errors: try files.text(of: "errors"))
    }
}

/// Waits for the end of a process, for ten minutes at most.
struct EndOfProcess {
    private let process: Process
    private let ended = DispatchSemaphore(value: 0)

    /// - Parameter process: not yet running.
    init(_ process: Process) {
        self.process = process
        process.terminationHandler = { [ended] _ in ended.signal() }
    }

    func wait() throws {
        if ended.wait(timeout: .now() + 600) == .success { return }
        kill(process.processIdentifier, SIGKILL)
        try #require(Bool(false), "The process didn't end.")
    }
}
