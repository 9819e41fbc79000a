/// Makes columns out of the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Returns the column that a statement makes.
    ///
    /// - Parameter column: The column.
    public static func buildExpression<S, Content: View, Label: View>(
        _ column: TableColumn<RowValue, S, Content, Label>
    ) -> TableColumn<RowValue, S, Content, Label> {
        column
    }

    /// Returns the columns that a statement makes of a collection.
    ///
    /// - Parameter columns: The columns.
    public static func buildExpression<Data, ID, S, Content>(
        _ columns: TableColumnForEach<Data, ID, RowValue, S, Content>
    ) -> TableColumnForEach<Data, ID, RowValue, S, Content> {
        columns
    }

    /// Returns the columns that a statement makes.
    ///
    /// - Parameter column: The columns.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue {
        column
    }

    /// Returns the columns of a closure with one statement.
    ///
    /// - Parameter column: The statement's columns.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue {
        column
    }

    /// Returns the columns of several statements.
    ///
    /// - Parameter column: The statements' columns, in order.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        var columns: [any TableColumnContent] = []
        repeat columns.append(each column)
        return TupleTableColumnContent(value: (repeat each column), columns: columns)
    }

    /// Returns the columns of an `if` without `else`.
    ///
    /// - Parameter content: The columns; nil if the condition is false.
    public static func buildIf<Column: TableColumnContent>(_ content: Column?) -> Column?
    where Column.TableRowValue == RowValue {
        content
    }

    /// Returns the columns of an `if … else …` whose condition is true.
    ///
    /// - Parameter first: The columns of the first branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(.first(first))
    }

    /// Returns the columns of an `if … else …` whose condition is false.
    ///
    /// - Parameter second: The columns of the second branch.
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
        _ConditionalContent(.second(second))
    }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The tuple of the columns.
    public var value: T
    let columns: [any TableColumnContent]
}

extension TupleTableColumnContent: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    nonisolated var columnParts: [_TableColumnParts<RowValue>] {
        // All columns have the same row value: `buildExpression` requires it.
        func parts<Column: TableColumnContent>(_ column: Column) -> [_TableColumnParts<RowValue>] {
            Column._makeContent(content: _GraphValue(column), inputs: _TableColumnInputs()).columns()
        }
        return columns.flatMap { parts($0) }
    }
}

extension Optional: TableColumnContent, PrimitiveTableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

    nonisolated var columnParts: [_TableColumnParts<Wrapped.TableRowValue>] { self?.singleColumns ?? [] }
}

extension _ConditionalContent: TableColumnContent, PrimitiveTableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

    nonisolated var columnParts: [_TableColumnParts<TrueContent.TableRowValue>] {
        switch storage {
        case .first(let columns): columns.singleColumns
        case .second(let columns): columns.singleColumns
        }
    }
}

/// Columns for each element of a collection.
///
/// ```swift
/// TableColumnForEach(months) { month in
///     TableColumn(month.name) { Text("\($0.sales[month]!)") }
/// }
/// ```
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
> where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    let data: Data
    let content: (Data.Element) -> Content

    /// Creates columns for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the columns for an element.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    /// Creates columns for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - content: Makes the columns for an element.
    public nonisolated init(
        _ data: Data, @TableColumnBuilder<RowValue, Never> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }
}

extension TableColumnForEach: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    nonisolated var columnParts: [_TableColumnParts<RowValue>] { data.flatMap { content($0).singleColumns } }
}
