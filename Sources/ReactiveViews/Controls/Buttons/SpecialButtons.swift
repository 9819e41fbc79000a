/// An action that starts to rename an item.
public struct RenameAction: Sendable {
    fileprivate let action: @MainActor () -> Void

    /// Starts to rename the item.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// The action that renames the item around the view; nil if there is none.
    public internal(set) var rename: RenameAction? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension View {
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
        environment(\.rename, RenameAction(action: action))
    }

    /// Makes rename buttons in this view move the focus.
    ///
    /// - Parameter isFocused: The focus state to set to true.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that starts to rename the item around it. It is disabled without a `renameAction`.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    /// Creates the button.
    public init() {}

    public var body: some View {
        Button("Rename") { rename?() }.disabled(rename == nil)
    }
}

/// A button that shares values with other apps.
///
/// Apple's documentation leaves sharing to the system; here a tap does nothing. The value of the element is a
/// description of the shared values.
///
/// ```swift
/// ShareLink(item: "Have a look") { Text("Share this") }
/// ```
public struct ShareLink<Label: View>: View {
    private let items: [String]
    private let label: Label

    private init(_ items: [String], _ label: Label) {
        self.items = items
        self.label = label
    }

    /// Creates a button that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    ///   - label: The label.
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(["\(item)"], label())
    }

    /// Creates a button that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    ///   - label: The label.
    public init<Data: RandomAccessCollection>(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element: Transferable {
        self.init(items.map { "\($0)" }, label())
    }

    public var body: some View {
        ControlLabel(of: "ShareLink", label)
            .modifier(
                ControlElement("ShareLink", value: items.joined(separator: ", ")) { event, _ in
                    if case .tap = event { true } else { false }
                })
    }
}

extension ShareLink where Label == Text {
    /// Creates a button titled “Share…” that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Text("Share…") }
    }

    /// Creates a button with a localized title that shares a value.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { Text(titleKey) }
    }

    /// Creates a button with a title that isn't localized, which shares a value.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    @_disfavoredOverload
    public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { Text(title) }
    }

    /// Creates a button titled “Share…” that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; without effect here.
    ///   - message: The text of the shared message; without effect here.
    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message) { Text("Share…") }
    }
}
