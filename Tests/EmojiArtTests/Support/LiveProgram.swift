import Foundation
import Testing

/// A program that is running, to which one speaks line by line. Every wait has an end.
final class LiveProgram {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let end: EndOfProcess
    private var said = Data()
    private var count = 0

    init(_ program: Program, _ arguments: [String]) throws {
        process.executableURL = program.url
        process.arguments = ["--interactive"] + arguments
        process.standardInput = input
        process.standardOutput = output
        end = EndOfProcess(process)
        // A program that has ended makes writing to it an error.
        signal(SIGPIPE, SIG_IGN)
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// Sends a command, and returns what is said until it is done.
    @discardableResult
    func play(_ command: String) throws -> String {
        count += 1
        try send("\(command)\n# done \(count)\n")
        return try read(until: "# done \(count)\n")
    }

    /// Sends lines without waiting for them.
    func send(_ lines: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
    }

    /// Returns what is said until and with some text.
    @discardableResult
    func read(until text: String) throws -> String {
        while true {
            if let range = said.range(of: Data(text.utf8)) {
                defer { said = Data(said[range.upperBound...]) }
                return String(decoding: said[..<range.upperBound], as: UTF8.self)
            }
            let descriptor = output.fileHandleForReading.fileDescriptor
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            try #require(poll(&ready, 1, 60_000) == 1, "The program is silent.")
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "The program has ended.")
            said += more
        }
    }

    /// Ends the input and waits for the end of the program.
    func quit() throws -> Int32 {
        try input.fileHandleForWriting.close()
        try end.wait()
        return process.terminationStatus
    }

    /// Ends the program at once, whatever it does.
    func killNow() throws {
        kill(process.processIdentifier, SIGKILL)
        try end.wait()
    }
}
