import Carousel
import EmojiArt
import EventBadges
import ExampleSession
import Foundation
import Refresh
import ReactiveViews
import RingChart
import TerminalSupport

/// Shows an example's views in a terminal, with mouse and keyboard. `Terminal --help` says how it is used.
@main
@MainActor
enum Terminal {
    static var programs: [any ExampleProgram] {
        [EmojiArt.program, Refresh.program, Carousel.program, RingChart.program, EventBadges.program]
    }

    static func main() async {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let counts = arguments.contains("--count")
        arguments.removeAll { $0 == "--count" }
        if arguments.contains("--help") || arguments.contains("-h") { return print(usage) }
        guard arguments.count == 1, let name = arguments.first else { return fail(usage, 2) }
        guard let program = programs.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            return fail("Terminal: there is no example “\(name.terminalSafe)”.\n\n\(usage)", 2)
        }
        do {
            try await show(program, counts: counts)
        } catch {
            fail("Terminal: \(error)", 1)
        }
    }

    static var usage: String {
        let width = programs.map(\.name.count).max() ?? 0
        let lines = programs.map {
            "  \($0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0))\($0.summary)"
        }
        return """
            usage: Terminal [--count] EXAMPLE

            Shows the views of an example in this terminal. The mouse touches and drags, the wheel scrolls, Tab moves
            the focus, Control-C leaves, Control-Z stops. With --count it tells in the end how many frames it has shown.

            \(lines.joined(separator: "\n"))
            """
    }

    private static func show<Program: ExampleProgram>(_ program: Program, counts: Bool) async throws {
        // Told before the screen is taken, and after it is given back.
        var remarks: [String] = []
        let host = try program.open { remarks.append($0) }
        let depth = ColorDepth(ProcessInfo.processInfo.environment)
        var count = FrameCount()
        do {
            let terminal = try RawTerminal(options: [.alternateScreen, .mouse, .bracketedPaste, .hiddenCursor])
            count = try await TerminalLoop.run(host, named: program.name, at: terminal, depth)
        }
        for remark in remarks { print(remark.terminalSafe(keepingLineEnds: true)) }
        if counts { print(words(count)) }
    }

    /// The frames, in words.
    static func words(_ count: FrameCount) -> String {
        let rate = count.rate.map { ", \(Int($0.rounded())) a second while something moved" } ?? ""
        return "\(count.frames) frames\(rate); \(count.looks) looks, \(count.bytes) bytes written"
    }

    private static func fail(_ message: String, _ status: Int32) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
