import Reactive

/// A control that shows items when the user taps it.
///
/// The menu closes when the user chooses an item, taps the control again, or taps beside the menu. With a primary
/// action a tap performs that, and a long press opens the menu.
///
/// ```swift
/// Menu("File") {
///     Button("New") {}
///     Button("Open") {}
///     Divider()
///     Button("Close", role: .destructive) {}
/// }
/// ```
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - content: The items.
    ///   - label: The label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// Creates a menu with a primary action.
    ///
    /// - Parameters:
    ///   - content: The items.
    ///   - label: The label.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    @MainActor public static func _makeNode(
        _ view: Menu<Label, Content>, under parent: ViewNode
    ) -> TypedNode<Menu<Label, Content>> {
        StyledMenuNode(view, under: parent)
    }

    @MainActor fileprivate var control: MenuControl<Label, Content> {
        MenuControl(label: label, content: content, primaryAction: primaryAction)
    }

    @MainActor fileprivate var configuration: MenuStyleConfiguration {
        MenuStyleConfiguration(label: AnyView(label), content: AnyView(content), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The items.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - content: The items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a localized title and a primary action.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// Creates a menu with a primary action and a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title, shown without localization.
    ///   - content: The items.
    ///   - primaryAction: The closure that a tap calls; a long press then opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from the configuration that a style gets.
    ///
    /// It has the look of the next style further out.
    ///
    /// - Parameter configuration: The configuration of the style.
    public init(_ configuration: MenuStyleConfiguration) {
        content = configuration.content
        label = configuration.label
        primaryAction = configuration.primaryAction
    }
}

/// The node of a menu, whose child is the body of the style, or the control without a style.
private final class StyledMenuNode<Label: View, Content: View>: ErasedChildNode<Menu<Label, Content>> {
    private var view: Menu<Label, Content>

    init(_ view: Menu<Label, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: Menu<Label, Content>) {
        self.view = view
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track {
            if let style = environment.menuStyle {
                show(StyledView(style: style, configuration: view.configuration))
            } else {
                show(view.control)
            }
        }
    }

    private func show<V: View>(_ view: V) {
        if let content = content as? TypedNode<V> { return content.receive(view) }
        if let content { graph.unmount(content) }
        content = V._makeNode(view, under: self)
    }
}

/// The menu without its style.
nonisolated struct MenuControl<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    @MainActor static func _makeNode(
        _ view: MenuControl<Label, Content>, under parent: ViewNode
    ) -> TypedNode<MenuControl<Label, Content>> {
        MenuNode(view, under: parent)
    }
}

/// The node of a menu control.
///
/// Invariant: after an update the items are in the tree if and only if the menu is open.
private final class MenuNode<Label: View, Content: View>: TypedNode<MenuControl<Label, Content>>, ContextMenuOpening,
    TapTarget, RowControl, PartlyLaidOut, ButtonFacing
{
    override class var traits: NodeTraits { .isPartlyLaidOut }

    var takesTaps: Bool { environment.isEnabled }
    var takesRowTaps: Bool { true }
    private var view: MenuControl<Label, Content>
    private var isOpen = false
    private var labelNode: TypedNode<Label>?
    private var itemsNode: MenuPanelNode<Content>?

    init(_ view: MenuControl<Label, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        item = ButtonFaceItem(self)
        labelNode = Label._makeNode(view.label, under: self)
        setNeedsUpdate(because: .mounted)
    }

    /// The look of the label: that of the buttons around.
    private var look = StandardButtonBody.Look.automatic
    var appearance: ButtonAppearance { ButtonAppearance(look: isInMenu ? .automatic : look) }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard look.hasBackground, !isInMenu else { return }
        paint(in: frame, into: &list) { appearance.drawBackground(&$0) }
    }

    override func receive(_ view: MenuControl<Label, Content>) {
        self.view = view
        labelNode?.receive(view.label)
        itemsNode?.show(view.content)
    }

    override func update() {
        look = environment.menuLook ?? environment.buttonStyle?.look ?? .automatic
        layOutFace(ButtonAppearance(look: look))
        if !isOpen, let items = itemsNode {
            itemsNode = nil
            graph.unmount(items)
        } else if isOpen {
            track {
                let items = itemsNode ?? MenuPanelNode(under: self)
                itemsNode = items
                items.show(view.content)
            }
        }
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .tap where environment.isEnabled:
            guard child == nil || child === labelNode else { return false }
            if let action = view.primaryAction, !isOpen {
                action()
                bubble(.buttonPressed)
            } else {
                setOpen(!isOpen)
            }
            return true
        case .buttonPressed:
            if event.closesMenus { setOpen(false) }
            return false
        case .dismiss where child != nil && child === itemsNode:
            setOpen(false)
            return true
        default:
            return false
        }
    }

    /// Opens the menu after a long press, if it has a primary action.
    func openContextMenu() -> Bool {
        guard environment.isEnabled, view.primaryAction != nil else { return false }
        setOpen(true)
        return true
    }

    private func setOpen(_ newValue: Bool) {
        guard isOpen != newValue else { return }
        isOpen = newValue
        setNeedsUpdate(because: .other(newValue ? "opened" : "closed"))
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("Menu")
        element.takeLabel(from: children[0])
        element.children = children.count > 1 ? children[1] : []
        if isOpen { element.attributes.append("open") }
        if !environment.isEnabled { element.attributes.append("disabled") }
        element.node = self
        return [element]
    }

    /// The items are laid out on a panel above all views.
    func isLaidOut(childAt index: Int) -> Bool { index == 0 }

    override var childCount: Int { (labelNode == nil ? 0 : 1) + (itemsNode == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index == 0 ? labelNode! : itemsNode! }

    override func removeChildren() {
        labelNode = nil
        itemsNode = nil
    }
}
