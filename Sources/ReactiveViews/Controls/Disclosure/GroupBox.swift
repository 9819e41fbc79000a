/// A box around what belongs together, with a label.
public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.groupBoxStyle) private var style
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The older form, the label first.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    public var body: some View {
        let style = style ?? .standardGroupBox
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)),
            content: .init(content: AnyView(content.environment(\.groupBoxStyle, style))))
        StyledView(style: style, configuration: configuration)
            .modifier(ControlElement("GroupBox", showsContent: !style.isStandard))
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is to make the looks of, in the looks of the style further out.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

/// Makes what group boxes look like. A style may have dynamic properties.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    /// The box.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// What a group box style is told of the box.
public struct GroupBoxStyleConfiguration {
    /// What the content is.
    public struct Label: View {
        let content: AnyView
        public var body: some View { ControlLabel(of: "GroupBox", content) }
    }

    /// What is in the box.
    public struct Content: View {
        let content: AnyView
        public var body: some View { ControlLabel(contentOf: "GroupBox", content) }
    }

    public let label: Label
    public let content: Content
}

extension EnvironmentValues {
    /// The style of the group boxes below; nil for the platform's own looks.
    var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == GroupBoxStyleConfiguration {
    static var standardGroupBox: StyleBox<GroupBoxStyleConfiguration> { box(DefaultGroupBoxStyle(), outer: nil) }

    fileprivate static func box<S: GroupBoxStyle>(
        _ style: S, outer: StyleBox<GroupBoxStyleConfiguration>?
    ) -> StyleBox<GroupBoxStyleConfiguration> {
        TypedStyleBox(style, in: \.groupBoxStyle, outer: outer) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style of the group boxes in this view and below.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(
            EnvironmentModifier<ModifierKind.Style<any GroupBoxStyle, S>> {
                $0.groupBoxStyle = .box(style, outer: $0.groupBoxStyle)
            })
    }
}

/// The label above the content, on a shape of rounded corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The label above the content, on a shape of rounded corners.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
