import Foundation
import TerminalSupport
import Testing

// A process has one raw terminal at most: these tests take turns.
@Suite("Raw mode", .serialized)
struct RawTerminalTests {
    @Test("Keys arrive at once, unechoed; the terminal is as it was in the end")
    func mode() throws {
        let pseudo = try PseudoTerminal()
        #expect(pseudo.isInNormalMode)
        let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program)
        #expect(!pseudo.isInNormalMode)
        try pseudo.type("x\u{3}\u{1A}\r")
        #expect(terminal.nextInput(timeout: .seconds(10)) == .bytes([0x78, 3, 0x1A, 13]))
        #expect(terminal.nextInput(timeout: .milliseconds(1)) == .timeout)
        try terminal.write("a\nb")
        #expect(pseudo.output(until: "b") == "a\r\nb")
        terminal.leave()
        #expect(pseudo.isInNormalMode)
    }

    @Test("What was asked of the terminal is undone, in reverse")
    func options() throws {
        let pseudo = try PseudoTerminal()
        let terminal = try RawTerminal(
            input: pseudo.program, output: pseudo.program,
            options: [.alternateScreen, .mouse, .bracketedPaste, .hiddenCursor])
        let entered = pseudo.output(until: "1006h")
        for code in ["1049h", "25l", "2004h", "1000h", "1002h", "1006h"] { #expect(entered.contains("[?\(code)")) }
        terminal.leave()
        let left = pseudo.output(until: "1049l")
        for code in ["1006l", "1002l", "1000l", "2004l", "25h", "1049l"] { #expect(left.contains("[?\(code)")) }
        #expect(left.hasSuffix("[?1049l"))
    }

    @Test("A terminal that goes out of scope is left, also by an error")
    func scope() throws {
        struct Failure: Error {}
        let pseudo = try PseudoTerminal()
        #expect(throws: Failure.self) {
            let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program)
            try terminal.write("x")
            throw Failure()
        }
        #expect(pseudo.isInNormalMode)
    }

    @Test("A second one, and one on something else, are refused")
    func refusals() throws {
        let pseudo = try PseudoTerminal()
        let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program)
        #expect(throws: TerminalError(code: EBUSY)) {
            _ = try RawTerminal(input: pseudo.program, output: pseudo.program)
        }
        terminal.leave()
        let file = open("/dev/null", O_RDWR)
        defer { close(file) }
        #expect(throws: TerminalError(code: ENOTTY)) { _ = try RawTerminal(input: file, output: file) }
        #expect(!isTerminal(file) && isTerminal(pseudo.program))
        #expect(TerminalSize(of: file) == nil)
    }

    @Test("The size is told, and changes of it")
    func size() throws {
        let pseudo = try PseudoTerminal(size: TerminalSize(columns: 1, rows: 1))
        let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program)
        #expect(terminal.size == TerminalSize(columns: 1, rows: 1))
        TerminalSize(columns: 132, rows: 50).set(on: pseudo.program)
        // This process doesn't belong to the terminal, which would otherwise send the signal itself.
        kill(getpid(), SIGWINCH)
        #expect(terminal.nextInput(timeout: .seconds(10)) == .resized)
        #expect(terminal.size == TerminalSize(columns: 132, rows: 50))
        #expect(TerminalSize(columns: -3, rows: 0) == TerminalSize(columns: 1, rows: 1))
        #expect(TerminalSize(columns: .max, rows: 20_000) == .maximum)
    }

    @Test("After a stop the terminal is raw again, and the screen is to be drawn anew")
    func resumption() throws {
        let pseudo = try PseudoTerminal()
        let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program, options: .hiddenCursor)
        _ = pseudo.output(until: "25l")
        kill(getpid(), SIGCONT)
        #expect(terminal.nextInput(timeout: .seconds(10)) == .resumed)
        #expect(pseudo.output(until: "25l").contains("25l"))
        #expect(!pseudo.isInNormalMode)
    }

    // MARK: Lines

    /// Types keys, and returns the lines that are read, until the input ends.
    private func lines(
        of keys: String, on pseudo: PseudoTerminal, _ prepare: (LineReader) -> Void = { _ in }
    ) throws -> [String] {
        let reader = LineReader(input: pseudo.program, output: pseudo.program)
        prepare(reader)
        // In its normal mode the terminal would act upon some of the keys itself.
        DispatchQueue.global().async {
            _ = pseudo.output(until: "> ")
            try? pseudo.type(keys)
        }
        var lines: [String] = []
        while let line = try reader.line(prompt: "> ") { lines.append(line) }
        return lines
    }

    @Test("Lines are typed, edited and pasted, several at once too; the terminal is as it was afterwards")
    func lines() throws {
        let pseudo = try PseudoTerminal()
        let keys = "one\u{7F}\r\u{1B}[200~two\nthree\nfo\u{1B}[201~ur\r\u{1B}[A!\r\u{4}"
        #expect(try lines(of: keys, on: pseudo) == ["on", "two", "three", "four", "four!"])
        #expect(pseudo.isInNormalMode)
    }

    @Test("Ctrl-C gives a line up; in an empty line it tells how to end, and ends if pressed again")
    func interruption() throws {
        let pseudo = try PseudoTerminal()
        #expect(try lines(of: "one\u{3}two\r\u{3}three\r\u{3}\u{3}", on: pseudo) == ["two", "three"])
        let output = pseudo.output(until: "Ctrl-D, to end.\r\n\r\u{1B}[K> \r\u{1B}[2C^C")
        #expect(output.components(separatedBy: "to end.").count == 3)
    }

    @Test("Tab completes what is unique or common, and lists the candidates when pressed twice")
    func completion() throws {
        let pseudo = try PseudoTerminal(size: TerminalSize(columns: 20, rows: 5))
        let names = ["tap ", "tree ", "trace ", "wait "]
        let found = try lines(of: "w\t1\rt\t\tr\tzz\t\u{15}x\r\u{4}", on: pseudo) { reader in
            reader.complete = { text in
                LineReader.Completion(replacing: text.count, with: names.filter { $0.hasPrefix(text) })
            }
        }
        #expect(found == ["wait 1", "x"])
        #expect(pseudo.output(until: "trace\r\n").contains("tap    tree   trace\r\n"))
    }

    @Test("A terminal that goes away ends the input")
    func hangup() throws {
        var pseudo: PseudoTerminal? = try PseudoTerminal()
        let copy = dup(try #require(pseudo).program)
        defer { close(copy) }
        pseudo = nil
        let reader = LineReader(input: copy, output: copy)
        #expect((try? reader.line(prompt: "> ")) == nil)
    }
}
