extension List where SelectionValue == Never {
    /// The rows of trees: those that have children can be expanded.
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

    /// The rows of trees, by an identity of their own.
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
    /// The rows of trees: those that have children can be expanded. Several rows may be selected.
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

    /// The rows of trees, by an identity of their own. Several rows may be selected.
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
    /// The rows of trees: those that have children can be expanded. One row may be selected.
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

    /// The rows of trees, by an identity of their own. One row may be selected.
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
