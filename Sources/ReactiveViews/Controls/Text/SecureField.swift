/// A control for entering a secret. Its element shows a bullet for each character.
///
/// ```swift
/// struct Login: View {
///     @State private var password = ""
///
///     var body: some View {
///         SecureField("Password", text: $password)
///     }
/// }
/// ```
nonisolated public struct SecureField<Label: View>: View {
    private let entry: TextEntry
    private let prompt: Text?
    private let label: Label

    init(_ entry: TextEntry, _ prompt: Text?, _ label: Label) {
        self.entry = entry
        self.prompt = prompt
        self.label = label
    }

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - prompt: The text of the empty field; nil for none.
    ///   - label: The label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextEntry(text), prompt, label())
    }

    @MainActor public var body: some View {
        EntryField(kind: "SecureField", entry: entry, label: label, prompt: prompt, isSecure: true)
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextEntry(text), nil, Text(titleKey))
    }

    /// Creates a field with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextEntry(text), nil, Text(title))
    }

    /// Creates a field with a localized title and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text.
    ///   - prompt: The text of the empty field; nil for none.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(text), prompt, Text(titleKey))
    }

    /// Creates a field with a prompt and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text.
    ///   - prompt: The text of the empty field; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextEntry(text), prompt, Text(title))
    }

    /// The older form, with a closure for submitting.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - text: A binding to the text.
    ///   - onCommit: The closure to call when the user submits the field.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(titleKey))
    }

    /// The older form, with a title that isn't localized and a closure for submitting.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - text: A binding to the text.
    ///   - onCommit: The closure to call when the user submits the field.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(TextEntry(text).old({ _ in }, onCommit), nil, Text(title))
    }
}
