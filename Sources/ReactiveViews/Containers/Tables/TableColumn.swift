/// A column of a table: a header, and a view for each row.
///
/// ```swift
/// Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age") { Text("\($0.age)") }
/// }
/// ```
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let comparator: (any SortComparator)?
    let content: (RowValue) -> Content

    nonisolated init(_ label: Label, _ comparator: (any SortComparator)?, _ content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }
}

extension TableColumn: PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    nonisolated var columnParts: [_TableColumnParts<RowValue>] {
        [_TableColumnParts(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)]
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never

    public var tableColumnBody: Never { fatalError("Never has no value") }

    public nonisolated static func _makeContent(
        content: _GraphValue<Never>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs { fatalError("Never has no value") }
}

// MARK: - Columns that aren't sorted

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - content: Makes the view for a row's value.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: Makes the view for a row's value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - content: Makes the view for a row's value.
    public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, nil, content)
    }
}

// MARK: - Columns with a comparator

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column that sorts by a comparator.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - comparator: The comparator.
    ///   - content: Makes the view for a row's value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }

    /// Creates a column that sorts by a comparator.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - comparator: The comparator.
    ///   - content: Makes the view for a row's value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content)
    }

    /// Creates a column that sorts by a comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - comparator: The comparator.
    ///   - content: Makes the view for a row's value.
    public nonisolated init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator, content)
    }
}

// MARK: - Columns of a property

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path of the property.
    ///   - content: Makes the view for a row's value.
    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value), content)
    }

    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path of the property.
    ///   - comparator: The comparator of values.
    ///   - content: Makes the view for a row's value.
    public nonisolated init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path of the property.
    ///   - content: Makes the view for a row's value.
    @_disfavoredOverload
    public nonisolated init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value), content)
    }

    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path of the property.
    ///   - comparator: The comparator of values.
    ///   - content: Makes the view for a row's value.
    @_disfavoredOverload
    public nonisolated init<V, C: SortComparator, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the property.
    ///   - content: Makes the view for a row's value.
    public nonisolated init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value), content)
    }

    /// Creates a column that sorts by a property.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the property.
    ///   - comparator: The comparator of values.
    ///   - content: Makes the view for a row's value.
    public nonisolated init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(text, KeyPathComparator(value, comparator: comparator), content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column that shows a string, and sorts by it in the order of Unicode.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path of the string.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable
    ) {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string, and sorts by it.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - value: The key path of the string.
    ///   - comparator: The comparator of strings.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator
    ) {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string, and sorts by it in the order of Unicode.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path of the string.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable
    ) {
        self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string, and sorts by it.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The key path of the string.
    ///   - comparator: The comparator of strings.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string, and sorts by it in the order of Unicode.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the string.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String> & Sendable
    ) {
        self.init(text, KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string, and sorts by it.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path of the string.
    ///   - comparator: The comparator of strings.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
    ) {
        self.init(text, KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }
}
