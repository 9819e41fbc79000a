/// The subsystem and category to which messages belong.
///
/// ```swift
/// let log = OSLog(subsystem: "org.example.notes", category: "sync")
/// os_log("Fetched %d notes", log: log, type: .info, 3)
/// ```
public final class OSLog: Sendable {
    /// A category with a meaning for tools.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name of the category.
        public let rawValue: String

        /// Creates a category.
        ///
        /// - Parameter rawValue: The name of the category.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Events for profiling the program.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are only recorded while a tool traces the program. Here they are recorded like others.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Like `dynamicTracing`, with the calling functions, which aren't recorded here.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    /// The name of the subsystem.
    package let subsystem: String
    /// The name of the category.
    package let category: String
    private let isDisabled: Bool

    private init(subsystem: String, category: String, isDisabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isDisabled = isDisabled
    }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the subsystem, usually the program's identifier.
    ///   - category: The name of the category within the subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isDisabled: false)
    }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the subsystem, usually the program's identifier.
    ///   - category: The category within the subsystem.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// The log without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that records nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

    /// Returns whether messages of a level are recorded: all are, unless the log is ``disabled``.
    ///
    /// - Parameter type: The level.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Whether signposts are recorded.
    public var signpostsEnabled: Bool { !isDisabled }
}

/// The log without subsystem and category.
public let OS_LOG_DEFAULT = OSLog.default
