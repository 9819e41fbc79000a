extension Table: View {
    public var body: some View {
        TableBody(
            rows: rows._rows, columns: columns.singleColumns, selection: selection, sorting: sorting,
            customization: customization)
    }
}

/// The view of a table.
nonisolated private struct TableBody<Value: Identifiable>: View {
    let rows: [_TableRowParts<Value>]
    let columns: [_TableColumnParts<Value>]
    let selection: ListSelection<Value.ID>?
    let sorting: TableSorting?
    let customization: TableColumnCustomization<Value>?
    /// The rows that are expanded and have no binding of their own.
    @State private var expanded: Set<Value.ID> = []
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.isTableInset) private var isInset

    @MainActor private var isCompact: Bool { sizeClass == .compact }

    /// The columns that are shown.
    @MainActor private var shown: [(index: Int, column: _TableColumnParts<Value>)] {
        let visible = columns.enumerated().filter { _, column in
            let own = column.customizationID.map { customization?[visibility: $0] ?? .automatic } ?? .automatic
            return (own == .automatic ? column.defaultVisibility : own) != .hidden
        }
        return visible.prefix(isCompact ? 1 : visible.count).map { ($0.offset, $0.element) }
    }

    /// A row that is shown, with the number of rows around it.
    private struct ShownRow: Identifiable {
        let row: _TableRowParts<Value>
        let depth: Int
        var id: Value.ID { row.value.id }
    }

    @MainActor private func isExpanded(_ row: _TableRowParts<Value>) -> Bool {
        row.isExpanded?.wrappedValue ?? expanded.contains(row.value.id)
    }

    @MainActor private func toggle(_ row: _TableRowParts<Value>) {
        if let isExpanded = row.isExpanded { return isExpanded.wrappedValue.toggle() }
        if expanded.remove(row.value.id) == nil { expanded.insert(row.value.id) }
    }

    /// The rows that are shown. Uses no stack, however deep the rows are.
    @MainActor private var shownRows: [ShownRow] {
        var shown: [ShownRow] = []
        var stack = rows.reversed().map { ShownRow(row: $0, depth: 0) }
        while let next = stack.popLast() {
            shown.append(next)
            guard let children = next.row.children, isExpanded(next.row) else { continue }
            stack += children.reversed().map { ShownRow(row: $0, depth: next.depth + 1) }
        }
        return shown
    }

    @MainActor var body: some View {
        let columns = shown
        VStack(alignment: .leading, spacing: 0) {
            if headers != .hidden, !isCompact { header(columns) }
            List(
                selection,
                ForEach(shownRows) { shown in
                    shown.row.decorate(AnyView(line(shown, columns))).tag(shown.id)
                }
            )
            .listStyle(PlainListStyle())
        }
        .modifier(
            KindOfElementModifier<TableElement> { element in
                element.kind = "Table"
                guard let place = element.children.lastIndex(where: { $0.kind == "List" }) else { return }
                let rows = element.children[place].children
                element.children.replaceSubrange(place...place, with: rows)
            })
    }

    // MARK: Cells

    @MainActor private func header(_ columns: [(index: Int, column: _TableColumnParts<Value>)]) -> some View {
        HStack(spacing: 8) {
            ForEach(columns, id: \.index) { _, column in
                title(column).modifier(TableCell(width: column.width, alignment: column.alignment))
            }
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .padding(.horizontal, isInset ? 32 : 16)
        .padding(.vertical, 6)
        .modifier(KindOfElementModifier<TableHeaderElement> { $0.kind = "TableHeader" })
    }

    @MainActor @ViewBuilder
    private func title(_ column: _TableColumnParts<Value>) -> some View {
        if let comparator = column.comparator, let sorting {
            let place = sorting.place(comparator)
            Button {
                sorting.choose(comparator)
            } label: {
                column.label
            }
            .buttonStyle(PlainButtonStyle())
            .modifier(
                KindOfElementModifier<TableSortElement> { element in
                    guard let place, place.index == 0 else { return }
                    element.value = place.order == .forward ? "ascending" : "descending"
                })
        } else {
            column.label
        }
    }

    @MainActor private func line(
        _ shown: ShownRow, _ columns: [(index: Int, column: _TableColumnParts<Value>)]
    ) -> some View {
        HStack(spacing: 8) {
            ForEach(columns, id: \.index) { index, column in
                HStack(spacing: 4) {
                    if index == columns.first?.index, shown.row.children != nil {
                        Button {
                            toggle(shown.row)
                        } label: {
                            Image(systemName: isExpanded(shown.row) ? "chevron.down" : "chevron.forward")
                        }
                        .buttonStyle(PlainButtonStyle())
                    }
                    column.cell(shown.row.value)
                }
                .padding(.leading, index == columns.first?.index ? CGFloat(shown.depth) * 16 : 0)
                .modifier(UnwrappingModifier())
                .modifier(TableCell(width: column.width, alignment: column.alignment))
            }
        }
        .modifier(KindOfElementModifier<TableRowElement> { $0.kind = "TableRow" })
    }
}

private enum TableElement {}
private enum TableHeaderElement {}
private enum TableSortElement {}
private enum TableRowElement {}

/// A cell or header with the width and alignment of its column.
nonisolated private struct TableCell: ViewModifier {
    let width: TableColumnWidth
    let alignment: TableColumnAlignment

    @MainActor func body(content: Content) -> some View {
        content
            .frame(width: width.fixed, alignment: alignment.alignment)
            .frame(
                minWidth: width.fixed ?? width.min, idealWidth: width.fixed ?? width.ideal,
                maxWidth: width.fixed ?? width.max ?? .infinity, alignment: alignment.alignment)
    }
}
