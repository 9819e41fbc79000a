import Foundation
import ReactiveOS

/// The log of the running process.
///
/// ```swift
/// let store = try OSLogStore(scope: .currentProcessIdentifier)
/// let messages = try store.getEntries().compactMap { ($0 as? OSLogEntryLog)?.composedMessage }
/// ```
///
/// It has the most recent 10 000 messages and signposts of the process. Their values are readable, also private ones.
public final class OSLogStore: Sendable {
    /// The processes whose messages a store has.
    public enum Scope: Int, Sendable {
        /// All processes. There is no such store here.
        case system = 0
        /// This process.
        case currentProcessIdentifier = 1
    }

    /// Creates a store.
    ///
    /// - Parameter scope: The processes whose messages the store has.
    /// - Throws: `CocoaError.featureUnsupported` for the log of all processes.
    public init(scope: Scope) throws {
        guard scope == .currentProcessIdentifier else { throw CocoaError(.featureUnsupported) }
    }

    /// Returns the position of a date.
    ///
    /// - Parameter date: The date.
    public func position(date: Date) -> OSLogPosition { OSLogPosition(seconds: date.timeIntervalSince1970) }

    /// Returns the position of a moment after the system's start.
    ///
    /// - Parameter timeIntervalSinceLatestBoot: The time since the system's start, in seconds.
    public func position(timeIntervalSinceLatestBoot: TimeInterval) -> OSLogPosition {
        let now = Date().timeIntervalSince1970 - ProcessInfo.processInfo.systemUptime
        return OSLogPosition(seconds: now + timeIntervalSinceLatestBoot)
    }

    /// Returns the position of a moment before now.
    ///
    /// - Parameter timeIntervalSinceEnd: The time since now, in seconds: negative before now.
    public func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition {
        OSLogPosition(seconds: Date().timeIntervalSince1970 + timeIntervalSinceEnd)
    }

    /// Returns entries, the oldest first unless `reverse` is an option.
    ///
    /// - Parameters:
    ///   - options: The order.
    ///   - position: Where the entries begin; nil for the first one, or for the last one in reverse.
    ///   - predicate: The entries to return; nil for all. It is evaluated with ``OSLogEntry`` objects.
    /// - Throws: Nothing.
    public func getEntries(
        with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
        matching predicate: NSPredicate? = nil
    ) throws -> AnySequence<OSLogEntry> {
        let isReversed = options.contains(.reverse)
        var records = LogRecords.shared.all
        if let position {
            records = records.filter { isReversed ? $0.seconds <= position.seconds : $0.seconds >= position.seconds }
        }
        if isReversed { records.reverse() }
        let entries = records.map(OSLogEntry.entry(of:))
        return AnySequence(entries.filter { predicate?.evaluate(with: $0) ?? true })
    }
}

/// A moment in a log.
public final class OSLogPosition: Sendable {
    let seconds: TimeInterval

    init(seconds: TimeInterval) { self.seconds = seconds }
}

/// The enumeration of a log's entries.
public enum OSLogEnumerator {
    /// The order of entries.
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options.
        ///
        /// - Parameter rawValue: The bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The latest entry first.
        public static let reverse = Options(rawValue: 1)
    }
}
