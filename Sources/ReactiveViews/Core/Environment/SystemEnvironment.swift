/// The phase of a program or a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Not visible.
    case background
    /// Visible, but not interactive.
    case inactive
    /// Visible and interactive.
    case active
}

/// The amount of space in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space, as on a telephone.
    case compact
    /// Much space.
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
    /// The phase of the enclosing scene; active by default. Apple's documentation doesn't define the value outside a
    /// scene.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// The locale of numbers and dates in texts; the machine's by default.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set {
            self[LocaleKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// The calendar of dates in texts; the machine's by default.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set {
            self[CalendarKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// The time zone of dates in texts; the machine's by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set {
            self[TimeZoneKey.self] = newValue
            textSettings.locale = textLocale()
        }
    }

    /// The amount of horizontal space. By default compact if the host is less than 600 points wide, otherwise regular.
    ///
    /// Split views, inspectors, popovers, tables and adaptable tab views have another form in a compact width. A value that
    /// a view sets decides for the views inside of it.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? hostSizeClasses?.horizontal }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The amount of vertical space. By default compact if the host is less than 480 points high, otherwise regular.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? hostSizeClasses?.vertical }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The undo manager for the user's changes; nil by default. Apple's documentation doesn't define when there is one.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}
