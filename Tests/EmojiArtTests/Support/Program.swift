import Foundation
import Testing

/// The executable that was built with the tests.
struct Program {
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    private let url: URL

    init() throws {
        url = try #require(Program.candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
    }

    /// It lies beside the tests, or beside the bundle that these are in.
    private static var candidates: [URL] {
        final class Marker {}
        let places = [
            URL(fileURLWithPath: CommandLine.arguments[0]), Bundle(for: Marker.self).bundleURL, Bundle.main.bundleURL,
        ]
        return places.flatMap { place in
            [place, place.deletingLastPathComponent(), place.deletingLastPathComponent().deletingLastPathComponent()]
        }.map { $0.appendingPathComponent("EmojiArt") }.filter { !isDirectory($0) }
    }

    private static func isDirectory(_ url: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Runs it to its end.
    func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Result {
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
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try files.text(of: "output"),
            errors: try files.text(of: "errors"))
    }
}
