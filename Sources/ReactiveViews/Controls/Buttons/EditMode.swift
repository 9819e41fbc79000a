/// The state of editing a view's content, a list for instance.
public enum EditMode: Sendable, Hashable {
    /// The content isn't being edited.
    case inactive
    /// A part of the content is being edited briefly, a swiped row for instance.
    case transient
    /// The content is being edited.
    case active

    /// Whether the content is being edited, briefly or not.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    /// The binding that a view has set, possibly nil; the outer nil means that no view has set one.
    static var defaultValue: Binding<EditMode>?? { nil }
}

extension EnvironmentValues {
    /// The edit mode around the view.
    ///
    /// To control it, set a binding here by `environment(\.editMode, $mode)`. Otherwise the views of a host share one
    /// mode, and so do those of each presentation and each pushed page; Apple's documentation doesn't define this.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? pageEditMode?.binding }
        set { self[EditModeKey.self] = .some(newValue) }
    }
}

/// A button that switches the edit mode around it on and off. Its title is Edit or Done.
///
/// ```swift
/// struct Names: View {
///     @State private var names = ["Ann", "Bo"]
///
///     var body: some View {
///         EditButton()
///         List {
///             ForEach(names, id: \.self) { Text($0) }
///                 .onMove { names.move(fromOffsets: $0, toOffset: $1) }
///         }
///     }
/// }
/// ```
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}
