/// A control for entering a long text.
///
/// ```swift
/// struct Note: View {
///     @State private var text = ""
///
///     var body: some View {
///         TextEditor(text: $text)
///     }
/// }
/// ```
nonisolated public struct TextEditor: View {
    private let entry: TextEntry

    /// Creates an editor.
    ///
    /// - Parameter text: A binding to the text.
    public init(text: Binding<String>) { self.init(TextEntry(text).axis(.vertical)) }

    init(_ entry: TextEntry) { self.entry = entry }

    @MainActor public var body: some View {
        EntryField(kind: "TextEditor", entry: entry, label: EmptyView())
    }
}

/// A style of text editors.
public protocol TextEditorStyle: Sendable {}

/// The platform's style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

/// An editor with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Creates the style.
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The platform's style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// An editor without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// An editor with a rounded border.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension EnvironmentValues {
    /// The style of the text editors below.
    var textEditorStyle: any TextEditorStyle {
        get { self[entry: AutomaticTextEditorStyle()] }
        set { self[entry: AutomaticTextEditorStyle()] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text editors in this view.
    ///
    /// - Parameter style: The style.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorStyle, style, as: ModifierKind.Style<any TextEditorStyle, S>.self)
    }
}
