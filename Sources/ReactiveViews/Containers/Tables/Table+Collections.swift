extension Table {
    /// Creates a table of a collection.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), nil, nil)
    }

    /// Creates a table of a collection with a selection.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of a collection with a selection.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of a collection that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(TableForEachContent(data: data), columns(), nil, TableSorting(sortOrder))
    }

    /// Creates a table of a collection with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
    }

    /// Creates a table of a collection with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder))
    }

    /// Creates a table of a collection whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(TableForEachContent(data: data), columns(), nil, nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of a collection with a selection, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of a collection with a selection, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of a collection that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(
            TableForEachContent(data: data), columns(), nil, TableSorting(sortOrder), columnCustomization.wrappedValue)
    }

    /// Creates a table of a collection with a selection, that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder),
            columnCustomization.wrappedValue)
    }

    /// Creates a table of a collection with a selection, that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(
            TableForEachContent(data: data), columns(), ListSelection(selection), TableSorting(sortOrder),
            columnCustomization.wrappedValue)
    }

    /// Creates a table of a tree, whose rows can be expanded.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), nil, nil)
    }

    /// Creates a table of a tree, whose rows can be expanded with a selection.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of a tree, whose rows can be expanded with a selection.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of a tree, whose rows can be expanded that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(TableOutlineGroupContent(data: data, children: children), columns(), nil, TableSorting(sortOrder))
    }

    /// Creates a table of a tree, whose rows can be expanded with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
            TableSorting(sortOrder))
    }

    /// Creates a table of a tree, whose rows can be expanded with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - data: The values of the rows.
    ///   - children: The key path of the values inside a value; nil if the row can't be expanded.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Value == Sort.Compared {
        self.init(
            TableOutlineGroupContent(data: data, children: children), columns(), ListSelection(selection),
            TableSorting(sortOrder))
    }
}
