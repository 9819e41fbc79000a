/// A control for entering a secret: its element shows dots.
public struct SecureField<Label: View>: View {
    private let entry: TextEntry
    private let prompt: Text?
    private let label: Label

    init(_ entry: TextEntry, _ prompt: Text?, _ label: Label) {
        self.entry = entry
        self.prompt = prompt
        self.label = label
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text), prompt, label())
    }

    public var body: some View {
        EntryField(kind: "SecureField", entry: entry, label: label, prompt: prompt, isSecure: true)
    }
}

extension SecureField where Label == Text {
    /// A field for a secret.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextEntry(text), nil, Text(titleKey))
    }

    /// A field for a secret.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextEntry(text), nil, Text(title))
    }

    /// A field with a hint of what to enter.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(text), prompt, Text(titleKey))
    }

    /// A field with a hint of what to enter.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(text), prompt, Text(title))
    }

    /// The older form with a closure for the return key.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form with a closure for the return key.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(title))
    }
}
