import ReactiveViews
import TerminalSupport

/// Where commands come from and answers go.
///
/// Once output could not be written nothing more is: the session is to end then.
@MainActor
enum Console {
    /// Why output could not be written; nil if all was.
    private(set) static var outputError: (any Error)?

    /// Whether commands come from a terminal. They may be piped in, though the output goes to one.
    static var isTerminal: Bool { TerminalSupport.isTerminal(0) }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Whether lines can be edited: both sides are a terminal that can move its cursor.
    private static var isEditable: Bool {
        isTerminal && TerminalSupport.isTerminal(1) && !isDumb(environment["TERM"])
    }

    /// How output looks, unless options tell otherwise.
    static func style(_ color: ColorChoice, isFull: Bool, width: Int?) -> SessionStyle {
        let isColored = color.isColored(isTerminal: TerminalSupport.isTerminal(1), environment: environment)
        let width = width ?? (isFull ? nil : TerminalSize(of: 1)?.columns ?? TerminalSize.standard.columns)
        return SessionStyle(width: width, isFull: isFull, isColored: isColored)
    }

    /// Makes failures to write errors, not the end of the process: pipes that nobody reads, files that may grow no
    /// further.
    ///
    /// Occupies the places of inputs and outputs that are closed. Otherwise the next file that is opened would be in
    /// their place, and what is said would be written into it.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for descriptor: CInt in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Prints a text as it is: a session's texts contain nothing that a terminal would obey but colours.
    static func print(_ text: String) {
        write(text + "\n")
    }

    /// Says what went wrong. Nobody is left to be told if that fails.
    static func complain(_ text: String) {
        let safe = text.terminalSafe(keepingLineEnds: true)
        try? FileHandle.standardError.write(contentsOf: Data((safe + "\n").utf8))
    }

    private static func write(_ text: String) {
        guard outputError == nil else { return }
        do {
            try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        } catch {
            outputError = error
        }
    }

    /// The exit status, 1 if output got lost. Says so, unless whoever read the output has simply had enough of it.
    static func status(_ status: Int32, of name: String) -> Int32 {
        guard let outputError else { return status }
        if systemCode(of: outputError) != .EPIPE {
            complain("\(name): the output can't be written: \(reason(outputError)).")
        }
        return max(status, 1)
    }

    /// Throws if nothing can be read from the standard input.
    static func checkInput() throws {
        guard read(0, nil, 0) == 0 else { throw systemError() }
    }

    /// Returns what a person types, line by line. On a terminal the lines can be edited, recalled and completed.
    static func typedLines(complete: @escaping @MainActor (String) -> LineReader.Completion) -> () -> String? {
        guard isEditable else { return plainLine }
        let reader = LineReader()
        reader.complete = { text in MainActor.assumeIsolated { complete(text) } }
        return {
            do {
                return try reader.line(prompt: "> ")
            } catch {
                return nil
            }
        }
    }

    private static func plainLine() -> String? {
        if isTerminal { write("> ") }
        let line = readLine()
        if isTerminal, line == nil { print("") }
        return line
    }

    /// The text in a file, or what comes out of a pipe; at most 256 MB.
    static func text(of path: String) throws -> String {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        var data = Data()
        while let part = try file.read(upToCount: 1 << 20), !part.isEmpty {
            data += part
            if data.count > SafeFile.largestSize { throw POSIXError(.EFBIG) }
        }
        let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
        return String(decoding: data.starts(with: byteOrderMark) ? data.dropFirst(3) : data, as: UTF8.self)
    }
}
