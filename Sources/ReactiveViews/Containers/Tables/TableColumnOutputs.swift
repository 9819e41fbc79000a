/// A value whose columns are asked for, or a part of one.
///
/// A type of columns that wraps others passes on the part in which they are:
///
/// ```swift
/// extension Tracked: TableColumnContent where Content: TableColumnContent {
///     typealias TableRowValue = Content.TableRowValue
///     typealias TableColumnSortComparator = Content.TableColumnSortComparator
///     var tableColumnBody: Never { fatalError() }
///
///     nonisolated static func _makeContent(
///         content: _GraphValue<Self>, inputs: _TableColumnInputs
///     ) -> _TableColumnOutputs {
///         Content._makeContent(content: content[\.content], inputs: inputs)
///     }
/// }
/// ```
public struct _GraphValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    /// A part of the value.
    ///
    /// - Parameter keyPath: The key path of the part.
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
        _GraphValue<Part>(value[keyPath: keyPath])
    }
}

/// What a table passes to its columns.
public struct _TableColumnInputs {
    init() {}
}

/// The single columns that a value consists of.
public struct _TableColumnOutputs {
    /// An array of `_TableColumnParts` of one type of rows.
    private let parts: Any

    init<RowValue: Identifiable>(_ columns: [_TableColumnParts<RowValue>]) { parts = columns }

    /// The columns if they are those of a type of rows; none otherwise.
    func columns<RowValue: Identifiable>() -> [_TableColumnParts<RowValue>] {
        parts as? [_TableColumnParts<RowValue>] ?? []
    }
}
