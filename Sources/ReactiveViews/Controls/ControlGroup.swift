/// A group of related controls.
///
/// In the tree of a host the group is an element with the label's text, and the controls are its children.
///
/// ```swift
/// ControlGroup("Zoom") {
///     Button("In") {}
///     Button("Out") {}
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View {
    @Environment(\.controlGroupStyle) private var style
    private let label: AnyView?
    private let content: Content

    /// Creates a group without a label.
    ///
    /// - Parameter content: The controls.
    public init(@ViewBuilder content: () -> Content) {
        label = nil
        self.content = content()
    }

    /// Creates a group with a label.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The label, which names the group where it is a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.label = AnyView(label())
        self.content = content()
    }

    /// Creates a group with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The controls.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - content: The controls.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @MainActor public var body: some View {
        if let style {
            StyledView(
                style: style,
                configuration: ControlGroupStyleConfiguration(
                    content: .init(content: AnyView(content.environment(\.controlGroupStyle, style))),
                    label: .init(content: label ?? AnyView(EmptyView()))))
        } else {
            GroupedControls(label: label, content: content)
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group from the configuration that a style gets. It has the look of the next style further out.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        label = AnyView(configuration.label)
        content = configuration.content
    }
}

/// A control group as an element: the label's text, with the controls inside.
nonisolated struct GroupedControls<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    @MainActor static func _makeNode(
        _ view: GroupedControls<Label, Content>, under parent: ViewNode
    ) -> TypedNode<GroupedControls<Label, Content>> {
        GroupedControlsNode(view, under: parent)
    }
}

private final class GroupedControlsNode<Label: View, Content: View>: TypedNode<GroupedControls<Label, Content>>,
    PartlyLaidOut
{
    override class var traits: NodeTraits { .isPartlyLaidOut }

    /// The label names the group and isn't shown.
    func isLaidOut(childAt index: Int) -> Bool { index == 1 }

    private var children: (label: TypedNode<Label>, content: TypedNode<Content>)?

    init(_ view: GroupedControls<Label, Content>, under parent: ViewNode) {
        super.init(under: parent)
        item = ControlGroupItem(self)
        let label = Label._makeNode(view.label, under: self)
        children = (label, Content._makeNode(view.content, under: self))
    }

    override func receive(_ view: GroupedControls<Label, Content>) {
        children?.label.receive(view.label)
        children?.content.receive(view.content)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let item = item as? ControlGroupItem else { return }
        paint(in: frame, into: &list) { item.draw(&$0) }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("ControlGroup")
        element.takeLabel(from: children[0])
        element.children = children[1]
        element.node = self
        return [element]
    }

    override var childCount: Int { children == nil ? 0 : 2 }
    override func child(at index: Int) -> Graph.Node { index == 0 ? children!.label : children!.content }
    override func removeChildren() { children = nil }
}

/// The item of a group of controls: side by side on a grey shape, with lines between them.
private final class ControlGroupItem: LayoutItem {
    private static let insets = CGSize(width: 14, height: 7)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = children.map { $0.sizeThatFits(.unspecified).finite }
        guard !sizes.isEmpty else { return .zero }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width + 2 * Self.insets.width },
            height: (sizes.map(\.height).max() ?? 0) + 2 * Self.insets.height)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        var x = Self.insets.width
        for child in children {
            let own = child.sizeThatFits(.unspecified).finite
            child.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), .unspecified)
            x += own.width + 2 * Self.insets.width
        }
    }

    @MainActor
    func draw(_ painter: inout ControlPainter) {
        guard !children.isEmpty else { return }
        painter.fill(
            Path(roundedRect: painter.bounds, cornerRadius: 8),
            painter.system(painter.hasMoreContrast ? .systemGray4 : .tertiarySystemFill))
        let line = SeparatorShapeStyle()._paint(in: painter.environment)
        for child in children.dropFirst() {
            let x = painter.isRightToLeft ? child.origin.x + child.size.width : child.origin.x
            let edge = painter.isRightToLeft ? x + Self.insets.width : x - Self.insets.width
            painter.fill(
                Path(CGRect(x: edge - 0.5, y: 7, width: 1, height: max(painter.size.height - 14, 0))), line)
        }
    }
}
