/// In which state a program or a scene is.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It isn't seen.
    case background
    /// It is seen, but doesn't react.
    case inactive
    case active
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

private struct ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale.current }
private struct CalendarKey: EnvironmentKey { static let defaultValue = Calendar.current }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.current }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

extension EnvironmentValues {
    /// In which state the scene around is; active unless somebody sets it ⚑.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How texts write numbers and dates; the machine's unless a view sets one.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set {
            self[LocaleKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// The calendar of dates in texts; the machine's unless a view sets one.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set {
            self[CalendarKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// The time zone of dates in texts; the machine's unless a view sets one.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set {
            self[TimeZoneKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// How much room there is from side to side. By itself, compact if the host is less than 600 points wide ⚑.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? hostSizeClasses?.horizontal }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is from top to bottom. By itself, compact if the host is less than 480 points high ⚑.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? hostSizeClasses?.vertical }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// What undoes the user's changes; nil unless somebody provides one ⚑.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
