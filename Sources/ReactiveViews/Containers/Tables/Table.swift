/// Rows with several columns, which the user can select, and sort by a column.
///
/// A click on the header of a column with a comparator sorts by it; another one reverses the order. The table changes
/// only the sort order: the program sorts its data when the order changes.
///
/// ```swift
/// struct People: View {
///     @State private var people = [Person(name: "Ann", age: 30), Person(name: "Bo", age: 20)]
///     @State private var order = [KeyPathComparator(\Person.name)]
///
///     var body: some View {
///         Table(people, sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age", value: \.age) { Text("\($0.age)") }
///         }
///         .onChange(of: order) { _, order in people.sort(using: order) }
///     }
/// }
/// ```
///
/// Where there is little horizontal space, a table shows its first column only, and no headers. Rows are selected as
/// those of a `List`: several of them in edit mode. In the tree of a host a table is a `Table` with a `TableHeader` and
/// a `TableRow` for each row.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    let rows: Rows
    let columns: Columns
    let selection: ListSelection<Value.ID>?
    let sorting: TableSorting?
    let customization: TableColumnCustomization<Value>?

    nonisolated init(
        _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID>?, _ sorting: TableSorting?,
        _ customization: TableColumnCustomization<Value>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
    }
}

/// The sort order of a table and the way to change it.
struct TableSorting {
    /// Returns the position of a comparator in the order, and its direction; nil if the order doesn't have it.
    let place: (any SortComparator) -> (index: Int, order: SortOrder)?
    /// Sorts by a comparator first, or reverses its direction if it is the first one.
    let choose: (any SortComparator) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        func index(_ comparator: any SortComparator) -> Int? {
            guard let comparator = comparator as? Sort else { return nil }
            return order.wrappedValue.firstIndex { $0.isEqual(to: comparator) }
        }
        place = { comparator in index(comparator).map { ($0, order.wrappedValue[$0].order) } }
        choose = { comparator in
            guard var comparator = comparator as? Sort else { return }
            var comparators = order.wrappedValue
            if let index = index(comparator) {
                let old = comparators.remove(at: index)
                if index == 0 { comparator.order = old.order == .forward ? .reverse : .forward }
            }
            order.wrappedValue = [comparator] + comparators
        }
    }
}

extension SortComparator {
    /// Returns whether another comparator sorts by the same values, in either direction.
    fileprivate func isEqual(to other: Self) -> Bool {
        if let mine = self as? KeyPathComparator<Compared>, let its = other as? KeyPathComparator<Compared> {
            return mine.keyPath == its.keyPath
        }
        var (a, b) = (self, other)
        a.order = .forward
        b.order = .forward
        return a == b
    }
}
