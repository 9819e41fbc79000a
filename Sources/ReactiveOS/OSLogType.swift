/// The level of a message.
///
/// Levels are ordered: debug, info, default, error, fault.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the level.
    public let rawValue: UInt8

    /// Creates a level.
    ///
    /// - Parameter rawValue: Apple's number of the level.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level.
    ///
    /// - Parameter rawValue: Apple's number of the level.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level; `notice` logs at it.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful, but not essential information.
    public static let info = OSLogType(rawValue: 1)
    /// Information for development.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A fault: a programming error.
    public static let fault = OSLogType(rawValue: 17)

    /// The position among the levels, from 0 for debug to 4 for fault.
    package var severity: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }

    /// The name of the level in printed lines.
    package var name: String { ["debug", "info", "default", "error", "fault"][severity] }
}
