/// A tree of data: those that have children as disclosure groups, the others as they are. What is inside of a group is made when it
/// is expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    private let data: Data
    private let row: (Data.Element) -> AnyView
    private let id: KeyPath<Data.Element, ID>

    public var body: some View { ForEach(data, id: id) { row($0) } }
}

/// The rows within a part of an outline.
public struct OutlineSubgroupChildren: View {
    fileprivate let content: () -> AnyView

    public var body: some View { content() }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// The trees of a collection. `children` is nil for a leaf.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// The trees of a collection. `children` is nil for a leaf.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement, ID == DataElement.ID {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// One tree.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data: RangeReplaceableCollection, Data.Element == DataElement {
        self.init(data: Data(CollectionOfOne(root)), id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// One tree.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data: RangeReplaceableCollection, Data.Element == DataElement, ID == DataElement.ID {
        self.init(data: Data(CollectionOfOne(root)), id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    private init(
        data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        row = { element in
            guard let inner = children(element) else { return AnyView(content(element)) }
            return AnyView(
                DisclosureGroup {
                    OutlineSubgroupChildren {
                        AnyView(Self(data: inner, id: id, children: children, content: content))
                    }
                } label: {
                    content(element)
                })
        }
    }
}
