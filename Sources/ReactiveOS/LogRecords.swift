import Glibc
import Synchronization

/// What was logged: a message or a signpost.
package struct LogRecord: Sendable {
    /// The kind of the record.
    package enum Kind: Sendable, Equatable {
        case message
        case signpost(OSSignpostType, name: String, id: UInt64)
    }

    package var kind: Kind
    package var type: OSLogType
    package var subsystem: String
    package var category: String
    /// The message with all values readable.
    package var message: String
    /// The message with private values redacted.
    package var redacted: String
    /// The message's literal parts with a format specifier for each value.
    package var format: String
    /// The values in readable form.
    package var arguments: [String]
    /// Seconds since 1970 in real time.
    package var seconds: Double
    /// The system's number of the thread.
    package var thread: UInt64
    /// Ascending; unique in the process.
    package var number: UInt64
}

/// The records of this process, the most recent ones.
///
/// Invariants: `records` are ascending by number, and there are at most `limit` + `slack` of them.
package final class LogRecords: Sendable {
    package static let shared = LogRecords()
    /// The number of records that are kept at least.
    package static let limit = 10_000
    /// Records beyond the limit are removed in groups, so that a record costs constant time on average.
    private static let slack = 1_000

    private struct State {
        var records: [LogRecord] = []
        var next: UInt64 = 1
    }
    private let state = Mutex(State())

    /// The least severity that is printed; nil if nothing is.
    private let printed: Int? = {
        guard let value = getenv("REACTIVE_LOG").map({ String(cString: $0) }), !value.isEmpty else { return nil }
        let levels: [OSLogType] = [.debug, .info, .default, .error, .fault]
        return levels.first { $0.name == value }?.severity ?? OSLogType.default.severity
    }()

    /// Records a message or a signpost, and prints it if the environment requests it.
    package func append(
        _ kind: LogRecord.Kind, _ type: OSLogType, _ log: OSLog, _ message: @autoclosure () -> RenderedMessage
    ) {
        guard log.isEnabled(type: type) else { return }
        let message = message()
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        var record = LogRecord(
            kind: kind, type: type, subsystem: log.subsystem, category: log.category, message: message.readable,
            redacted: message.redacted, format: message.format, arguments: message.arguments,
            seconds: Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, thread: UInt64(pthread_self()), number: 0)
        state.withLock { state in
            record.number = state.next
            state.next += 1
            state.records.append(record)
            if state.records.count > Self.limit + Self.slack { state.records.removeFirst(Self.slack) }
        }
        if let printed, type.severity >= printed { print(record) }
    }

    /// The records, the oldest first.
    package var all: [LogRecord] { state.withLock { $0.records } }

    private func print(_ record: LogRecord) {
        let origin = [record.subsystem, record.category].filter { !$0.isEmpty }.joined(separator: ":")
        let text =
            switch record.kind {
            case .message: record.redacted
            case .signpost(let type, let name, _): "\(type.name) \(name) \(record.redacted)"
            }
        let line = "[\(record.type.name)]" + (origin.isEmpty ? "" : " [\(origin)]") + " \(text)\n"
        // One call for the line, so that lines of several threads don't mix.
        line.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    }
}

/// A message whose values are written.
package struct RenderedMessage: Sendable {
    package var readable = ""
    package var redacted = ""
    package var format = ""
    package var arguments: [String] = []

    package mutating func append(literal: String) {
        readable += literal
        redacted += literal
        for character in literal { format += character == "%" ? "%%" : String(character) }
    }

    package mutating func append(_ value: String, isPublic: Bool, redaction: String, specifier: String) {
        readable += value
        redacted += isPublic ? value : redaction
        format += specifier
        arguments.append(value)
    }
}
