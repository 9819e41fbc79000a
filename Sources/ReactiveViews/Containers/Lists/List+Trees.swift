extension List where SelectionValue == Never {
    /// Creates a list of trees of identifiable elements.
    ///
    /// An element with children is a disclosure group, which the user expands.
    ///
    /// ```swift
    /// struct File: Identifiable {
    ///     let id: String
    ///     var files: [File]?
    /// }
    ///
    /// struct Browser: View {
    ///     let files = [File(id: "Documents", files: [File(id: "Letter")]), File(id: "Notes")]
    ///
    ///     var body: some View {
    ///         List(files, children: \.files) { file in
    ///             Text(file.id)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(nil, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of trees, whose elements are identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(nil, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list of trees of identifiable elements, which selects any number of rows in edit mode.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of trees, identified by a key path, which selects any number of rows in edit mode.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - selection: A binding to the values of the selected rows; nil forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(ListSelection(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// Creates a list of trees of identifiable elements, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Data.Element: Identifiable,
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(ListSelection(selection), OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of trees, identified by a key path, which selects at most one row.
    ///
    /// - Parameters:
    ///   - data: The roots of the trees.
    ///   - id: The key path to the identity of an element.
    ///   - children: The key path to the children of an element; nil for a leaf.
    ///   - selection: A binding to the value of the selected row, which may be nil; a nil binding forbids selection.
    ///   - rowContent: A closure that makes the row of an element.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >
    {
        self.init(ListSelection(selection), OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
