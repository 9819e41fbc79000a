/// A control for entering a long text.
public struct TextEditor: View {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    public var body: some View {
        EntryField(kind: "TextEditor", entry: TextEntry(text).axis(.vertical), label: EmptyView())
    }
}

/// Makes what text editors look like.
public protocol TextEditorStyle: Sendable {}

/// The looks that the platform gives a text editor in its place.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// A text editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// A text editor with a border of rounded corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The looks that the platform gives a text editor in its place.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A text editor without decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A text editor with a border of rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension EnvironmentValues {
    /// The style of the text editors below.
    var textEditorStyle: any TextEditorStyle {
        get { self[entry: AutomaticTextEditorStyle()] }
        set { self[entry: AutomaticTextEditorStyle()] = newValue }
    }
}

extension View {
    /// Sets the style of the text editors in this view and below.
    public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
        environment(\.textEditorStyle, style, as: ModifierKind.Style<any TextEditorStyle, S>.self)
    }
}
