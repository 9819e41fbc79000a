extension List {
    /// A list of which several rows may be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// A list of which one row may be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// A list of which one row is selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
}

extension List where SelectionValue == Never {
    /// A row for each element of a collection; of a bound one (`$items`) each row gets a binding to its element (B7).
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, by an identity of its own.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, by an identity of its own.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Index: Hashable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
    {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection; of a bound one (`$items`) each row gets a binding to its element (B7). Several rows may be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, by an identity of its own. Several rows may be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range. Several rows may be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, by an identity of its own. Several rows may be selected.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Index: Hashable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
    {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection; of a bound one (`$items`) each row gets a binding to its element (B7). One row may be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, by an identity of its own. One row may be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range. One row may be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, by an identity of its own. One row may be selected.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Index: Hashable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
    {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection; of a bound one (`$items`) each row gets a binding to its element (B7). One row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, by an identity of its own. One row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range. One row is selected.
    @_disfavoredOverload
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// A row for each element of a bound collection, by an identity of its own. One row is selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Data.Index: Hashable,
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>
    {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }
}
