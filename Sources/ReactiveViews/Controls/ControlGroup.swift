/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
    private let content: GroupedControls<AnyView?, Content>

    /// - Parameter content: the controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = GroupedControls(label: nil, content: content())
    }

    /// - Parameter label: what the group is called where it is shown as a menu.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = GroupedControls(label: AnyView(label()), content: content())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    public var body: some View { content }
}

/// The group itself: an element with the label's words and the controls inside.
private struct GroupedControls<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    static func _makeNode(
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

/// How control groups are shown.
public protocol ControlGroupStyle {}

public struct AutomaticControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct NavigationControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct MenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
public struct PaletteControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
    /// How the control groups in this view are shown. Has no effect here.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        inert(ModifierKind.Style<any ControlGroupStyle, S>.self)
    }
}
