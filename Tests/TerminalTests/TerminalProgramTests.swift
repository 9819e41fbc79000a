import Foundation
import TerminalSupport
import Testing

/// The program as a process at a pseudo-terminal: what it leaves behind.
@Suite("The program at a terminal")
struct TerminalProgramTests {
    /// A program that is running at a terminal.
    private final class Running {
        let pseudo: PseudoTerminal
        let process = Process()
        private let ended = DispatchSemaphore(value: 0)

        init(
            _ example: String = "RingChart", _ options: [String] = [], size: TerminalSize = .standard,
            _ environment: [String: String] = [:]
        ) throws {
            pseudo = try PseudoTerminal(size: size)
            let url = try #require(Self.program)
            process.executableURL = url
            process.arguments = options + [example]
            process.environment = ProcessInfo.processInfo.environment.merging([
                "TERM": "xterm", "COLORTERM": "truecolor", "SWIFT_BACKTRACE": "enable=no",
            ]) { $1 }
            .filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
            let handle = FileHandle(fileDescriptor: pseudo.program, closeOnDealloc: false)
            process.standardInput = handle
            process.standardOutput = handle
            process.standardError = handle
            process.terminationHandler = { [ended] _ in ended.signal() }
            try process.run()
        }

        deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

        func signal(_ number: Int32) { kill(process.processIdentifier, number) }

        func waitForEnd() throws {
            try #require(ended.wait(timeout: .now() + 120) == .success, "The program didn't end.")
        }

        /// Waits until the status line is shown, the last thing of a frame.
        func waitForScreen() -> String { pseudo.output(until: "Tab moves") }

        /// It lies beside the tests, or beside the bundle that these are in.
        private static var program: URL? {
            final class Marker {}
            let places = [
                URL(fileURLWithPath: CommandLine.arguments[0]), Bundle(for: Marker.self).bundleURL,
                Bundle.main.bundleURL,
            ]
            let folders = places.flatMap {
                [$0, $0.deletingLastPathComponent(), $0.deletingLastPathComponent().deletingLastPathComponent()]
            }
            return folders.map { $0.appendingPathComponent("Terminal") }.first { url in
                var isDirectory: ObjCBool = false
                return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
                    && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
            }
        }
    }

    /// What gives each setting of the terminal back.
    private static let endings = ["?1006l", "?1002l", "?1000l", "?2004l", "?25h", "?1049l"]

    private func checkGivenBack(_ output: String, _ running: Running) {
        for ending in Self.endings { #expect(output.contains("\u{1B}[\(ending)"), "\(ending)") }
        #expect(running.pseudo.isInNormalMode)
        // Nothing is drawn on the shell's screen.
        let rest = output.components(separatedBy: "\u{1B}[?1049l").last ?? ""
        #expect(!rest.contains("\u{1B}["), "\(rest)")
    }

    @Test("Control-C and Control-Q leave, and the terminal is as it was", arguments: [3, 17] as [UInt8])
    func keys(key: UInt8) throws {
        let running = try Running()
        #expect(running.waitForScreen().contains("\u{1B}[?1049h"))
        #expect(!running.pseudo.isInNormalMode)
        try running.pseudo.type([key])
        let output = running.pseudo.output(until: "\u{1B}[?1049l")
        try running.waitForEnd()
        checkGivenBack(output, running)
        #expect(running.process.terminationReason == .exit && running.process.terminationStatus == 0)
    }

    @Test(
        "Signals end the program, and the terminal is as it was, also after a crash while something moves",
        arguments: [SIGTERM, SIGHUP, SIGABRT, SIGILL, SIGSEGV])
    func signals(signal: Int32) throws {
        let running = try Running("Carousel")
        _ = running.waitForScreen()
        // A wheel of the mouse moves the picture.
        try running.pseudo.type("\u{1B}[<65;20;8M\u{1B}[<64;20;8M")
        running.signal(signal)
        var output = running.pseudo.output(until: "\u{1B}[?1049l")
        try running.waitForEnd()
        output += running.pseudo.output(until: "\u{1B}", timeout: .milliseconds(50))
        checkGivenBack(output, running)
        #expect(running.process.terminationReason == .uncaughtSignal)
        #expect(running.process.terminationStatus == signal)
    }

    @Test(
        "Terminals without colours, of one column or one row, or that don't tell their size, are drawn on",
        arguments: [(1, 1), (1, 24), (80, 1), (0, 0), (200, 60)], ["dumb", "xterm"])
    func terminals(size: (Int, Int), term: String) throws {
        let running = try Running(
            "EmojiArt", ["--count"], size: TerminalSize(columns: 80, rows: 24), ["TERM": term, "NO_COLOR": "1"])
        // If the program has read its size already, the signal has it read the size again.
        running.pseudo.resize(columns: size.0, rows: size.1)
        running.signal(SIGWINCH)
        _ = running.pseudo.output(until: "\u{1B}[?1006h")
        try running.pseudo.type("x\t\u{1B}[<0;1;1M\u{1B}[<0;1;1m\u{3}")
        let output = running.pseudo.output(until: "bytes written")
        try running.waitForEnd()
        #expect(output.contains(" frames") && !output.contains("38;2;") && !output.contains("38;5;"))
        #expect(running.process.terminationStatus == 0 && running.pseudo.isInNormalMode)
    }

    @Test("What is no terminal, and an example that doesn't exist, are refused")
    func refusals() throws {
        let running = try Running("Nothing\u{1B}[2J")
        let output = running.pseudo.output(until: "EventBadges")
        try running.waitForEnd()
        #expect(output.contains("there is no example “Nothing␛[2J”") && !output.contains("\u{1B}"))
        #expect(running.process.terminationStatus == 2)
    }
}
