extension Table {
    /// Creates a table of rows.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), nil, nil)
    }

    /// Creates a table of rows with a selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of rows with a selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of rows that can be sorted.
    ///
    /// - Parameters:
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), nil, TableSorting(sortOrder))
    }

    /// Creates a table of rows with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows whose columns can be customized.
    ///
    /// - Parameters:
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), nil, nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of rows with a selection, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of rows with a selection, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil, columnCustomization.wrappedValue)
    }

    /// Creates a table of rows that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), nil, TableSorting(sortOrder), columnCustomization.wrappedValue)
    }

    /// Creates a table of rows with a selection, that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(
            rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization.wrappedValue)
    }

    /// Creates a table of rows with a selection, that can be sorted, whose columns can be customized.
    ///
    /// - Parameters:
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columnCustomization: A binding to the state of the columns.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(
            rows(), columns(), ListSelection(selection), TableSorting(sortOrder), columnCustomization.wrappedValue)
    }

    /// Creates a table of rows.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), nil, nil)
    }

    /// Creates a table of rows with a selection.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of rows with a selection.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(rows(), columns(), ListSelection(selection), nil)
    }

    /// Creates a table of rows that can be sorted.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), nil, TableSorting(sortOrder))
    }

    /// Creates a table of rows with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - selection: A binding to the identity of the selected row; nil for none.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
    }

    /// Creates a table of rows with a selection, that can be sorted.
    ///
    /// - Parameters:
    ///   - valueType: The type of a row's value.
    ///   - selection: A binding to the identities of the selected rows.
    ///   - sortOrder: A binding to the comparators, the most important first.
    ///   - columns: The columns.
    ///   - rows: The rows.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Value == Sort.Compared {
        self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder))
    }
}
