/// Controls for entering data, in sections. A row with one control reacts over its whole width.
public struct Form<Content: View>: View {
    @Environment(\.formStyle) private var style
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        if let style {
            StyledView(
                style: style,
                configuration: FormStyleConfiguration(
                    content: .init(content: AnyView(content.environment(\.formStyle, style)))))
        } else {
            FormRows(content: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is to make the looks of, in the looks of the style further out.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

/// A form in one of the standard looks.
struct FormRows<Content: View>: PrimitiveView {
    let content: Content

    static func _makeNode(_ view: FormRows, under parent: ViewNode) -> TypedNode<FormRows> {
        FormRowsNode(view, under: parent)
    }
}

private final class FormRowsNode<Content: View>: ScrollingNode<FormRows<Content>, ListRows<Content>> {
    init(_ view: FormRows<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(.vertical)
        setContent(ListRows(content: view.content))
    }

    override func receive(_ view: FormRows<Content>) { setContent(ListRows(content: view.content)) }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { offerToRowControl(&event) }

    override func draw(in frame: CGRect, into list: inout DisplayList) { drawListBackground(in: frame, into: &list) }

    override var kind: String { "Form" }
}

/// Makes what forms look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    /// The form.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a form style is told of the form.
public struct FormStyleConfiguration {
    /// What is in the form.
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: Content
}

extension EnvironmentValues {
    /// The style of the forms below; nil for the platform's own looks.
    var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension View {
    /// Sets the style of the forms in this view and below.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any FormStyle, S>> { values in
                values.formStyle = TypedStyleBox(style, in: \.formStyle, outer: values.formStyle) {
                    $0.makeBody(configuration: $1)
                }
            })
    }
}

/// The looks that the platform gives a form in its place.
public struct AutomaticFormStyle: FormStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Labels in one column, controls in another.
public struct ColumnsFormStyle: FormStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The looks that the platform gives a form in its place.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column, controls in another.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
