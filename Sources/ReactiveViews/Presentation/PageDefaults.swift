// Environment values whose default depends on the host or the page.

/// The size classes of a host.
struct SizeClasses: Equatable {
    let horizontal: UserInterfaceSizeClass
    let vertical: UserInterfaceSizeClass

    /// The size classes for a view.
    init(in environment: EnvironmentValues) {
        horizontal = environment.horizontalSizeClass ?? .regular
        vertical = environment.verticalSizeClass ?? .regular
    }

    /// Compact sizes are those of a telephone: a width under 600 points, a height under 480 points.
    init(_ size: CGSize) {
        horizontal = size.width < 600 ? .compact : .regular
        vertical = size.height < 480 ? .compact : .regular
    }
}

private struct HostSizeClassesKey: EnvironmentKey { static let defaultValue: SizeClasses? = nil }
private struct PageEditModeKey: EnvironmentKey { static let defaultValue: Graph.Variable<EditMode>? = nil }

extension EnvironmentValues {
    /// The size classes of the host; nil without a host.
    var hostSizeClasses: SizeClasses? {
        get { self[HostSizeClassesKey.self] }
        set { self[HostSizeClassesKey.self] = newValue }
    }

    /// The default edit mode of a page: the host's root view, a presentation or a pushed view.
    var pageEditMode: Graph.Variable<EditMode>? {
        get { self[PageEditModeKey.self] }
        set { self[PageEditModeKey.self] = newValue }
    }
}

extension Graph {
    /// Returns the edit mode of a new page.
    func pageEditMode() -> Graph.Variable<EditMode> { variable(EditMode.inactive, named: "editMode") }
}
