import CTerminalSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal without a screen or a keyboard: a test types into it, and reads what programs write to it.
///
/// ```swift
/// let pseudo = try PseudoTerminal(size: TerminalSize(columns: 80, rows: 24))
/// let terminal = try RawTerminal(input: pseudo.program, output: pseudo.program)
/// try pseudo.type("x")
/// terminal.nextInput()  // .bytes([120])
/// ```
public final class PseudoTerminal: Sendable {
    /// The side of the person.
    private let person: Int32
    /// The side of the program: its standard input and output.
    public let program: Int32

    /// Creates a terminal. From then on SIGINT and SIGHUP end the process, and those that it starts, even if it was
    /// started in the background, where both may be ignored.
    ///
    /// - Throws: ``TerminalError`` if the system has none left.
    public init(size: TerminalSize = .standard) throws(TerminalError) {
        var (person, program): (Int32, Int32) = (-1, -1)
        let code = terminal_open_pseudo(&person, &program)
        guard code == 0 else { throw TerminalError(code: code) }
        size.set(on: program)
        self.person = person
        self.program = program
        terminal_hear_signals()
    }

    deinit {
        close(person)
        close(program)
    }

    /// Types bytes.
    public func type(_ bytes: [UInt8]) throws(TerminalError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer in send(buffer) }
            if count < 0, errno != EINTR { throw TerminalError(code: errno) }
            rest = rest.dropFirst(max(count, 0))
        }
    }

    /// Types a text.
    public func type(_ text: String) throws(TerminalError) { try type(Array(text.utf8)) }

    /// Returns what programs have written since the last call, as soon as it contains `text`, or after `timeout`.
    public func output(until text: String, timeout: Duration = .seconds(60)) -> String {
        let deadline = ContinuousClock.now + timeout
        var bytes: [UInt8] = []
        // The text may begin in what was read before.
        var news = 0
        func hasCome() -> Bool {
            String(decoding: bytes.suffix(news + text.utf8.count), as: UTF8.self).contains(text)
        }
        while !hasCome(), ContinuousClock.now < deadline {
            var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 100) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(person, &buffer, buffer.count)
            news = max(count, 0)
            if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Gives the terminal a size, which may be zero, as terminals have that don't tell it.
    public func resize(columns: Int, rows: Int) {
        _ = terminal_set_size(program, Int32(clamping: columns), Int32(clamping: rows))
    }

    /// Whether the terminal handles lines and echoes keys, as it does for programs that don't care.
    public var isInNormalMode: Bool {
        var mode = termios()
        return tcgetattr(program, &mode) == 0
            && mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
    }

    private func send(_ buffer: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(person, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            Musl.write(person, buffer.baseAddress, buffer.count)
        #else
            Glibc.write(person, buffer.baseAddress, buffer.count)
        #endif
    }
}
