import Reactive

/// The items of a context menu as a value, for the older modifier that attaches one.
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu.
    ///
    /// - Parameter menuItems: Returns the items.
    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}

nonisolated extension View {
    /// Attaches a menu that opens on a long press; a host opens it with `openContextMenu`.
    ///
    /// The menu is above all other views. A pressed button performs its action, then the menu closes.
    ///
    /// ```swift
    /// Text("Draft")
    ///     .contextMenu {
    ///         Button("Copy") { copy() }
    ///         Button("Delete", role: .destructive) { delete() }
    ///     }
    /// ```
    ///
    /// - Parameter menuItems: Returns the items. It is called when the menu opens.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: @escaping () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Attaches a menu with a preview that opens on a long press.
    ///
    /// - Parameters:
    ///   - menuItems: Returns the items. It is called when the menu opens.
    ///   - preview: Has no effect here.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: @escaping () -> Preview
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems))
    }

    /// Attaches a menu that opens on a long press.
    ///
    /// - Parameter contextMenu: The menu; nil for none.
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { menu in { menu.items } }))
    }
}

nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    /// Returns the items; nil if there is no menu.
    let items: (() -> Items)?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ContextMenuModifier<Items>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ContextMenuModifier<Items>>> {
        ContextMenuNode(view, under: parent)
    }
}

/// Invariant: after an update the items are in the tree if and only if the menu is open.
private final class ContextMenuNode<Content: View, Items: View>: ModifierNode<Content, ContextMenuModifier<Items>>,
    ContextMenuOpening
{
    private var isOpen = false
    private var menu: OpenMenuNode<Items>?

    override func modifierChanged(from old: ContextMenuModifier<Items>) {
        if isOpen { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        if isOpen, let items = modifier.items {
            track {
                let menu = menu ?? OpenMenuNode<Items>(in: self) { [weak self] in self?.setOpen(false) }
                self.menu = menu
                menu.show(items())
            }
        } else if let menu {
            isOpen = false
            self.menu = nil
            graph.unmount(menu)
        }
    }

    func openContextMenu() -> Bool {
        guard modifier.items != nil, environment.isEnabled else { return false }
        setOpen(true)
        return true
    }

    private func setOpen(_ newValue: Bool) {
        guard isOpen != newValue else { return }
        isOpen = newValue
        setNeedsUpdate(because: .other(newValue ? "opened" : "closed"))
    }

    override var childCount: Int { super.childCount + (menu == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : menu! }

    override func removeChildren() {
        super.removeChildren()
        menu = nil
    }
}

/// An open menu, above all other views.
final class OpenMenuNode<Items: View>: MenuPanelNode<Items> {
    private let close: @MainActor () -> Void

    init(in parent: ViewNode, close: @escaping @MainActor () -> Void) {
        self.close = close
        super.init(under: parent)
    }

    override var isEventBoundary: Bool { true }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        switch event.kind {
        case .dismiss:
            close()
            return true
        case .buttonPressed:
            if event.closesMenus { close() }
            return false
        default:
            return false
        }
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("ContextMenu")
        element.isPresentation = true
        element.children = children.joinedElements
        element.node = self
        return [element]
    }

    override var label: String? { "ContextMenu" }
}
