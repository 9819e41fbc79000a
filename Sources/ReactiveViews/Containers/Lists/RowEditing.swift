nonisolated extension View {
    /// Prevents the user from deleting this row, or the rows inside this view.
    ///
    /// - Parameter isDisabled: Whether deletion is prevented.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            EventModifier<ModifierKind.DeleteDisabled> { event in
                if case .delete = event.kind, isDisabled { event.kind = .control(.nothing) }
                return false
            })
    }

    /// Prevents the user from moving this row, or the rows inside this view.
    ///
    /// - Parameter isDisabled: Whether moving is prevented.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            EventModifier<ModifierKind.MoveDisabled> { event in
                if case .move = event.kind, isDisabled { event.kind = .control(.nothing) }
                return false
            })
    }
}

/// A set of changes that the user may make to the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its raw value.
    ///
    /// - Parameter rawValue: The raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user may delete rows.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// The user may move rows, in edit mode.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// The user may delete and move rows.
    public static var all: EditActions { [.delete, .move] }
}

/// A row of a bound collection that the user may delete or move. `ForEach` and `List` make it when they get edit
/// actions.
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let edit: (InputEvent, Bool) -> Bool
    /// Whether the user may move the row in edit mode.
    let isMovable: Bool
    /// Whether the user may delete the row.
    let isDeletable: Bool
    @Environment(\.editMode) private var editMode

    init(content: Content, isMovable: Bool, isDeletable: Bool, edit: @escaping (InputEvent, Bool) -> Bool) {
        self.content = content
        self.isDeletable = isDeletable
        self.isMovable = isMovable
        self.edit = edit
    }
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View {
        content.modifier(
            EditedRowModifier(isMovable: isMovable, isDeletable: isDeletable) { event in
                let isEditing = editMode?.wrappedValue.isEditing == true
                if edit(event, isEditing) { return true }
                if case .move = event.kind, isMovable, !isEditing { event.payload = EditModeRequirement() }
                return false
            })
    }
}

extension ForEach {
    /// Creates a row for each identifiable element of a bound collection, which the user may edit.
    ///
    /// Deleting a row removes its element from the collection; moving a row moves its element.
    ///
    /// ```swift
    /// struct Item: Identifiable {
    ///     let id: Int
    ///     var name: String
    /// }
    ///
    /// struct Shopping: View {
    ///     @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread")]
    ///
    ///     var body: some View {
    ///         List {
    ///             ForEach($items, editActions: .all) { $item in
    ///                 TextField("Name", text: $item.name)
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: The changes that the user may make. Elements are moved in edit mode only.
    ///   - content: A closure that makes the row of a binding to an element.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable, R: View, ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        Content == EditableCollectionContent<R, C>
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a row for each element of a bound collection, identified by a key path, which the user may edit.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - editActions: The changes that the user may make. Elements are moved in edit mode only.
    ///   - content: A closure that makes the row of a binding to an element.
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View,
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>
    {
        let elements = data.wrappedValue
        let rows: Data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.init(rows, id: \.1) { (row: (index: C.Index, id: ID)) -> Content in
            EditableCollectionContent<R, C>(
                content: content(data[row.index]), isMovable: editActions.rawValue & 2 != 0,
                isDeletable: editActions.rawValue & 1 != 0
            ) { event, isEditing in
                apply(event, isEditing, editActions, to: data) { $0[keyPath: id] == row.id }
            }
        }
    }
}

/// Applies an event to the first matching element, if the actions allow it. Returns false without a matching element.
private func apply<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ event: InputEvent, _ isEditing: Bool, _ actions: EditActions<C>, to data: Binding<C>,
    _ isMeant: (C.Element) -> Bool
) -> Bool {
    guard let index = data.wrappedValue.firstIndex(where: isMeant) else { return false }
    switch event.kind {
    case .delete where actions.contains(.delete):
        data.wrappedValue.remove(at: index)
        return true
    case .move(let places) where actions.contains(.move) && isEditing:
        var elements = data.wrappedValue
        let offset = elements.distance(from: elements.startIndex, to: index)
        let target = offset + min(max(places, -offset), elements.count - 1 - offset)
        elements.move(fromOffsets: [offset], toOffset: target > offset ? target + 1 : target)
        data.wrappedValue = elements
        return true
    default:
        return false
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each identifiable element of a bound collection, which the user may edit.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - editActions: The changes that the user may make. Elements are moved in edit mode only.
    ///   - rowContent: A closure that makes the row of a binding to an element.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable, R: View,
        Content == ForEach<
            LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, EditableCollectionContent<R, C>
        >
    {
        self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by a key path, which the user may
    /// edit.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - editActions: The changes that the user may make. Elements are moved in edit mode only.
    ///   - rowContent: A closure that makes the row of a binding to an element.
    public init<C, ID: Hashable, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
    )
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Index: Hashable, R: View,
        Content == ForEach<LazyMapSequence<C.Indices, (C.Index, ID)>, ID, EditableCollectionContent<R, C>>
    {
        self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
}
