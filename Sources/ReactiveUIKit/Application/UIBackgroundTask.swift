/// Whether the program may be woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Never.
    case restricted = 0
    /// The user doesn't allow it.
    case denied = 1
    /// Yes.
    case available = 2
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There are new data.
    case newData = 0
    /// There are none.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// The identifier of a task in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
