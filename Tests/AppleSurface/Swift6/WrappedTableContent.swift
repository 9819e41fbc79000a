import ReactiveViewsTesting
import Testing

// Libraries wrap content of any kind, and conform to the protocol of each kind on the condition that the content does.

private struct Tracked<Content> {
    let make: () -> Content

    init(_ make: @escaping () -> Content) { self.make = make }

    var content: Content { make() }
}

extension Tracked: TableColumnContent where Content: TableColumnContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableColumnBody = Never

    nonisolated var tableColumnBody: Never { fatalError("columns come from the content") }

    nonisolated static func _makeContent(
        content: _GraphValue<Tracked<Content>>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs {
        Content._makeContent(content: content[\.content], inputs: inputs)
    }
}

extension Tracked: TableRowContent where Content: TableRowContent {
    typealias TableRowValue = Content.TableRowValue
    typealias TableRowBody = Never

    nonisolated var tableRowBody: Never { fatalError("no table shows these rows") }
}

private struct Person: Identifiable {
    let name: String
    let age: Int
    var id: String { name }
}

/// Columns whose types of rows and comparators follow from their body.
private struct PersonColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Person, KeyPathComparator<Person>> {
        TableColumn("Name", value: \.name)
    }
}

/// Rows whose type of values follows from their body.
private struct PersonRows: TableRowContent {
    let people: [Person]

    var tableRowBody: some TableRowContent<Person> {
        ForEach(people) { TableRow($0) }
    }
}

@MainActor
@Suite("Table content that wraps other content, in mode 6")
struct WrappedTableContentTests {
    private let people = [Person(name: "Bo", age: 20), Person(name: "Ann", age: 30)]

    private func texts(_ columns: some TableColumnContent<Person, KeyPathComparator<Person>>) -> [String] {
        let host = ViewHost(
            Table(of: Person.self) {
                columns
            } rows: {
                PersonRows(people: people)
            },
            size: CGSize(width: 800, height: 600))
        return host.elements.flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label)
    }

    @TableColumnBuilder<Person, KeyPathComparator<Person>>
    private var several: some TableColumnContent<Person, KeyPathComparator<Person>> {
        PersonColumns()
        if people.count > 1 { TableColumn("Age", value: \.age) { Text("\($0.age)") } }
        if people.isEmpty { TableColumn("None", value: \.age) { _ in Text("none") } }
    }

    @Test("Wrapped columns are shown as the columns inside")
    func wrapped() {
        let columns = TableColumn("Age", value: \Person.age) { Text("\($0.age)") }
        let expected = ["Age", "20", "30"]
        #expect(texts(columns) == expected)
        #expect(texts(Tracked { columns }) == expected)
        #expect(texts(Tracked { Tracked { columns.width(100) } }.alignment(.trailing)) == expected)
    }

    @Test("Several columns, columns of a body and of a condition are shown through a wrapper")
    func composed() {
        #expect(texts(Tracked { PersonColumns() }) == ["Name", "Bo", "Ann"])
        #expect(texts(Tracked { several }) == ["Name", "Age", "Bo", "20", "Ann", "30"])
    }

    @Test("Rows whose body is Never conform, as other rows do")
    func rows() {
        func isRowContent<T>(_ type: T.Type) -> Bool { type is any TableRowContent.Type }
        #expect(isRowContent(Tracked<PersonRows>.self))
        #expect(!isRowContent(Tracked<Int>.self))
    }
}
