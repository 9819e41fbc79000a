extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public nonisolated var _tabs: ForEach<Data, ID, Content._Tabs> {
        ForEach<Data, ID, Content._Tabs>(data: data, content: { [content] in content($0)._tabs }, id: id)
    }
}

extension ForEach where Content: TabContent {
    private init(tabs data: Data, _ content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
        knownWork = nil
    }

    /// Creates tabs for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path of an element's identity.
    ///   - content: Returns the tabs for an element.
    @_disfavoredOverload
    public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue {
        self.init(tabs: data, content, id: { $0[keyPath: id] })
    }

    /// Creates tabs for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - content: Returns the tabs for an element.
    @_disfavoredOverload
    public init<T: Hashable>(
        _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where T == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(tabs: data, content, id: { $0.id })
    }

    /// Creates tabs for each number of a range.
    ///
    /// - Parameters:
    ///   - data: The range.
    ///   - content: Returns the tabs for a number.
    public init<T: Hashable>(
        _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
    ) where T == Content.TabValue, Data == Range<Int>, ID == Int {
        self.init(tabs: data, content, id: { $0 })
    }

    /// Creates tabs for each element of a bound collection.
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - content: Returns the tabs for the binding to an element.
    public init<Base, T: Hashable>(
        _ data: Binding<Base>, @TabContentBuilder<T> content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        T == Content.TabValue, Base: MutableCollection, Base: RandomAccessCollection,
        Base.Element: Identifiable, Base.Index: Hashable, ID == Base.Element.ID,
        Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates tabs for each element of a bound collection.
    ///
    /// - Parameters:
    ///   - data: The binding to the collection.
    ///   - id: The key path of an element's identity.
    ///   - content: Returns the tabs for the binding to an element.
    public init<Base, T: Hashable>(
        _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
        @TabContentBuilder<T> content: @escaping (Binding<Base.Element>) -> Content
    )
    where
        T == Content.TabValue, Base: MutableCollection, Base: RandomAccessCollection, Base.Index: Hashable,
        Data == LazyMapSequence<Base.Indices, (Base.Index, ID)>
    {
        let elements = data.wrappedValue
        self.init(
            tabs: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, { content(data[$0.0]) }, id: { $0.1 })
    }
}
