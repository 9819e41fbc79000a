/// A style of text fields: makes the view around an editable field.
///
/// ```swift
/// struct Outlined: View {
///     @State private var name = ""
///
///     var body: some View {
///         TextField("Name", text: $name).textFieldStyle(.roundedBorder)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// Makes the view of a field. `configuration` is the field in the style further out.
    @ViewBuilder
    func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field, in the body of a style.
nonisolated public struct _TextFieldStyleLabel: ErasedView {
    let content: AnyView
}

/// The properties of a text field, for a style.
struct TextFieldLook {
    let entry: TextEntry
    let prompt: Text?
    let label: AnyView
}

extension EnvironmentValues {
    /// The style of the text fields below; nil for the standard one.
    var textFieldStyle: StyleBox<TextFieldLook>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text fields in this view.
    ///
    /// - Parameter style: The style.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any TextFieldStyle).self, in: \.textFieldStyle) {
            $0._body(configuration: TextField($1.entry, $1.prompt, _TextFieldStyleLabel(content: $1.label)))
        }
    }
}

// MARK: - Standard styles

/// The default style: a field without decoration.
public struct DefaultTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.modifier(FieldBorderModifier(isSquare: false))
    }
}

/// A field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.modifier(FieldBorderModifier(isSquare: true))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: a field without decoration.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A field with a square border.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

// MARK: - The border

/// A modifier that puts a box around a field.
nonisolated private struct FieldBorderModifier: PrimitiveModifier {
    let isSquare: Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, FieldBorderModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, FieldBorderModifier>> {
        FieldBorderNode(view, under: parent)
    }
}

private final class FieldBorderNode<Content: View>: ModifierNode<Content, FieldBorderModifier> {
    override func willMountContent() { item = FieldBorderItem(self) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        paint(in: frame, into: &list) { $0.fieldBorder(square: modifier.isSquare) }
    }
}

/// The item of a field with a border: it has room around the text, and is touched anywhere in the box.
private final class FieldBorderItem: SingleItem, HitShaped {
    private static let inset: CGFloat = 7
    private static let minimumHeight: CGFloat = 34

    override class var traits: ItemTraits { .hasHitShape }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * Self.inset, 0) },
            height: proposal.height.map { max($0 - Self.inset, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: size.width + 2 * Self.inset, height: max(size.height + Self.inset, Self.minimumHeight))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inside = inner(proposal)
        let height = child.sizeThatFits(inside).finite.height
        child.place(at: CGPoint(x: Self.inset, y: (size.height - height) / 2), inside)
    }

    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }
}
