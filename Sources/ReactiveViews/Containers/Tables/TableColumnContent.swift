/// The columns of a table.
///
/// `TableColumn` and what the builder of a table makes of several columns conform to it.
@MainActor
@preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    /// The type of the comparators that sort by a column; `Never` if none does.
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these consist of.
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these consist of.
    var tableColumnBody: TableColumnBody { get }

    /// Returns the single columns of a value. A program's own types rely on the default, which takes those of the body,
    /// or ask a part of theirs for its columns.
    ///
    /// - Parameters:
    ///   - content: The value.
    ///   - inputs: What the table passes on.
    nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs
}

nonisolated extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    public static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs {
        assumeMainActor(content.value as any TableColumnContent) { $0.bodyOutputs }
    }
}

extension TableColumnContent {
    /// The single columns of the body.
    fileprivate var bodyOutputs: _TableColumnOutputs {
        TableColumnBody._makeContent(content: _GraphValue(tableColumnBody), inputs: _TableColumnInputs())
    }

    /// The single columns.
    nonisolated var singleColumns: [_TableColumnParts<TableRowValue>] {
        Self._makeContent(content: _GraphValue(self), inputs: _TableColumnInputs()).columns()
    }
}

/// Columns without a body.
@MainActor
@preconcurrency
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {
    /// The single columns.
    nonisolated var columnParts: [_TableColumnParts<TableRowValue>] { get }
}

extension PrimitiveTableColumnContent {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body: it is primitive content of a table") }

    public nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        _TableColumnOutputs(content.value.columnParts)
    }
}

/// A single column of a table without the types of its content.
public struct _TableColumnParts<RowValue: Identifiable> {
    let label: AnyView
    let cell: (RowValue) -> AnyView
    /// The comparator that sorts by the column; nil for none.
    var comparator: (any SortComparator)?
    var alignment = TableColumnAlignment.automatic
    var width = TableColumnWidth()
    /// The identifier in a customization; nil for none.
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var disabledCustomization = TableColumnCustomizationBehavior()
}

/// The width of a column, in points; nil where it isn't set.
struct TableColumnWidth: Equatable {
    var fixed: CGFloat?
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
}

/// The horizontal alignment of a column's header and cells.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Edge: Hashable, Sendable {
        case leading, center, trailing
    }
    let edge: Edge

    /// The standard alignment, at the leading edge.
    public static let automatic = TableColumnAlignment(edge: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(edge: .leading)
    /// In the centre.
    public static let center = TableColumnAlignment(edge: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(edge: .trailing)
    /// At the edge at which numbers end: the trailing one.
    public static let numeric = TableColumnAlignment(edge: .trailing)

    /// At the edge at which numbers of a system end; here always the trailing one.
    ///
    /// - Parameter numberingSystem: The system of the digits.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    var alignment: Alignment {
        switch edge {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

// MARK: - Modifiers

/// Columns with changed properties.
public struct _ModifiedTableColumns<Base: TableColumnContent> {
    let base: Base
    let change: (inout _TableColumnParts<Base.TableRowValue>) -> Void
}

extension _ModifiedTableColumns: PrimitiveTableColumnContent {
    public typealias TableRowValue = Base.TableRowValue
    public typealias TableColumnSortComparator = Base.TableColumnSortComparator

    nonisolated var columnParts: [_TableColumnParts<Base.TableRowValue>] {
        base.singleColumns.map { column in
            var column = column
            change(&column)
            return column
        }
    }
}

nonisolated extension TableColumnContent {
    private func changed(
        _ change: @escaping (inout _TableColumnParts<TableRowValue>) -> Void
    ) -> _ModifiedTableColumns<Self> {
        _ModifiedTableColumns(base: self, change: change)
    }

    /// Sets the fixed width of the column.
    ///
    /// - Parameter width: The width, in points; nil for a flexible one.
    public func width(_ width: CGFloat? = nil) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.width = TableColumnWidth(fixed: width) }
    }

    /// Sets the limits of the column's width.
    ///
    /// - Parameters:
    ///   - min: The least width, in points; nil for none.
    ///   - ideal: The ideal width, in points; nil for none.
    ///   - max: The greatest width, in points; nil for none.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
    }

    /// Sets the alignment of the column's header and cells.
    ///
    /// - Parameter alignment: The alignment.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.alignment = alignment }
    }

    /// Sets the identifier of the column in a `TableColumnCustomization`.
    ///
    /// - Parameter id: The identifier.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = id }
    }

    /// Sets whether the column is shown if a customization doesn't tell.
    ///
    /// - Parameter visibility: The visibility.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.defaultVisibility = visibility }
    }

    /// Sets what the user can't customize. The user of a host customizes nothing.
    ///
    /// - Parameter behavior: What the user can't customize.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.disabledCustomization = behavior }
    }
}
