/// A row of a `Grid` with one cell for each column; elsewhere the same as a `Group`.
nonisolated public struct GridRow<Content: View>: PrimitiveView, ModifierDistributing {
    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The vertical alignment of the row's cells; nil for the grid's.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    private init(_ alignment: VerticalAlignment?, _ content: Content) {
        self.alignment = alignment
        self.content = content
    }

    @MainActor public static var _isSingle: Bool { false }

    @MainActor public static func _makeNode(_ view: GridRow, under parent: ViewNode) -> TypedNode<GridRow> {
        GridRowNode(view, under: parent)
    }

    /// Applies the modifier to each cell.
    @MainActor static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<GridRow, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<GridRow, M>> {
        AdapterNode(view, under: parent) { view in
            GridRow<ModifiedContent<Content, M>>(view.content.alignment, view.content.content.modifier(view.modifier))
        }
    }
}

/// The node of a row. It has no item of its own: the cells are children of the grid's item.
@MainActor
protocol GridRowMarking: ViewNode {
    var rowAlignment: VerticalAlignment? { get }
}

private final class GridRowNode<Content: View>: SingleChildNode<GridRow<Content>, Content>, GridRowMarking {
    override class var traits: NodeTraits { .passesElements }

    private(set) var rowAlignment: VerticalAlignment?

    init(_ view: GridRow<Content>, under parent: ViewNode) {
        rowAlignment = view.alignment
        super.init(under: parent)
        setContent(view.content)
    }

    override func receive(_ view: GridRow<Content>) {
        if view.alignment != rowAlignment {
            rowAlignment = view.alignment
            structureChanged()
        }
        setContent(view.content)
    }
}
