/// Makes what text fields look like.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// The field: `configuration` in the looks of the style further out, with whatever modifiers.
    @ViewBuilder
    func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field, in the body of a style.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    public var body: some View { content }
}

/// What a text field style is told of the field.
struct TextFieldLook {
    let entry: TextEntry
    let prompt: Text?
    let label: AnyView
}

extension EnvironmentValues {
    /// The style of the text fields below; nil for the platform's own looks.
    var textFieldStyle: StyleBox<TextFieldLook>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension View {
    /// Sets the style of the text fields in this view and below.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any TextFieldStyle, S>> { values in
                values.textFieldStyle = TypedStyleBox(style, in: \.textFieldStyle, outer: values.textFieldStyle) {
                    $0._body(configuration: TextField($1.entry, $1.prompt, _TextFieldStyleLabel(content: $1.label)))
                }
            })
    }
}

// MARK: - The standard ones

/// The looks that the platform gives a text field in its place.
public struct DefaultTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A text field with a border of rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        ZStack {
            ControlGlyph(.fieldBorder)
            configuration
        }
        .modifier(UnstackedModifier())
    }
}

/// A text field with a border of square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        ZStack {
            ControlGlyph(.fieldBorder)
            configuration
        }
        .modifier(UnstackedModifier())
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The looks that the platform gives a text field in its place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A text field without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field with a border of rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A text field with a border of square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
