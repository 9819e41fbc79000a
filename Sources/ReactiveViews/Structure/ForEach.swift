/// A view for each element of a collection, identified by the element: reordering keeps every row's state (U13).
///
/// Elements with the same identity are told apart by how often it came before, with a diagnostic (U14 ⚑).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// A view for each element of a bound collection, which gets a binding to the element: `ForEach($items) { $item in … }` (B7).
    /// The bindings lead to the elements by index, the views are told apart by the elements' identities.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
        ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    {
        self.init(data, id: \.id, content: content)
    }

    /// A view for each element of a bound collection, which gets a binding to the element (B7).
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable,
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.content = { content(data[$0.0]) }
        self.id = { $0.1 }
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

extension ForEach where Content: View {
    /// The same elements with another view for each.
    func map<Other: View>(_ transform: @escaping (Content) -> Other) -> ForEach<Data, ID, Other> {
        ForEach<Data, ID, Other>(data: data, content: { [content] in transform(content($0)) }, id: id)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public static func _makeNode(
        _ view: ForEach<Data, ID, Content>, under parent: ViewNode
    ) -> TypedNode<ForEach<Data, ID, Content>> {
        if let container = parent.enclosingLazyItem { return LazyForEachNode(view, in: container, under: parent) }
        return ForEachNode(view, under: parent)
    }
}

/// Invariants: keys.count = children.count; keys are unique; the order is that of the data.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>, IdentifyingRows
{
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var keys: [Key] = []
    private var children: [TypedNode<Content>] = []

    init(_ view: ForEach<Data, ID, Content>, under parent: ViewNode) {
        super.init(under: parent)
        keys = makeKeys(view)
        children = view.data.map { Content._makeNode(view.content($0), under: self) }
    }

    override func receive(_ view: ForEach<Data, ID, Content>) {
        if hasSameIdentities(as: view) {
            for (element, child) in zip(view.data, children) { child.receive(view.content(element)) }
        } else {
            rearrange(view)
        }
    }

    /// The common case, found without a table: nothing was inserted, removed or moved.
    private func hasSameIdentities(as view: ForEach<Data, ID, Content>) -> Bool {
        guard view.data.count == keys.count else { return false }
        var index = 0
        for element in view.data {
            guard keys[index].occurrence == 0, keys[index].id == view.id(element) else { return false }
            index += 1
        }
        return true
    }

    private func rearrange(_ view: ForEach<Data, ID, Content>) {
        var old = Dictionary(uniqueKeysWithValues: zip(keys, children))
        let oldKeys = keys
        keys = makeKeys(view)
        children = zip(keys, view.data).map { key, element in
            let content = view.content(element)
            if let child = old.removeValue(forKey: key) {
                child.receive(content)
                return child
            }
            return insert(content, identity: key)
        }
        for key in oldKeys {
            if let removed = old[key] { remove(removed, identity: key) }
        }
        childrenHaveMoved()
    }

    private func makeKeys(_ view: ForEach<Data, ID, Content>) -> [Key] {
        var occurrences: [ID: Int] = [:]
        var duplicates: [ID] = []
        occurrences.reserveCapacity(view.data.count)
        let keys = view.data.map { element in
            let id = view.id(element)
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            if occurrence == 1 { duplicates.append(id) }
            return Key(id: id, occurrence: occurrence)
        }
        if !duplicates.isEmpty {
            let list = duplicates.map { "\($0)" }.joined(separator: ", ")
            Diagnostics.report(
                Diagnostic(
                    .duplicateIdentity,
                    "ForEach: the ID \(list) occurs multiple times within the collection; "
                        + "the occurrences are told apart by their order.",
                    path: path))
        }
        return keys
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Graph.Node { children[index] }
    override func removeChildren() { children = [] }
    func rowIdentity(at index: Int) -> AnyHashable { AnyHashable(keys[index].id) }

    override func place(ofIdentity id: AnyHashable) -> IdentifiedPlace? {
        guard let id = id.base as? ID, let index = keys.firstIndex(where: { $0.id == id }) else { return nil }
        return .node(children[index])
    }

    override func identity(of child: ViewNode?) -> AnyHashable? {
        children.firstIndex { $0 === child }.map { AnyHashable(keys[$0].id) }
    }

    /// Says to whoever takes deletions and moves above which row is meant: that of the ForEach next below them.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard let index = children.firstIndex(where: { $0 === child }) else { return false }
        event.row = (index, children.count)
        return false
    }
}
