/// The rows of a table.
///
/// `TableRow`, `ForEach` with rows, and what the builder of a table makes of several rows conform to it.
@MainActor
@preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the rows that these consist of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these consist of.
    var tableRowBody: TableRowBody { get }

    /// The single rows. Types of a program's own rely on the default, which takes those of the body.
    var _rows: [_TableRowParts<TableRowValue>] { get }
}

/// Rows that are made of a collection.
@MainActor
@preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    public var _rows: [_TableRowParts<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
    // Only so that such a type compiles: rows come from a body, and its body ends the process.
    public var _rows: [_TableRowParts<TableRowValue>] { switch tableRowBody {} }
}

/// A single row of a table.
public struct _TableRowParts<Value: Identifiable> {
    let value: Value
    /// The rows inside; nil if the row can't be expanded.
    var children: [_TableRowParts<Value>]?
    /// Whether the row is expanded; nil if the table keeps it.
    var isExpanded: Binding<Bool>?
    /// Adds the modifiers of the row.
    var decorate: (AnyView) -> AnyView = { $0 }
    /// The section of the row: its header, on the first row of the section.
    var header: AnyView?
}

/// A row of a table.
///
/// ```swift
/// Table(of: Person.self) {
///     TableColumn("Name", value: \.name)
/// } rows: {
///     ForEach(people) { TableRow($0) }
/// }
/// ```
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row.
    ///
    /// - Parameter value: The value of the row.
    public nonisolated init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value

    public var tableRowBody: Never { fatalError("a row consists of no other rows") }
    public var _rows: [_TableRowParts<Value>] { [_TableRowParts(value: value)] }
}

extension Never: TableRowContent {
    public var tableRowBody: Never { fatalError("Never has no value") }
    public var _rows: [_TableRowParts<Never>] { fatalError("Never has no value") }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable> {
    nonisolated init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value

    public var tableRowBody: Never { fatalError("no rows have no body") }
    public var _rows: [_TableRowParts<Value>] { [] }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    /// The collection.
    public let data: Data
}

extension TableForEachContent: DynamicTableRowContent {
    public typealias TableRowValue = Data.Element

    public var tableRowBody: Never { fatalError("rows of a collection have no body") }
    public var _rows: [_TableRowParts<Data.Element>] { data.map { _TableRowParts(value: $0) } }
}

/// A row for each element of a tree.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
    public typealias TableRowValue = Data.Element

    public var tableRowBody: Never { fatalError("rows of a tree have no body") }

    public var _rows: [_TableRowParts<Data.Element>] { rows(of: data) }

    // Recursion is safe: a tree of values is as deep as the program made it.
    private func rows(of data: Data) -> [_TableRowParts<Data.Element>] {
        data.map { _TableRowParts(value: $0, children: $0[keyPath: children].map { rows(of: $0) }) }
    }
}

/// A row that can be expanded to show rows inside.
///
/// ```swift
/// DisclosureTableRow(team, isExpanded: $isExpanded) {
///     ForEach(team.members) { TableRow($0) }
/// }
/// ```
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content

    /// Creates a row that can be expanded.
    ///
    /// - Parameters:
    ///   - value: The value of the row.
    ///   - isExpanded: A binding to whether the rows inside are shown; nil if the table keeps it.
    ///   - content: The rows inside.
    public nonisolated init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue

    public var tableRowBody: Never { fatalError("an expandable row has no body") }

    public var _rows: [_TableRowParts<Label.TableRowValue>] {
        label._rows.map { row in
            var row = row
            row.children = content()._rows
            row.isExpanded = isExpanded
            return row
        }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public var tableRowBody: Never { fatalError("rows of a collection have no body") }
    public var _rows: [_TableRowParts<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
    /// Creates rows for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - content: Makes the rows for an element.
    public init<V: Identifiable>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0.id }, knownWork: nil)
    }

    /// Creates rows for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path of an element's identity.
    ///   - content: Makes the rows for an element.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, knownWork: nil)
    }
}
