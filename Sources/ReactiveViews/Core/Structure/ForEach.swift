/// A view for each element of a collection, identified by the element: reordering keeps every row's state.
///
/// Apple's documentation doesn't define what happens to elements with equal identities. Here their order
/// distinguishes them, and a diagnostic is reported.
///
/// ```swift
/// ForEach(people) { person in
///     Text(person.name)
/// }
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// Makes the view for an element.
    public var content: (Data.Element) -> Content
    @usableFromInline let id: (Data.Element) -> ID
    /// The work on all rows at once; nil for tabs, whose rows are no views yet.
    @usableFromInline let knownWork: RowWork<Data, ID, Content>?
}

extension ForEach where Content: View {
    fileprivate var work: RowWork<Data, ID, Content> { knownWork ?? RowWork() }
}

extension ForEach where Content: View {
    @inlinable
    init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
        knownWork = RowWork()
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The path to an element's identity.
    ///   - content: Makes the view for an element.
    @inlinable
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates a view for each element of a collection of identifiable elements.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - content: Makes the view for an element.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a view for each element of a bound collection, with a binding to the element.
    ///
    /// The bindings lead to the elements by index; the elements' identities distinguish the views.
    ///
    /// ```swift
    /// ForEach($items) { $item in
    ///     Toggle(item.name, isOn: $item.isDone)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - content: Makes the view for a binding to an element.
    @inlinable
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable,
        ID == C.Element.ID, Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for each element of a bound collection, with a binding to the element.
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - id: The path to an element's identity.
    ///   - content: Makes the view for a binding to an element.
    @inlinable
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable,
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, content: { content(data[$0.0]) },
            id: { $0.1 })
    }

    /// Creates a view for each number of a range.
    ///
    /// - Parameters:
    ///   - data: The range.
    ///   - content: Makes the view for a number.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
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
        if let node = makeDeferredNode(view, under: parent) { return node }
        if let container = parent.enclosingLazyContainer { return container.makeNode(of: view, under: parent) }
        return ForEachNode(view, under: parent)
    }
}

/// Invariants: ids.count = children.count = occurrences?.count; occurrences = nil ⇔ no identity occurs twice; the order
/// is that of the data; every child is a `TypedNode<Content>`.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>, IdentifyingRows, Identifying
{
    override class var traits: NodeTraits { NodeTraits(.identifies, .passesElements) }

    /// The identity by which an exiting row is found again.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    @exclusivity(unchecked)
    private var ids: [ID] = []
    /// How often each identity occurs before its row; nil if all are unique.
    @exclusivity(unchecked)
    private var occurrences: [Int]?
    @exclusivity(unchecked)
    private var children: [ViewNode] = []

    init(_ view: ForEach<Data, ID, Content>, under parent: ViewNode) {
        super.init(under: parent)
        takeIdentities(of: view)
        children = view.work.make(view.data, view.content, self)
    }

    override func receive(_ view: ForEach<Data, ID, Content>) {
        // The common case, found without a table: nothing was inserted, removed or moved.
        if occurrences == nil, view.work.areIdentities(ids, view.data, view.id) {
            view.work.hand(view.data, view.content, children)
        } else {
            rearrange(view)
        }
    }

    private func rearrange(_ view: ForEach<Data, ID, Content>) {
        let (oldIDs, oldOccurrences, old) = (ids, occurrences, children)
        takeIdentities(of: view)
        let sources = view.work.match(oldIDs, ids, oldOccurrences == nil && occurrences == nil)
        children = view.work.rearrange(view.data, view.content, old, sources) { index, content in
            insert(content, identity: key(index, ids, occurrences))
        }
        var isGone = [Bool](repeating: true, count: old.count)
        for source in sources where source >= 0 { isGone[source] = false }
        for index in old.indices where isGone[index] {
            let identity = { self.key(index, oldIDs, oldOccurrences) }
            remove(old[index].as(TypedNode<Content>.self), identity: identity())
        }
        childrenHaveMoved()
    }

    private func key(_ index: Int, _ ids: [ID], _ occurrences: [Int]?) -> AnyHashable {
        AnyHashable(Key(id: ids[index], occurrence: occurrences?[index] ?? 0))
    }

    private func takeIdentities(of view: ForEach<Data, ID, Content>) {
        let identities = view.work.identify(view.data, view.id)
        ids = identities.ids
        occurrences = identities.areUnique ? nil : countOccurrences()
    }

    private func countOccurrences() -> [Int] {
        var seen: [ID: Int] = [:]
        var duplicates: [ID] = []
        let occurrences = ids.map { id in
            let occurrence = seen[id, default: 0]
            seen[id] = occurrence + 1
            if occurrence == 1 { duplicates.append(id) }
            return occurrence
        }
        let list = duplicates.map { "\($0)" }.joined(separator: ", ")
        Diagnostics.report(
            Diagnostic(
                .duplicateIdentity,
                "ForEach: the ID \(list) occurs multiple times within the collection; "
                    + "the occurrences are told apart by their order.",
                path: path))
        return occurrences
    }

    override func checkOwnInvariants() {
        precondition(ids.count == children.count, "a row has no identity: \(path)")
        precondition(
            occurrences.map { $0.count == ids.count } ?? (Set(ids).count == ids.count), "a row isn't unique: \(path)")
        precondition(children.allSatisfy { $0 is TypedNode<Content> }, "a row is of another type: \(path)")
    }

    override var childCount: Int { children.count }
    override func child(at index: Int) -> Graph.Node { children[index] }
    override func removeChildren() { children = [] }
    func rowIdentity(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

    func place(ofIdentity id: AnyHashable) -> IdentifiedPlace? {
        guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
        return .node(children[index])
    }

    func identity(of child: ViewNode?) -> AnyHashable? {
        children.firstIndex { $0 === child }.map { AnyHashable(ids[$0]) }
    }

    /// Says to whoever takes deletions and moves above which row is meant: that of the ForEach next below them.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard let index = children.firstIndex(where: { $0 === child }) else { return false }
        event.row = (index, children.count)
        return false
    }
}
