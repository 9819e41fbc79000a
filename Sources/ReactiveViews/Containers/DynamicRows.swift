/// A view that generates rows from data, so that the user can delete, move and insert them.
///
/// `ForEach` conforms to it, also with these row modifiers applied:
///
/// ```swift
/// struct Notes: View {
///     @State private var notes = ["Milk", "Bread"]
///
///     var body: some View {
///         List {
///             ForEach(notes, id: \.self) { Text($0) }
///                 .onDelete { notes.remove(atOffsets: $0) }
///                 .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
///         }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the data.
    associatedtype Data: Collection
    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier == RowsModifier {
    /// The data of the view without the modifier.
    @MainActor public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
    /// Lets the user delete rows.
    ///
    /// A host deletes a row by `delete(_:)`. The closure must remove the elements at the offsets from the data.
    ///
    /// - Parameter action: The closure to call with the offsets of the deleted rows; nil forbids deletion.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier(isDeletable: action != nil) { event, _ in
                guard case .delete = event.kind, let row = event.row, let action else { return false }
                action([row.index])
                return true
            })
    }

    /// Lets the user move rows while the list is in edit mode.
    ///
    /// A host moves a row by `move(_:by:)`. The closure must move the elements at the offsets to before the element at
    /// the destination. All offsets count from the start of the data before the move. A destination equal to the number
    /// of elements is the end.
    ///
    /// - Parameter action: The closure to call with the offsets of the moved rows and the destination; nil forbids
    ///   moving.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ModifiedContent<Self, RowsModifier> {
        modifier(
            RowsModifier(isMovable: action != nil) { event, environment in
                guard case .move(let places) = event.kind, let row = event.row, let action,
                    environment.editMode?.wrappedValue.isEditing == true
                else { return false }
                let target = row.index + min(max(places, -row.index), row.count - 1 - row.index)
                action([row.index], target > row.index ? target + 1 : target)
                return true
            })
    }
}

/// A modifier that handles what the user does to rows: deleting, moving and inserting.
nonisolated public struct RowsModifier: PrimitiveModifier {
    @MainActor public static var _reach: ModifierReach { .whole }

    /// Whether the user may move the rows in edit mode.
    var isMovable = false
    /// Whether the user may delete the rows.
    var isDeletable = false
    var handle: (InputEvent, EnvironmentValues) -> Bool = { _, _ in false }
    /// Handles drops between rows; nil if the rows accept none.
    var insertion: (any RowInsertion)?

    @MainActor public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RowsModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RowsModifier>> {
        RowsNode(view, under: parent)
    }
}

private final class RowsNode<Content: View>: ModifierNode<Content, RowsModifier>, DropTarget, EditableRows {
    var isMovable: Bool { modifier.isMovable }
    var isDeletable: Bool { modifier.isDeletable }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        if modifier.handle(event, environment) { return true }
        if case .move = event.kind, modifier.isMovable, event.row != nil,
            environment.editMode?.wrappedValue.isEditing != true
        {
            event.payload = EditModeRequirement()
        }
        return false
    }

    func isInterested(in info: DropInfo) -> Bool {
        guard let insertion = modifier.insertion, environment.isEnabled else { return false }
        return insertion.isInterested(in: info) && insertionIndex(info) != nil
    }

    func dropEntered(_ info: DropInfo) {}
    func dropUpdated(_ info: DropInfo) -> Bool { true }
    func dropExited(_ info: DropInfo) {}

    func performDrop(_ info: DropInfo) -> Bool {
        guard let insertion = modifier.insertion, let index = insertionIndex(info) else { return false }
        return insertion.perform(info, at: index, in: graph)
    }

    /// Returns the offset before the row that received the drop if the drop is on its upper half, otherwise the offset
    /// after it.
    private func insertionIndex(_ info: DropInfo) -> Int? {
        guard let origin = info.origin, let row = row(of: origin) else { return nil }
        guard let whole = row.node.frame(in: nil) else { return row.index }
        return info.point.y < whole.midY ? row.index : row.index + 1
    }

    /// Returns the row that contains a node, as a row of the nearest `ForEach` below this node.
    private func row(of origin: ViewNode) -> (index: Int, node: ViewNode)? {
        var event = InputEvent(.control(.nothing))
        var found: (index: Int, node: ViewNode)?
        var (node, child): (ViewNode, ViewNode?) = (origin, nil)
        while node !== self, let parent = node.parent as? ViewNode {
            if let child, node is any IdentifyingRows {
                _ = node.handle(&event, from: child)
                if let row = event.row { found = (row.index, child) }
            }
            (node, child) = (parent, node)
        }
        return node === self ? found : nil
    }
}

// MARK: - Changing the data

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start. Offsets without an element are ignored.
    ///
    /// Complexity: O(*n*), for *n* elements, plus a lookup in the set for each.
    ///
    /// - Parameter offsets: The offsets of the elements to remove.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at offsets, in their order, to before the element at the destination.
    ///
    /// All offsets count from the start, before the move. Complexity: O(*n*), for *n* elements, plus a lookup in the
    /// set for each.
    ///
    /// ```swift
    /// var letters = ["a", "b", "c", "d"]
    /// letters.move(fromOffsets: [0], toOffset: 3)
    /// print(letters)  // ["b", "c", "a", "d"]
    /// ```
    ///
    /// - Parameters:
    ///   - source: The offsets of the elements to move.
    ///   - destination: The offset of the element that follows the moved ones. A destination at or beyond the end moves
    ///     them to the end.
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
