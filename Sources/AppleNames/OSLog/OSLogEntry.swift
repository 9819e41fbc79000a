import Foundation
import ReactiveOS

/// An entry of a log.
public class OSLogEntry {
    fileprivate let record: LogRecord

    fileprivate init(_ record: LogRecord) { self.record = record }

    /// The message with its values.
    public var composedMessage: String { record.message }
    /// The moment of the entry, in real time.
    public var date: Date { Date(timeIntervalSince1970: record.seconds) }
    /// How the entry is stored; here always in memory.
    public var storeCategory: StoreCategory { .undefined }

    /// How entries are stored.
    public enum StoreCategory: Int, Sendable {
        /// In memory.
        case undefined = 0, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
    }

    static func entry(of record: LogRecord) -> OSLogEntry {
        if case .message = record.kind { OSLogEntryLog(record) } else { OSLogEntrySignpost(record) }
    }
}

/// An entry with the process that made it.
public protocol OSLogEntryFromProcess {
    /// The identity of the activity; always 0 here.
    var activityIdentifier: UInt64 { get }
    /// The name of the program.
    var process: String { get }
    /// The number of the process.
    var processIdentifier: Int32 { get }
    /// The name of the program or library that made the entry; here always the program.
    var sender: String { get }
    /// The number of the thread.
    var threadIdentifier: UInt64 { get }
}

/// An entry with a subsystem and a message.
public protocol OSLogEntryWithPayload {
    /// The name of the category.
    var category: String { get }
    /// The values of the message.
    var components: [OSLogMessageComponent] { get }
    /// The message's format: literal parts and a specifier for each value.
    var formatString: String { get }
    /// The name of the subsystem.
    var subsystem: String { get }
}

/// A value of a message.
public final class OSLogMessageComponent: Sendable {
    /// The value in readable form.
    public let argumentStringValue: String?

    fileprivate init(_ argument: String) { argumentStringValue = argument }
}

/// A message.
public final class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    /// The level of a message.
    public enum Level: Int, Sendable {
        /// No level.
        case undefined = 0
        /// Information for development.
        case debug
        /// Helpful, but not essential information.
        case info
        /// The default level.
        case notice
        /// An error.
        case error
        /// A fault.
        case fault
    }

    /// The level of the message.
    public var level: Level {
        switch record.type {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .fault
        default: .notice
        }
    }
}

/// A signpost.
public final class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
    /// What a signpost marks.
    public enum SignpostType: Int, Sendable {
        /// Nothing.
        case undefined = 0
        /// The beginning of an interval.
        case intervalBegin
        /// The end of an interval.
        case intervalEnd
        /// A moment.
        case event
    }

    /// The identity of the interval.
    public var signpostIdentifier: UInt64 {
        if case .signpost(_, _, let id) = record.kind { id } else { 0 }
    }
    /// The name of the interval.
    public var signpostName: String {
        if case .signpost(_, let name, _) = record.kind { name } else { "" }
    }
    /// What the signpost marks.
    public var signpostType: SignpostType {
        guard case .signpost(let type, _, _) = record.kind else { return .undefined }
        return type == .begin ? .intervalBegin : type == .end ? .intervalEnd : .event
    }
}

extension OSLogEntryFromProcess where Self: OSLogEntry {
    public var activityIdentifier: UInt64 { 0 }
    public var process: String { ProcessInfo.processInfo.processName }
    public var processIdentifier: Int32 { ProcessInfo.processInfo.processIdentifier }
    public var sender: String { process }
    public var threadIdentifier: UInt64 { record.thread }
}

extension OSLogEntryWithPayload where Self: OSLogEntry {
    public var category: String { record.category }
    public var components: [OSLogMessageComponent] { record.arguments.map(OSLogMessageComponent.init) }
    public var formatString: String { record.format }
    public var subsystem: String { record.subsystem }
}
