import Foundation

extension ProcessInfo {
    /// Whether an iOS program runs on a Mac; always false here.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the program was made with Mac Catalyst; always false here.
    public var isMacCatalystApp: Bool { false }
    /// Whether the device saves energy; always false here.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is; always nominal here.
    public var thermalState: ThermalState { .nominal }

    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
        /// As usual.
        case nominal = 0
        /// Slightly warm.
        case fair
        /// Warm: programs should do less.
        case serious
        /// Hot: programs should do as little as possible.
        case critical
    }

    /// The notification that `thermalState` has changed. It isn't posted here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// What an activity keeps the system from.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt64

        /// Creates options.
        ///
        /// - Parameter rawValue: The bits of the options.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Keeps the display on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// Keeps the system awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// Keeps the program from being ended suddenly.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// Keeps the program from being ended automatically.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// Work that the user began.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// Work that the user began, while the system may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// Work that the user didn't begin.
        public static let background = ActivityOptions(rawValue: 0x0000_00FF)
        /// Work that needs exact times.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity. It keeps the system from nothing here.
    ///
    /// - Parameters:
    ///   - options: What the activity keeps the system from.
    ///   - reason: The reason.
    /// - Returns: The activity, for `endActivity(_:)`.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        reason as NSString
    }

    /// Ends an activity.
    ///
    /// - Parameter activity: The activity of `beginActivity(options:reason:)`.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Runs a closure as an activity.
    ///
    /// - Parameters:
    ///   - options: What the activity keeps the system from.
    ///   - reason: The reason.
    ///   - block: The closure.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
}

extension Notification.Name {
    /// The notification that `isLowPowerModeEnabled` has changed. It isn't posted here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// The notification that the calendar's day has changed. It isn't posted here.
    public static let NSCalendarDayChanged = Notification.Name("NSCalendarDayChangedNotification")
    /// The notification that the system's time zone has changed. It isn't posted here.
    public static let NSSystemTimeZoneDidChange = Notification.Name("NSSystemTimeZoneDidChangeNotification")
    /// The notification that the system's clock was set. It isn't posted here.
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChangeNotification")
}

/// The time between the beginnings of 1970 and 2001, in seconds.
public let kCFAbsoluteTimeIntervalSince1970: Double = Date.timeIntervalBetween1970AndReferenceDate

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The key of the version in a bundle's information.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the name in a bundle's information.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the identifier in a bundle's information.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the executable's name in a bundle's information.
public let kCFBundleExecutableKey = "CFBundleExecutable"

/// Runs a closure. Objects are released as soon as nothing refers to them here, so that there is no pool to empty.
///
/// - Parameter body: The closure.
/// - Returns: The closure's result.
/// - Throws: Rethrows what the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
