/// Makes rows out of the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Returns the rows that a statement makes.
    ///
    /// - Parameter content: The rows.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    /// Returns the rows that a statement makes of a collection.
    ///
    /// - Parameter content: The rows.
    public static func buildExpression<Data, ID, Content: TableRowContent>(
        _ content: ForEach<Data, ID, Content>
    ) -> ForEach<Data, ID, Content> where Content.TableRowValue == Value {
        content
    }

    /// Returns the rows of a closure without statements.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Returns the rows of a closure with one statement.
    ///
    /// - Parameter content: The statement's rows.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value {
        content
    }

    /// Returns the rows of several statements.
    ///
    /// - Parameter content: The statements' rows, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, (repeat each Content)> {
        var rows: [any TableRowContent] = []
        repeat rows.append(each content)
        return TupleTableRowContent(value: (repeat each content), rows: rows)
    }

    /// Returns the rows of an `if` without `else`.
    ///
    /// - Parameter content: The rows; nil if the condition is false.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value {
        content
    }

    /// Returns the rows of an `if … else …` whose condition is true.
    ///
    /// - Parameter first: The rows of the first branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.first(first))
    }

    /// Returns the rows of an `if … else …` whose condition is false.
    ///
    /// - Parameter second: The rows of the second branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.second(second))
    }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
    /// The tuple of the rows.
    public var value: T
    let rows: [any TableRowContent]
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public var tableRowBody: Never { fatalError("a tuple of rows has no body") }
    public var _rows: [_TableRowParts<Value>] {
        // All rows have the same value: `buildExpression` requires it.
        func parts<Row: TableRowContent>(_ row: Row) -> [_TableRowParts<Value>] {
            row._rows as? [_TableRowParts<Value>] ?? []
        }
        return rows.flatMap { parts($0) }
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public var tableRowBody: Never { fatalError("optional rows have no body") }
    public var _rows: [_TableRowParts<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public var tableRowBody: Never { fatalError("rows of a branch have no body") }
    public var _rows: [_TableRowParts<TrueContent.TableRowValue>] {
        switch storage {
        case .first(let rows): rows._rows
        case .second(let rows): rows._rows
        }
    }
}

/// Rows with modifiers.
public struct _ModifiedTableRows<Base: TableRowContent> {
    let base: Base
    let decorate: (AnyView) -> AnyView
}

extension _ModifiedTableRows: TableRowContent {
    public typealias TableRowValue = Base.TableRowValue

    public var tableRowBody: Base { base }

    public var _rows: [_TableRowParts<Base.TableRowValue>] {
        base._rows.map { row in
            var row = row
            let inner = row.decorate
            row.decorate = { decorate(inner($0)) }
            return row
        }
    }
}

nonisolated extension TableRowContent {
    private func decorated(_ decorate: @escaping (AnyView) -> AnyView) -> _ModifiedTableRows<Self> {
        _ModifiedTableRows(base: self, decorate: decorate)
    }

    /// Adds a context menu to the rows.
    ///
    /// - Parameter menuItems: The items of the menu.
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: @escaping () -> M
    ) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.contextMenu(menuItems: menuItems)) }
    }

    /// Calls an action when a pointer enters or leaves a row.
    ///
    /// - Parameter action: Called with true when the pointer enters, and false when it leaves.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.onHover(perform: action)) }
    }

    /// Lets the user drag the rows.
    ///
    /// - Parameter payload: Returns what is dragged.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.draggable(payload())) }
    }

    /// Lets the user drag the rows.
    ///
    /// - Parameter action: Returns what is dragged; nil for nothing.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
        decorated { AnyView($0.itemProvider(action)) }
    }
}
