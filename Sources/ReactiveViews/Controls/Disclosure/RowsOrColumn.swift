/// Views that are rows of their own directly in a list or form, and a column elsewhere.
///
/// A modifier is applied to each row, or to the column.
nonisolated struct RowsOrColumn<Content: View>: PrimitiveView {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor static func _makeNode(_ view: RowsOrColumn, under parent: ViewNode) -> TypedNode<RowsOrColumn> {
        if parent.isDirectlyInRows { return AdapterNode(view, under: parent) { $0.content } }
        return AdapterNode(view, under: parent) { view in VStack { view.content } }
    }
}

@MainActor
extension RowsOrColumn: ModifierDistributing {
    static var _isSingle: Bool { false }

    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<RowsOrColumn, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<RowsOrColumn, M>> {
        if parent.isDirectlyInRows {
            return AdapterNode(view, under: parent) { $0.content.content.modifier($0.modifier) }
        }
        return AdapterNode(view, under: parent) { view in
            VStack { view.content.content }.modifier(view.modifier)
        }
    }
}

extension ViewNode {
    /// Whether the views at and below the node are rows of a list or form: no other view arranges them.
    final var isDirectlyInRows: Bool {
        var node: ViewNode? = self
        while let current = node {
            if let item = current.item { return item.rowContaining?.hasListRows == true }
            if current.isEventBoundary { return false }
            node = current.parent as? ViewNode
        }
        return false
    }
}
