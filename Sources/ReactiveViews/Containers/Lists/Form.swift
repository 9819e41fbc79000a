/// A container for controls that enter data, arranged in rows and sections.
///
/// A row with a single control reacts over its whole width; see <doc:TouchAndText>.
///
/// ```swift
/// struct Profile: View {
///     @State private var name = ""
///     @State private var isPublic = false
///
///     var body: some View {
///         Form {
///             Section("Profile") {
///                 TextField("Name", text: $name)
///                 Toggle("Public", isOn: $isPublic)
///             }
///         }
///     }
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
    @Environment(\.formStyle) private var style
    private let content: Content

    /// Creates a form.
    ///
    /// - Parameter content: The rows and sections.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
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
    /// Creates a form from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a form.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

/// A form in a standard style.
nonisolated struct FormRows<Content: View>: PrimitiveView {
    let content: Content

    @MainActor static func _makeNode(_ view: FormRows, under parent: ViewNode) -> TypedNode<FormRows> {
        FormRowsNode(view, under: parent)
    }
}

private final class FormRowsNode<Content: View>: ScrollingNode<FormRows<Content>, ListRows<Content>>,
    BackdropPainting
{
    init(_ view: FormRows<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(.vertical)
        setContent(ListRows(content: view.content))
    }

    override func receive(_ view: FormRows<Content>) { setContent(ListRows(content: view.content)) }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { offerToRowControl(&event) }

    var backdrop: Color.Resolved? { listBackdrop }
    override func draw(in frame: CGRect, into list: inout DisplayList) { drawListBackground(in: frame, into: &list) }

    override var kind: String { "Form" }
}

/// A style of forms: makes the view that a form shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct TitledForm: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             Text("Please fill in")
///             Form(configuration)
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    /// Makes the view that a form shows.
    ///
    /// - Parameter configuration: The content of the form.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form, for a style.
public struct FormStyleConfiguration {
    /// The type of the form's content.
    nonisolated public struct Content: ErasedView {
        let content: AnyView
    }

    /// The rows and sections of the form.
    public let content: Content
}

extension EnvironmentValues {
    /// The style of the forms below; nil for the standard one.
    var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the forms in this view.
    ///
    /// - Parameter style: The style.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any FormStyle).self, in: \.formStyle) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of forms: grouped rows. All standard styles of forms look the same here.
public struct AutomaticFormStyle: FormStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows in groups. All standard styles of forms look the same here.
public struct GroupedFormStyle: FormStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// A column of labels beside a column of controls. All standard styles of forms look the same here.
public struct ColumnsFormStyle: FormStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style: grouped rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels beside a column of controls; it looks like `grouped` here.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
