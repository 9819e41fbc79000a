/// A node around rows that the user can edit.
@MainActor
protocol EditableRows: ViewNode {
    var isMovable: Bool { get }
    var isDeletable: Bool { get }
}

/// A modifier that handles what the user does to a row of a bound collection.
nonisolated struct EditedRowModifier: PrimitiveModifier {
    let isMovable: Bool
    let isDeletable: Bool
    let handle: (inout InputEvent) -> Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EditedRowModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, EditedRowModifier>> {
        EditedRowNode(view, under: parent)
    }
}

private final class EditedRowNode<Content: View>: ModifierNode<Content, EditedRowModifier>, EditableRows {
    var isMovable: Bool { modifier.isMovable }
    var isDeletable: Bool { modifier.isDeletable }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool { modifier.handle(&event) }
}

/// What the user can do to a row while its list is edited.
struct RowEdits {
    /// The widths that the circle at the start of a row and the handle at its end take, in points.
    static let leading: CGFloat = 38
    static let trailing: CGFloat = 38

    let isDeletable: Bool
    let isMovable: Bool
    /// Whether the row can be selected together with others, which takes the place of deleting it.
    let selects: Bool

    var hasCircle: Bool { isDeletable || selects }

    /// Finds what the user can do to the row of a node. O(the depth of the node below the list).
    @MainActor
    init(of row: ViewNode, selects: Bool) {
        var (isDeletable, isMovable) = (false, false)
        var node: ViewNode? = row
        while let current = node, !(current is any Scrollable) {
            if let rows = current as? any EditableRows {
                isDeletable = isDeletable || rows.isDeletable
                isMovable = isMovable || rows.isMovable
            }
            node = current.parent as? ViewNode
        }
        (self.isDeletable, self.isMovable, self.selects) = (isDeletable && !selects, isMovable, selects)
    }
}

extension RowTraits {
    private static let arrow: CGFloat = 16

    /// The width of the badge and of the arrow at the end of the row, in points.
    var accessoryWidth: CGFloat { (hasArrow ? Self.arrow : 0) + (badge.map { width(of: $0) + 8 } ?? 0) }

    private func width(of badge: String) -> CGFloat { TextLayout(badge, font: badgeFont).size.width }

    /// Paints the badge and the arrow at the end of a row.
    ///
    /// - Parameters:
    ///   - row: The rectangle of the row, counted from the leading edge.
    ///   - end: The end of the row's content, counted from the leading edge.
    ///   - place: Turns a rectangle of the row into one of the open group.
    @MainActor
    func drawAccessories(
        in row: CGRect, end: CGFloat, isMirrored: Bool, _ environment: EnvironmentValues, _ place: (CGRect) -> CGRect,
        into list: inout DisplayList
    ) {
        var end = end
        if hasArrow {
            let rect = CGRect(x: end - 7, y: row.midY - 6, width: 6.5, height: 12)
            list.chevron(in: place(rect), pointsLeft: isMirrored, width: 2, environment.label(2))
            end -= Self.arrow
        }
        if let badge {
            let width = width(of: badge)
            let rect = CGRect(x: end - width, y: row.minY, width: width + 0.5, height: row.height)
            list.words(badge, badgeFont, environment.label(1), in: place(rect))
        }
    }
}
