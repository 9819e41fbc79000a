/// A view of trees of data: elements with children are disclosure groups, leaves are plain views.
///
/// The views of children are made when their group is expanded.
///
/// ```swift
/// struct Place: Identifiable {
///     let id: String
///     var places: [Place]?
/// }
///
/// struct Map: View {
///     let places = [Place(id: "Europe", places: [Place(id: "Rome")])]
///
///     var body: some View {
///         OutlineGroup(places, children: \.places) { place in
///             Text(place.id)
///         }
///     }
/// }
/// ```
nonisolated public struct OutlineGroup<
    Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View
>: View {
    private let data: Data
    private let row: (Data.Element) -> AnyView
    private let id: KeyPath<Data.Element, ID>

    @MainActor public var body: some View { ForEach(data, id: id) { row($0) } }
}

/// The views of an element's children in an outline.
nonisolated public struct OutlineSubgroupChildren: View {
    fileprivate let content: () -> AnyView

    @MainActor public var body: some View { content() }
}

extension OutlineGroup where Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the view of a collection of trees, whose elements are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - content: A closure that makes the view of an element.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the view of a collection of trees of identifiable elements.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - content: A closure that makes the view of an element.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data.Element == DataElement, ID == DataElement.ID {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the view of one tree, whose elements are identified by a key path.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - content: A closure that makes the view of an element.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data: RangeReplaceableCollection, Data.Element == DataElement {
        self.init(data: Data(CollectionOfOne(root)), id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the view of one tree of identifiable elements.
    ///
    /// - Parameters:
    ///   - root: The root of the tree.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - content: A closure that makes the view of an element.
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
