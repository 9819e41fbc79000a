import Synchronization

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the type.
    public let rawValue: UInt8

    /// Creates a type.
    ///
    /// - Parameter rawValue: Apple's number of the type.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    var name: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// The identity of an interval among those with one name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Creates an identity with a number.
    ///
    /// - Parameter value: The number.
    public init(_ value: UInt64) { rawValue = value }

    private static let last = Atomic<UInt64>(1_000)

    /// Creates an identity that no other interval of the process has.
    ///
    /// - Parameter log: The log of the interval.
    public init(log: OSLog) {
        rawValue = Self.last.add(1, ordering: .relaxed).newValue
    }

    /// Creates the identity of an object's interval.
    ///
    /// - Parameters:
    ///   - log: The log of the interval.
    ///   - object: The object, which must exist as long as the interval.
    public init(log: OSLog, object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    /// The identity of intervals that don't overlap others with their name.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let null = OSSignpostID(0)
    /// An invalid identity.
    public static let invalid = OSSignpostID(UInt64.max)

    public static func < (lhs: OSSignpostID, rhs: OSSignpostID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Records a signpost.
///
/// - Parameters:
///   - type: Whether it is an event, or where an interval begins or ends.
///   - dso: Has no effect.
///   - log: The log.
///   - name: The name of the interval.
///   - signpostID: The identity of the interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    record(type, log, name, signpostID, RenderedMessage())
}

/// Records a signpost with a message.
///
/// - Parameters:
///   - type: Whether it is an event, or where an interval begins or ends.
///   - dso: Has no effect.
///   - log: The log.
///   - name: The name of the interval.
///   - signpostID: The identity of the interval.
///   - format: The format of the message, with C's specifiers.
///   - arguments: The values of the format.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
    record(type, log, name, signpostID, LogFormat.render(format, arguments))
}

private func record(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID,
    _ message: @autoclosure () -> RenderedMessage
) {
    let kind = LogRecord.Kind.signpost(type, name: name.description, id: id.rawValue)
    LogRecords.shared.append(kind, .default, log, message())
}

/// A message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {
    /// The identity of the interval.
    public let signpostID: OSSignpostID
    private let hasEnded = Atomic(false)

    fileprivate init(_ id: OSSignpostID) { signpostID = id }

    /// Returns the state of an interval that begins elsewhere.
    ///
    /// - Parameter id: The identity of the interval.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

    /// Marks the interval as ended; returns whether it hadn't ended before.
    fileprivate func end() -> Bool { !hasEnded.exchange(true, ordering: .relaxed) }
}

/// Records signposts of a subsystem and category.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "org.example.notes", category: "layout")
/// let notes = signposter.withIntervalSignpost("Load") { load() }
/// ```
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Creates a signposter without subsystem and category.
    public init() { log = .default }

    /// Creates a signposter.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the subsystem.
    ///   - category: The name of the category.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a signposter.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the subsystem.
    ///   - category: The category.
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a signposter of a log.
    ///
    /// - Parameter logHandle: The log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter with a logger's subsystem and category.
    ///
    /// - Parameter logger: The logger.
    public init(logger: Logger) { log = logger.handle }

    /// A signposter that records nothing.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are recorded.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// Returns an identity that no other interval of the process has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns the identity of an object's interval.
    ///
    /// - Parameter object: The object, which must exist as long as the interval.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Begins an interval.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: The identity of the interval.
    /// - Returns: The state that ends the interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id, "")
    }

    /// Begins an interval with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: The identity of the interval.
    ///   - message: The message.
    /// - Returns: The state that ends the interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        record(.begin, log, name, id, message.render())
        return OSSignpostIntervalState(id)
    }

    /// Ends an interval. Ending it once more records nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - state: The interval's state.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        endInterval(name, state, "")
    }

    /// Ends an interval with a message. Ending it once more records nothing.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - state: The interval's state.
    ///   - message: The message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {
        guard state.end() else { return }
        record(.end, log, name, state.signpostID, message.render())
    }

    /// Records an event.
    ///
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - id: The identity of the event.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
        emitEvent(name, id: id, "")
    }

    /// Records an event with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the event.
    ///   - id: The identity of the event.
    ///   - message: The message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) {
        record(.event, log, name, id, message.render())
    }

    /// Runs a closure in an interval.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: The identity of the interval.
    ///   - task: The closure.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try withIntervalSignpost(name, id: id, "", around: task)
    }

    /// Runs a closure in an interval with a message.
    ///
    /// - Parameters:
    ///   - name: The name of the interval.
    ///   - id: The identity of the interval.
    ///   - message: The message.
    ///   - task: The closure.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what the closure throws.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata, around task: () throws -> T
    ) rethrows -> T {
        let state = beginInterval(name, id: id, message)
        defer { endInterval(name, state) }
        return try task()
    }
}
