/// Rows that the user may delete or move.
@MainActor
@preconcurrency
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier == RowsModifier {}

extension DynamicViewContent {
    /// Lets the user delete rows. The closure is to remove the elements at the offsets.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier { event, _ in
                guard case .delete = event.kind, let row = event.row, let action else { return false }
                action([row.index])
                return true
            })
    }

    /// Lets the user move rows while the list is in edit mode. The closure is to move the elements at the offsets to
    /// before the element at the destination, all counted before the move.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier { event, environment in
                guard case .move(let places) = event.kind, let row = event.row, let action,
                    environment.editMode?.wrappedValue.isEditing == true
                else { return false }
                let target = row.index + min(max(places, -row.index), row.count - 1 - row.index)
                action([row.index], target > row.index ? target + 1 : target)
                return true
            })
    }
}

/// Takes what is done to the rows below.
public struct RowsModifier: PrimitiveModifier {
    public static var _reach: ModifierReach { .whole }

    var handle: (InputEvent, EnvironmentValues) -> Bool = { _, _ in false }
    /// Takes what is dropped between rows.
    var insertion: RowInsertion?

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RowsModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RowsModifier>> {
        RowsNode(view, under: parent)
    }
}

private final class RowsNode<Content: View>: ModifierNode<Content, RowsModifier>, DropTarget {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        modifier.handle(event, environment)
    }

    func isInterested(in info: DropInfo) -> Bool {
        guard let insertion = modifier.insertion, environment.isEnabled else { return false }
        return insertion.isInterested(info) && insertionIndex(info) != nil
    }

    func dropEntered(_ info: DropInfo) {}
    func dropUpdated(_ info: DropInfo) -> Bool { true }
    func dropExited(_ info: DropInfo) {}

    func performDrop(_ info: DropInfo) -> Bool {
        guard let insertion = modifier.insertion, let index = insertionIndex(info) else { return false }
        return insertion.perform(info, index, graph)
    }

    /// Before the row that the drop is on if it is on its upper half, else behind it.
    private func insertionIndex(_ info: DropInfo) -> Int? {
        guard let origin = info.origin, let row = row(of: origin) else { return nil }
        guard let whole = row.node.frame(in: nil) else { return row.index }
        return info.point.y < whole.midY ? row.index : row.index + 1
    }

    /// The row that a node below is in: of the ForEach next below this node.
    private func row(of origin: ViewNode) -> (index: Int, node: ViewNode)? {
        var event = InputEvent(.control(.nothing))
        var found: (index: Int, node: ViewNode)?
        var (node, child): (ViewNode, ViewNode?) = (origin, nil)
        while node !== self, let parent = node.parent as? ViewNode {
            if let child, node is any RowNumbering {
                _ = node.handle(&event, from: child)
                if let row = event.row { found = (row.index, child) }
            }
            (node, child) = (parent, node)
        }
        return node === self ? found : nil
    }
}

// MARK: - What the closures do

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets, in their order, to before the element at the destination. All offsets count from
    /// the start, as things were before the move; a destination at the end moves them behind the last element.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var before: [Element] = []
        var moved: [Element] = []
        var after: [Element] = []
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
