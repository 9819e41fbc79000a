/// Writes messages to the log of the running program.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.notes", category: "sync")
/// logger.error("Fetching \(url, privacy: .public) failed: \(error)")
/// ```
///
/// The process keeps its most recent 10 000 messages, which `OSLogStore` of the module `OSLog` returns. Nothing is
/// printed unless the environment variable `REACTIVE_LOG` is the name of a level (`debug`, `info`, `default`, `error`
/// or `fault`): messages of that level and above go to standard error, with private values redacted.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger without subsystem and category.
    public init() { log = .default }

    /// Creates a logger.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the subsystem, usually the program's identifier.
    ///   - category: The name of the category within the subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger that writes to a log.
    ///
    /// - Parameter logObj: The log.
    public init(_ logObj: OSLog) { log = logObj }

    var handle: OSLog { log }

    private func write(_ type: OSLogType, _ message: OSLogMessage) {
        LogRecords.shared.append(.message, type, log, message.render())
    }

    /// Logs a message at the default level.
    ///
    /// - Parameter message: The message.
    public func log(_ message: OSLogMessage) { write(.default, message) }

    /// Logs a message at a level.
    ///
    /// - Parameters:
    ///   - level: The level.
    ///   - message: The message.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }

    /// Logs a message at the debug level.
    ///
    /// - Parameter message: The message.
    public func trace(_ message: OSLogMessage) { write(.debug, message) }

    /// Logs a message at the debug level.
    ///
    /// - Parameter message: The message.
    public func debug(_ message: OSLogMessage) { write(.debug, message) }

    /// Logs a message at the info level.
    ///
    /// - Parameter message: The message.
    public func info(_ message: OSLogMessage) { write(.info, message) }

    /// Logs a message at the default level.
    ///
    /// - Parameter message: The message.
    public func notice(_ message: OSLogMessage) { write(.default, message) }

    /// Logs a message at the error level.
    ///
    /// - Parameter message: The message.
    public func warning(_ message: OSLogMessage) { write(.error, message) }

    /// Logs a message at the error level.
    ///
    /// - Parameter message: The message.
    public func error(_ message: OSLogMessage) { write(.error, message) }

    /// Logs a message at the fault level.
    ///
    /// - Parameter message: The message.
    public func critical(_ message: OSLogMessage) { write(.fault, message) }

    /// Logs a message at the fault level.
    ///
    /// - Parameter message: The message.
    public func fault(_ message: OSLogMessage) { write(.fault, message) }
}
