extension List {
    /// Creates a list that selects any number of rows, in edit mode.
    ///
    /// - Parameters:
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - content: The rows.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// Creates a list that selects at most one row.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - content: The rows.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }

    /// Creates a list that always selects one row.
    ///
    /// - Parameters:
    ///   - selection: A binding to the value of the selected row.
    ///   - content: The rows.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(selection), content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without selection.
    ///
    /// - Parameter content: The rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(nil, content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with a row for each identifiable element.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - id: The key path to the identity of an element.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nil, ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range.
    ///
    /// - Parameters:
    ///   - data: The range. It should stay the same: the numbers are the rows' identities.
    ///   - rowContent: A closure that makes the row of an element.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nil, ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, identified by a key path.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - rowContent: A closure that makes the row of a binding to an element.
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
    /// Creates a list with a row for each identifiable element, which selects any number of rows in edit mode.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which selects any number of rows in edit
    /// mode.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range, which selects any number of rows in edit mode.
    ///
    /// - Parameters:
    ///   - data: The range. It should stay the same: the numbers are the rows' identities.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which selects any number of rows in edit mode.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of a binding to an element.
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
    /// Creates a list with a row for each identifiable element, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: The range. It should stay the same: the numbers are the rows' identities.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of a binding to an element.
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
    /// Creates a list with a row for each identifiable element, which always selects one row.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - selection: A binding to the value of the selected row.
    ///   - rowContent: A closure that makes the row of an element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element, identified by a key path, which always selects one row.
    ///
    /// - Parameters:
    ///   - data: The elements to make rows for; of a binding (`$items`) each row gets a binding to its element.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the value of the selected row.
    ///   - rowContent: A closure that makes the row of an element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
    }

    /// Creates a list with a row for each number of a constant range, which always selects one row.
    ///
    /// - Parameters:
    ///   - data: The range. It should stay the same: the numbers are the rows' identities.
    ///   - selection: A binding to the value of the selected row.
    ///   - rowContent: A closure that makes the row of an element.
    @_disfavoredOverload
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ListSelection(selection), ForEach(data, content: rowContent))
    }

    /// Creates a list with a row for each element of a bound collection, which always selects one row.
    ///
    /// - Parameters:
    ///   - data: A binding to the elements.
    ///   - id: The key path to the identity of an element.
    ///   - selection: A binding to the value of the selected row.
    ///   - rowContent: A closure that makes the row of a binding to an element.
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
