/// An action that starts to rename an item.
public struct RenameAction: Sendable {
    /// Only the main actor calls it.
    private let action: UncheckedSendable<@MainActor () -> Void>

    fileprivate init(_ action: @escaping @MainActor () -> Void) { self.action = UncheckedSendable(action) }

    /// Starts to rename the item.
    @MainActor @preconcurrency
    public func callAsFunction() { action.value() }
}

extension EnvironmentValues {
    /// The action that renames the item around the view; nil if there is none.
    public internal(set) var rename: RenameAction? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets the action of rename buttons in this view.
    ///
    /// ```swift
    /// struct Title: View {
    ///     @State private var title = "Untitled"
    ///     @FocusState private var isEditing: Bool
    ///
    ///     var body: some View {
    ///         TextField("Title", text: $title)
    ///             .focused($isEditing)
    ///             .contextMenu { RenameButton() }
    ///             .renameAction { isEditing = true }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter action: The closure that starts to rename.
    public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Makes rename buttons in this view move the focus.
    ///
    /// - Parameter isFocused: The focus state to set to true.
    @MainActor @preconcurrency
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that starts to rename the item around it. It is disabled without a `renameAction`.
nonisolated public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// Creates the button.
    public init() {}

    @MainActor public var body: some View {
        Button("Rename") { rename?() }.disabled(rename == nil)
    }
}
