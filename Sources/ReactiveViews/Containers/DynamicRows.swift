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

    let handle: (InputEvent, EnvironmentValues) -> Bool

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RowsModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RowsModifier>> {
        RowsNode(view, under: parent)
    }
}

private final class RowsNode<Content: View>: ModifierNode<Content, RowsModifier> {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        modifier.handle(event, environment)
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
