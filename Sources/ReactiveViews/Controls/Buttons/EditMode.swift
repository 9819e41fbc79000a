/// Whether the content of a view can be edited.
public enum EditMode: Sendable, Hashable {
    case inactive
    /// Some part is being edited for a moment, a swiped row for instance.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    /// What somebody has set, which may be none; nil where nobody has set anything.
    static var defaultValue: Binding<EditMode>?? { nil }
}

extension EnvironmentValues {
    /// The edit mode of the views around; to drive it, put a binding here (P7). Elsewhere the host's views share one, and so do
    /// those of a presentation or of a pushed view ⚑.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? pageEditMode?.binding }
        set { self[EditModeKey.self] = .some(newValue) }
    }
}

/// Turns edit mode on and off (P7).
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}
