import Foundation

/// Runs other programs.
struct CommandRunner {
    /// What a program has written, and how it ended.
    struct Output {
        var status: Int32
        var text: String
    }

    /// Runs a program that is found in the path, and waits for its end. Its two outputs are collected in one text.
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Output {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw ImportFailure(
                "\(arguments.first ?? "") can't be started: \(error.localizedDescription).",
                advice: "Check that it is installed and in PATH.")
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }
}
