/// Begins to rename something.
public struct RenameAction {
    fileprivate let action: @MainActor () -> Void

    @MainActor
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    /// Begins to rename what the view around shows; nil if that has no name.
    public internal(set) var rename: RenameAction? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension View {
    /// Says what a rename button in this view or below does.
    public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Has a rename button in this view or below put the focus here.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        environment(\.rename, RenameAction { isFocused.wrappedValue = true })
    }
}

/// A button that begins to rename what the view around shows. Without a `renameAction` it is disabled.
public struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    public var body: some View {
        Button("Rename") { rename?() }.disabled(rename == nil)
    }
}

/// A button that hands something to other programs. ⚑ Here a tap does nothing: the element says what would be shared.
public struct ShareLink<Label: View>: View {
    private let items: [String]
    private let label: Label

    private init(_ items: [String], _ label: Label) {
        self.items = items
        self.label = label
    }

    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(["\(item)"], label())
    }

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
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) { Text("Share…") }
    }

    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Item: Transferable>(
        _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item, subject: subject, message: message) { Text(title) }
    }

    public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element: Transferable {
        self.init(items: items, subject: subject, message: message) { Text("Share…") }
    }
}
