/// The cells of a row in a `Grid`, one for each column; elsewhere the same as a `Group`.
public struct GridRow<Content: View>: PrimitiveView, ModifierDistributing {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: of the cells in this row; nil for the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    private init(_ alignment: VerticalAlignment?, _ content: Content) {
        self.alignment = alignment
        self.content = content
    }

    public static var _isSingle: Bool { false }

    public static func _makeNode(_ view: GridRow, under parent: ViewNode) -> TypedNode<GridRow> {
        GridRowNode(view, under: parent)
    }

    /// A modified row is a row of modified cells.
    static func makeEach<M: ViewModifier>(
        _ view: ModifiedContent<GridRow, M>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<GridRow, M>> {
        AdapterNode(view, under: parent) { view in
            GridRow<ModifiedContent<Content, M>>(view.content.alignment, view.content.content.modifier(view.modifier))
        }
    }
}

/// The node of a row: it has no item of its own, as its cells are the grid's.
@MainActor
protocol GridRowMarking: ViewNode {
    var rowAlignment: VerticalAlignment? { get }
}

private final class GridRowNode<Content: View>: SingleChildNode<GridRow<Content>, Content>, GridRowMarking {
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
