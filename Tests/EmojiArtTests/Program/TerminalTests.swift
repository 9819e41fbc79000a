import Foundation
import TerminalSupport
import Testing

@Suite("An example at a terminal")
struct TerminalTests {
    /// Starts an example on a pseudo-terminal.
    private func start(
        _ arguments: [String] = ["--interactive"], on pseudo: PseudoTerminal, _ environment: [String: String] = [:]
    ) throws -> (Process, EndOfProcess) {
        let process = Process()
        process.executableURL = try Program("RingChart").url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        .filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
        let handle = FileHandle(fileDescriptor: pseudo.program, closeOnDealloc: false)
        process.standardInput = handle
        process.standardOutput = handle
        let end = EndOfProcess(process)
        try process.run()
        return (process, end)
    }

    @Test("Commands are typed with completion, recalled, and answered in colours; Ctrl-D ends")
    func session() throws {
        let pseudo = try PseudoTerminal()
        let (process, end) = try start(on: pseudo)
        #expect(pseudo.output(until: "\r\u{1B}[K> ").contains("Enter help"))
        try pseudo.type("tap \"New\t\r")
        #expect(
            pseudo.output(until: "\u{1B}[K> \r\u{1B}[2C").contains("\u{1B}[33m  ~ \u{1B}[0m\"No wedges\" → \"1 wedge"))
        try pseudo.type("\u{1B}[A\r")
        #expect(pseudo.output(until: "\u{1B}[K> \r\u{1B}[2C").contains("2 wedges"))
        try pseudo.type("\u{4}")
        try end.wait()
        #expect(process.terminationStatus == 0 && pseudo.isInNormalMode)
    }

    @Test(
        "The terminal is as it was after signals that end the program", arguments: [SIGTERM, SIGINT, SIGABRT])
    func signals(signal: Int32) throws {
        let pseudo = try PseudoTerminal()
        let (process, end) = try start(on: pseudo)
        _ = pseudo.output(until: "\r\u{1B}[K> ")
        #expect(!pseudo.isInNormalMode)
        kill(process.processIdentifier, signal)
        try end.wait()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
        #expect(pseudo.isInNormalMode)
        #expect(pseudo.output(until: "\u{1B}[?2004l").contains("\u{1B}[?2004l"))
    }

    @Test("A terminal that can only print gets lines without escape sequences", arguments: ["dumb", ""])
    func dumb(term: String) throws {
        let pseudo = try PseudoTerminal()
        let (process, end) = try start(on: pseudo, ["TERM": term])
        var output = pseudo.output(until: "> ")
        try pseudo.type("tap \"New Wedge\"\n")
        output += pseudo.output(until: "\r\n> ")
        try pseudo.type("quit\n")
        try end.wait()
        #expect(output.contains("\"No wedges\" → \"1 wedge"))
        #expect(process.terminationStatus == 0 && !output.contains("\u{1B}"))
    }

    @Test("Lines fit into a narrow terminal", arguments: [1, 30])
    func narrow(columns: Int) throws {
        let pseudo = try PseudoTerminal(size: TerminalSize(columns: columns, rows: 5))
        let directory = try TemporaryDirectory()
        try directory.write("tap \"New Wedge\"\nangles\nshow\n# It ends", to: "script")
        let script = ["--script", directory.url.path + "/script"]
        let (process, end) = try start(script, on: pseudo, ["NO_COLOR": "1"])
        let output = pseudo.output(until: "# It ends")
        try end.wait()
        #expect(output.contains("angles") && !output.contains("\u{1B}"))
        #expect(process.terminationStatus == 0)
        for line in output.split(separator: "\r\n") { #expect(textWidth(line) <= max(columns, 20), "\(line)") }
    }
}
