import Reactive

nonisolated extension View {
    /// Attaches a menu for the selected rows of the lists in this view, and an action for a tap on a row.
    ///
    /// A host opens the menu by `openContextMenu` on a row. If the row is selected, the menu is for the whole
    /// selection, otherwise for that row. Beside the rows it is for an empty set.
    ///
    /// ```swift
    /// List(mails, selection: $selection) { mail in Text(mail.subject) }
    ///     .contextMenu(forSelectionType: Mail.ID.self) { mails in
    ///         Button("Delete") { delete(mails) }
    ///     } primaryAction: { mails in
    ///         open(mails)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - itemType: The type of the lists' selections.
    ///   - menu: Returns the items for some rows.
    ///   - primaryAction: Called when the user taps a row of a list that isn't in edit mode, which then isn't selected;
    ///     nil for none.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        transformEnvironment(\.selectionPrimaryAction) { inherited in
            guard let primaryAction else { return }
            let outer = inherited
            inherited = { values in
                let own = Set(values.compactMap { $0.base as? I })
                guard own.count == values.count else { return outer?(values) ?? false }
                primaryAction(own)
                return true
            }
        }
        .modifier(SelectionMenuModifier(items: menu))
    }
}

nonisolated private struct SelectionMenuModifier<Item: Hashable, Items: View>: PrimitiveModifier {
    let items: (Set<Item>) -> Items

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, SelectionMenuModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, SelectionMenuModifier>> {
        SelectionMenuNode(view, under: parent)
    }
}

/// Invariant: after an update the items are in the tree if and only if `selection` isn't nil.
private final class SelectionMenuNode<Content: View, Item: Hashable, Items: View>:
    ModifierNode<Content, SelectionMenuModifier<Item, Items>>, ContextMenuOpening
{
    /// The rows that the open menu is for; nil while it is closed.
    private var selection: Set<Item>?
    private var menu: OpenMenuNode<Items>?

    override func modifierChanged(from old: SelectionMenuModifier<Item, Items>) {
        if selection != nil { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        if let selection {
            track {
                let menu = menu ?? OpenMenuNode<Items>(in: self) { [weak self] in self?.open(for: nil) }
                self.menu = menu
                menu.show(modifier.items(selection))
            }
        } else if let menu {
            self.menu = nil
            graph.unmount(menu)
        }
    }

    func openContextMenu() -> Bool { openContextMenu(from: self) }

    func openContextMenu(from origin: ViewNode) -> Bool {
        guard environment.isEnabled else { return false }
        var node: ViewNode? = origin
        var rows: Set<AnyHashable> = []
        while let current = node, current !== self {
            if let list = current as? any SelectingList {
                rows = list.menuSelection(at: origin)
                break
            }
            node = current.parent as? ViewNode
        }
        let own = Set(rows.compactMap { $0.base as? Item })
        guard own.count == rows.count else { return false }
        open(for: own)
        return true
    }

    private func open(for selection: Set<Item>?) {
        guard self.selection != selection else { return }
        self.selection = selection
        setNeedsUpdate(because: .other(selection == nil ? "closed" : "opened"))
    }

    override var childCount: Int { super.childCount + (menu == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : menu! }

    override func removeChildren() {
        super.removeChildren()
        menu = nil
    }
}
