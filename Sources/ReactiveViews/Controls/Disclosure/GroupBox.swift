/// A box around related views, with a label.
///
/// ```swift
/// GroupBox("Address") {
///     Text("1 Main Street")
///     Text("Springfield")
/// }
/// ```
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    @Environment(\.groupBoxStyle) private var style
    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - label: The label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The older form, with the label as a value.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - content: The content.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        let style = style ?? .standardGroupBox
        let configuration = GroupBoxStyleConfiguration(
            label: .init(content: AnyView(label)),
            content: .init(content: AnyView(content.environment(\.groupBoxStyle, style))))
        StyledView(style: style, configuration: configuration)
            .modifier(ControlElement("GroupBox", showsContent: !style.isStandard))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    ///
    /// - Parameter content: The content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content)
    }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The content.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - content: The content.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from the configuration that a style gets.
    ///
    /// It has the look of the next style further out, so that a style can add to a box.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

/// A style of group boxes: makes the view that a box shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Framed: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.label
///             configuration.content
///         }
///         .border(Color.gray)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the view of a box.
    ///
    /// - Parameter configuration: The parts of the box.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "GroupBox", content) }
    }

    /// The type of the content.
    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(contentOf: "GroupBox", content) }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

extension EnvironmentValues {
    /// The style of the group boxes below; nil for the standard one.
    var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == GroupBoxStyleConfiguration {
    static var standardGroupBox: StyleBox {
        TypedStyleBox(DefaultGroupBoxStyle(), in: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the group boxes in this view.
    ///
    /// - Parameter style: The style.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any GroupBoxStyle).self, in: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
    }
}

/// The label above the content, on a card.
public struct DefaultGroupBoxStyle: GroupBoxStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .modifier(CardModifier())
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The label above the content, on a card.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

// MARK: - The card

/// A modifier that puts a view on a card.
nonisolated private struct CardModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, CardModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, CardModifier>> {
        CardNode(view, under: parent)
    }
}

private final class CardNode<Content: View>: ModifierNode<Content, CardModifier> {
    override func willMountContent() { item = CardItem(self) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        paint(in: frame, into: &list) { painter in
            let fill =
                painter.environment.backgroundStyle?._paint(in: painter.environment)
                ?? painter.system(.secondarySystemBackground)
            painter.fill(Path(roundedRect: painter.bounds, cornerRadius: 8), fill)
        }
    }
}

/// The item of a card: the content with room around it.
private final class CardItem: SingleItem {
    private static let inset: CGFloat = 16

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - 2 * Self.inset, 0) },
            height: proposal.height.map { max($0 - 2 * Self.inset, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: size.width + 2 * Self.inset, height: size.height + 2 * Self.inset)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(at: CGPoint(x: Self.inset, y: Self.inset), inner(proposal))
    }

    override func findSpacing() -> ViewSpacing { ViewSpacing() }
}
