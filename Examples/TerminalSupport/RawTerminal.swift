import CTerminalSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal in raw mode: each key arrives at once, and nothing is echoed.
///
/// The terminal gets its former mode back when the value goes away, at the process's exit, and before a signal stops or
/// ends the process: SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, and those of fatal errors. Only SIGKILL leaves no time
/// for it. After a stop, SIGCONT makes it raw again.
///
/// Output keeps its line ends: `"\n"` begins a new line at its left edge.
///
/// Invariant: a process has at most one value.
///
/// ```swift
/// let terminal = try RawTerminal(options: [.alternateScreen, .mouse, .hiddenCursor])
/// var decoder = KeyDecoder()
/// while true {
///     switch terminal.nextInput(timeout: decoder.isPending ? .milliseconds(30) : nil) {
///     case .bytes(let bytes): handle(decoder.decode(bytes))
///     case .timeout: handle(decoder.flush())
///     case .resized, .resumed: redraw(terminal.size)
///     case .end: return
///     }
/// }
/// ```
public struct RawTerminal: ~Copyable, Sendable {
    /// Settings of the terminal besides raw mode.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Draws on a screen of its own. What was there before comes back in the end. The standard error is kept
        /// meanwhile if it goes to a terminal, and written afterwards: also the message of a fatal error.
        public static let alternateScreen = Options(rawValue: 1 << 0)
        /// Reports clicks, drags and the wheel, as SGR 1006 encodes them.
        public static let mouse = Options(rawValue: 1 << 1)
        /// Marks pasted text, so that it can be told from typed keys.
        public static let bracketedPaste = Options(rawValue: 1 << 2)
        /// Hides the cursor.
        public static let hiddenCursor = Options(rawValue: 1 << 3)
    }

    /// What happened at the terminal.
    public enum Input: Equatable, Sendable {
        /// Keys, mouse and pasted text, for a ``KeyDecoder``.
        case bytes([UInt8])
        /// The size changed.
        case resized
        /// The process was stopped and goes on: the screen must be drawn anew.
        case resumed
        /// Nothing happened within the time.
        case timeout
        /// Nothing can come any more: the terminal is gone.
        case end
    }

    private let input: Int32
    private let output: Int32

    /// Enters raw mode.
    ///
    /// - Parameters:
    ///   - input: the descriptor that keys are read from.
    ///   - output: the descriptor that is drawn to.
    ///   - options: the settings besides raw mode.
    /// - Throws: ``TerminalError`` if `input` is no terminal or there is a value already.
    public init(input: Int32 = 0, output: Int32 = 1, options: Options = []) throws(TerminalError) {
        let sequences = options.sequences
        let code = terminal_enter(
            input, output, sequences.map(\.enter).joined(), sequences.reversed().map(\.leave).joined(),
            options.contains(.alternateScreen), options.contains(.mouse))
        guard code == 0 else { throw TerminalError(code: code) }
        self.input = input
        self.output = output
    }

    deinit { terminal_leave() }

    /// Leaves raw mode.
    public consuming func leave() {}

    /// Gives the terminal to the shell, as Ctrl-Z does elsewhere. ``nextInput(timeout:)`` returns ``Input/resumed``
    /// when the process has gone on.
    public func suspend() { terminal_suspend() }

    /// The size now.
    public var size: TerminalSize { TerminalSize(of: output) ?? TerminalSize(of: input) ?? .standard }

    /// Waits for what happens next.
    ///
    /// - Parameter timeout: how long to wait at most; nil for any time.
    public func nextInput(timeout: Duration? = nil) -> Input {
        let deadline = timeout.map { ContinuousClock.now + $0 }
        while true {
            var sources = [
                pollfd(fd: terminal_notices(), events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&sources, 2, Self.milliseconds(until: deadline))
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return .end
            }
            if count == 0 {
                if let deadline, ContinuousClock.now < deadline { continue }
                return .timeout
            }
            if sources[0].revents != 0, let notice = readNotice() { return notice }
            if sources[1].revents != 0, let bytes = readBytes() { return bytes }
        }
    }

    /// Writes a text. Waits while the terminal takes nothing. What is written while the process is stopped or ended by
    /// a signal is dropped: the terminal isn't the process's any more.
    ///
    /// - Throws: ``TerminalError`` if the terminal is gone.
    public func write(_ text: String) throws(TerminalError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { terminal_write(output, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw TerminalError(code: errno)
            }
        }
    }

    /// Nil if there was none after all.
    private func readNotice() -> Input? {
        var notices = [UInt8](repeating: 0, count: 64)
        let count = read(terminal_notices(), &notices, notices.count)
        guard count > 0 else { return nil }
        return notices[..<count].contains(UInt8(ascii: "c")) ? .resumed : .resized
    }

    /// Nil if there were none after all.
    private func readBytes() -> Input? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(input, &bytes, bytes.count)
        if count > 0 { return .bytes(Array(bytes[..<count])) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? nil : .end
    }

    /// For `poll`: rounded up, so that it doesn't return too early; -1 for any time.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let (seconds, attoseconds) = (deadline - .now).components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        return Int32(min(seconds, 86_400) * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

extension RawTerminal.Options {
    fileprivate var sequences: [(enter: String, leave: String)] {
        var sequences: [(enter: String, leave: String)] = []
        if contains(.alternateScreen) { sequences.append(("\u{1B}[?1049h\u{1B}[2J\u{1B}[H", "\u{1B}[0m\u{1B}[?1049l")) }
        if contains(.hiddenCursor) { sequences.append(("\u{1B}[?25l", "\u{1B}[?25h")) }
        if contains(.bracketedPaste) { sequences.append(("\u{1B}[?2004h", "\u{1B}[?2004l")) }
        // 1000: clicks and the wheel; 1002: drags; 1006: numbers without a limit.
        if contains(.mouse) {
            sequences.append(
                ("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h", "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"))
        }
        return sequences
    }
}

/// Why a terminal can't be used.
public struct TerminalError: Error, Equatable, CustomStringConvertible {
    /// The system's error number.
    public let code: Int32

    public init(code: Int32) { self.code = code }

    public var description: String {
        switch code {
        case ENOTTY: "it is not a terminal"
        case EBUSY: "the terminal is in raw mode already"
        default: String(cString: strerror(code)).lowercased()
        }
    }
}
