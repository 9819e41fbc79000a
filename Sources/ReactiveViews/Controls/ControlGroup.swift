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
    private let content: GroupedControls<AnyView?, Content>

    /// Creates a group without a label.
    ///
    /// - Parameter content: The controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = GroupedControls(label: nil, content: content())
    }

    /// Creates a group with a label.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The label, which names the group where it is a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = GroupedControls(label: AnyView(label()), content: content())
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

    @MainActor public var body: some View { content }
}

/// A control group as an element: the label's text, with the controls inside.
nonisolated private struct GroupedControls<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    @MainActor static func _makeNode(
        _ view: GroupedControls<Label, Content>, under parent: ViewNode
    ) -> TypedNode<GroupedControls<Label, Content>> {
        GroupedControlsNode(view, under: parent)
    }
}

private final class GroupedControlsNode<Label: View, Content: View>: TypedNode<GroupedControls<Label, Content>> {
    private var children: (label: TypedNode<Label>, content: TypedNode<Content>)?

    init(_ view: GroupedControls<Label, Content>, under parent: ViewNode) {
        super.init(under: parent)
        let label = Label._makeNode(view.label, under: self)
        children = (label, Content._makeNode(view.content, under: self))
    }

    override func receive(_ view: GroupedControls<Label, Content>) {
        children?.label.receive(view.label)
        children?.content.receive(view.content)
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

/// A style of control groups. The styles have no effect here.
public protocol ControlGroupStyle {}

/// The platform's style.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// The style of a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A menu with a compact row of controls.
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A palette.
public struct PaletteControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The platform's style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The style of a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu with a compact row of controls.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A palette.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
    /// Sets the style of the control groups in this view. It has no effect here.
    ///
    /// - Parameter style: The style; ignored.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        inert(ModifierKind.Style<any ControlGroupStyle, S>.self)
    }
}
