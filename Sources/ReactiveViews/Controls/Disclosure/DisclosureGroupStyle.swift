/// A style of disclosure groups: makes the view that a group shows.
///
/// A style may have dynamic properties.
///
/// ```swift
/// struct Plus: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isExpanded ? "−" : "+") { configuration.isExpanded.toggle() }
///         configuration.label
///         if configuration.isExpanded { configuration.content }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Makes the view of a group. It must show `configuration.content` if `configuration.isExpanded`, and toggle that.
    ///
    /// - Parameter configuration: The properties of the group.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { ControlLabel(of: "DisclosureGroup", content) }
    }

    /// The type of the content.
    nonisolated public struct Content: View {
        let content: AnyView
        let style: StyleBox<DisclosureGroupStyleConfiguration>
        @MainActor public var body: some View { DisclosedContent(content: content, style: style) }
    }

    /// The label, which is always visible.
    public let label: Label
    /// The content, to be shown while the group is expanded.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

extension EnvironmentValues {
    /// The style of the disclosure groups below; nil for the standard one.
    var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension StyleBox where Configuration == DisclosureGroupStyleConfiguration {
    static var standardDisclosure: StyleBox {
        TypedStyleBox(AutomaticDisclosureGroupStyle(), in: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
    }
}

nonisolated extension View {
    /// Sets the style of the disclosure groups in this view.
    ///
    /// - Parameter style: The style.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(style, of: (any DisclosureGroupStyle).self, in: \.disclosureGroupStyle) {
            $0.makeBody(configuration: $1)
        }
    }
}

/// The label with an arrow that points right or down, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        RowsOrColumn {
            HStack {
                configuration.label
                Spacer()
                ControlGlyph(.disclosure(isExpanded: configuration.isExpanded))
            }
            .contentShape(Rectangle())
            .onTapGesture { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content.modifier(DisclosedModifier()) }
        }
    }
}

/// The views of a group's content. Groups among them have the same style.
nonisolated struct DisclosedContent: PrimitiveView {
    let content: AnyView
    let style: StyleBox<DisclosureGroupStyleConfiguration>

    @MainActor static func _makeNode(
        _ view: DisclosedContent, under parent: ViewNode
    ) -> TypedNode<DisclosedContent> {
        DisclosedContentNode(view, under: parent) { ($0, $0.content) }
    }
}

@MainActor
extension DisclosedContent: ModifierDistributing {
    static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<DisclosedContent, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<DisclosedContent, M>> {
        DisclosedContentNode(view, under: parent) { ($0.content, $0.content.content.modified(by: $0.modifier)) }
    }
}

private final class DisclosedContentNode<V: View>: SingleChildNode<V, ControlLabel<AnyView>> {
    override class var traits: NodeTraits { .passesElements }

    private var style: StyleBox<DisclosureGroupStyleConfiguration>
    private let parts: (V) -> (DisclosedContent, AnyView)
    private var below: EnvironmentScope?

    init(_ view: V, under parent: ViewNode, parts: @escaping (V) -> (DisclosedContent, AnyView)) {
        let (whole, content) = parts(view)
        self.parts = parts
        style = whole.style
        super.init(under: parent)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
        setContent(ControlLabel(contentOf: "DisclosureGroup", content))
    }

    override func receive(_ view: V) {
        let (whole, content) = parts(view)
        if whole.style != style {
            style = whole.style
            setNeedsUpdate(because: .inputs(["environment"]))
        }
        setContent(ControlLabel(contentOf: "DisclosureGroup", content))
    }

    override func update() { track { below?.update { $0.disclosureGroupStyle = style } } }
}

/// A modifier that indents a view of a group's content in a list's row: it is at the leading edge, further in than the
/// label. Elsewhere the view stays where it is.
nonisolated private struct DisclosedModifier: PrimitiveModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DisclosedModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DisclosedModifier>> {
        DisclosedNode(view, under: parent)
    }
}

private final class DisclosedNode<Content: View>: ModifierNode<Content, DisclosedModifier> {
    override func willMountContent() { item = DisclosedItem(self) }
}

private final class DisclosedItem: SingleItem {
    private static let indent: CGFloat = 20

    private var isInRow: Bool {
        var item = parent
        while let current = item {
            if let rows = current.rowContaining { return rows.hasListRows }
            item = current.parent
        }
        return false
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - Self.indent, 0) }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard isInRow, let width = proposal.width else { return super.measure(proposal) }
        return CGSize(width: width, height: child.sizeThatFits(inner(proposal)).height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard isInRow, proposal.width != nil else { return super.placeChildren(in: size, proposal) }
        child.place(at: CGPoint(x: Self.indent, y: 0), inner(proposal))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with an arrow that points right or down, and the content below.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
