// What views find in the environment where nobody says otherwise, but which isn't the same everywhere.

/// How much room a host has.
struct SizeClasses: Equatable {
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass

    /// Compact are the sides of a telephone: less than 600 points from side to side, less than 480 from top to bottom.
    init(_ size: CGSize) {
        horizontal = size.width < 600 ? .compact : .regular
        vertical = size.height < 480 ? .compact : .regular
    }
}

private struct HostSizeClassesKey: EnvironmentKey { static let defaultValue: SizeClasses? = nil }
private struct PageEditModeKey: EnvironmentKey { static let defaultValue: Graph.Variable<EditMode>? = nil }

extension EnvironmentValues {
    /// The size classes of the host; nil without one.
    var hostSizeClasses: SizeClasses? {
        get { self[HostSizeClassesKey.self] }
        set { self[HostSizeClassesKey.self] = newValue }
    }

    /// The edit mode that a page has by itself: the host's views, what is presented, what is pushed.
    var pageEditMode: Graph.Variable<EditMode>? {
        get { self[PageEditModeKey.self] }
        set { self[PageEditModeKey.self] = newValue }
    }
}

extension Graph {
    /// The edit mode of a new page.
    func pageEditMode() -> Graph.Variable<EditMode> { variable(EditMode.inactive, named: "editMode") }
}
