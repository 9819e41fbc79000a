/// The subviews of a view that a `ForEach` goes through.
///
/// As a collection it has elements only if it was made from known subviews.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    /// The view whose subviews are read; nil if they are known.
    let base: AnyView?
    let known: [Subview]

    public typealias Element = Subview
    public typealias Index = Int

    /// The index of the first known subview.
    public var startIndex: Int { 0 }
    /// The number of known subviews.
    public var endIndex: Int { known.count }

    /// The known subview at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> Subview { known[index] }
}

/// The sections of a view that a `ForEach` goes through.
///
/// As a collection it has elements only if it was made from known sections.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    /// The view whose sections are read; nil if they are known.
    let base: AnyView?
    let known: [SectionConfiguration]

    public typealias Element = SectionConfiguration
    public typealias Index = Int

    /// The index of the first known section.
    public var startIndex: Int { 0 }
    /// The number of known sections.
    public var endIndex: Int { known.count }

    /// The known section at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> SectionConfiguration { known[index] }
}

extension ForEach where Content: View {
    /// Creates a view for each subview of a view.
    ///
    /// ```swift
    /// ForEach(subviews: content) { subview in
    ///     HStack {
    ///         Text("•")
    ///         subview
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews are read.
    ///   - content: Makes the view for a subview.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let known = (view as? SubviewsCollection)?.elements ?? (view as? SubviewsCollectionSlice).map(Array.init)
        self.init(
            data: ForEachSubviewCollection(base: known == nil ? AnyView(view) : nil, known: known ?? []),
            content: content, id: { $0.id })
    }

    /// Creates a view for each section of a view. Consecutive subviews outside of sections form one section.
    ///
    /// - Parameters:
    ///   - view: The view whose sections are read.
    ///   - content: Makes the view for a section.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let known = (view as? SectionCollection).map(Array.init)
        self.init(
            data: ForEachSectionCollection(base: known == nil ? AnyView(view) : nil, known: known ?? []),
            content: content, id: { $0.id })
    }
}

/// The data of a `ForEach` whose elements are known only when another view is mounted.
@MainActor
protocol DeferredRows {
    /// The view to mount; nil if the elements are known.
    var base: AnyView? { get }
    /// Returns the elements, which are of the collection's element type.
    func elements(of list: SubviewList) -> [Any]
}

extension ForEachSubviewCollection: DeferredRows {
    func elements(of list: SubviewList) -> [Any] { list.all }
}

extension ForEachSectionCollection: DeferredRows {
    func elements(of list: SubviewList) -> [Any] { Array(SectionCollection(list)) }
}

extension ForEach where Content: View {
    /// Makes the node of a `ForEach` whose elements are known only when another view is mounted; nil for any other.
    @MainActor
    static func makeDeferredNode(
        _ view: ForEach<Data, ID, Content>, under parent: ViewNode
    ) -> TypedNode<ForEach<Data, ID, Content>>? {
        guard Data.self is any DeferredRows.Type, (view.data as? any DeferredRows)?.base != nil else { return nil }
        return AdapterNode(view, under: parent) { view in
            let (rows, content, id) = (view.data as? any DeferredRows, view.content, view.id)
            return SubviewsReader<AnyView, ForEach<[Data.Element], ID, Content>>(rows?.base ?? AnyView(EmptyView())) {
                list in
                ForEach<[Data.Element], ID, Content>(
                    data: rows?.elements(of: list).compactMap { $0 as? Data.Element } ?? [], content: content, id: id)
            }
        }
    }
}
