import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
    struct Person: Identifiable, Hashable {
        let name: String
        let age: Int
        var friends: [Person]?
        var id: String { name }
    }

    private static let people = [
        Person(name: "Bo", age: 20), Person(name: "Ann", age: 30), Person(name: "Cy", age: 25),
    ]
    private let wide = CGSize(width: 800, height: 600)

    private struct Sorted: View {
        @State var people = TableTests.people
        @State var order: [KeyPathComparator<Person>] = []
        @State var selection: Person.ID?

        var body: some View {
            Table(people, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age) years") }
                TableColumn("Initial") { Text($0.name.prefix(1)) }
            }
            .onChange(of: order) { _, order in people.sort(using: order) }
            Text("selected \(selection ?? "none")")
        }
    }

    private func names<V: View>(_ host: ViewHost<V>) -> [String] {
        host.elements.flatMap(\.all).filter { $0.kind == "TableRow" }.compactMap {
            $0.all.first { $0.kind == "Text" }?.label
        }
    }

    @Test("A table has a header and a row with a cell for each column")
    func tree() {
        let host = ViewHost(
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            }, size: wide)
        #expect(
            host.tree == """
                Table
                  TableHeader
                    Text "Name"
                    Text "Age"
                  TableRow
                    Text "Bo"
                    Text "20"
                  TableRow
                    Text "Ann"
                    Text "30"
                  TableRow
                    Text "Cy"
                    Text "25"
                """)
    }

    @Test("A tap on a header sorts by the column, another one reverses the order")
    func sorting() throws {
        let host = ViewHost(Sorted(), size: wide)
        expectNoDifference(names(host), ["Bo", "Ann", "Cy"])
        try host.tap("Name")
        expectNoDifference(names(host), ["Ann", "Bo", "Cy"])
        try expectNoDifference(host.find("Name").value, "ascending")
        try host.tap("Name")
        expectNoDifference(names(host), ["Cy", "Bo", "Ann"])
        try expectNoDifference(host.find("Name").value, "descending")
        try host.tap("Age")
        expectNoDifference(names(host), ["Bo", "Cy", "Ann"])
        #expect(try host.find("Name").value == nil)
        #expect(throws: ViewQueryError.self) { try host.tap("Initial") }
    }

    @Test("A tap selects a row")
    func selection() throws {
        let host = ViewHost(Sorted(), size: wide)
        try host.tap("30 years")
        expect(host, shows: "selected Ann")
        let rows = host.elements.flatMap(\.all).filter { $0.kind == "TableRow" }
        expectNoDifference(rows.map { $0.attributes.contains("selected") }, [false, true, false])
    }

    @Test("Cells are below their headers")
    func columns() throws {
        let host = ViewHost(
            Table(Self.people) {
                TableColumn("Name", value: \.name).width(120)
                TableColumn("Age") { Text("\($0.age)") }.width(min: 50, max: 90).alignment(.trailing)
                TableColumn("Rest") { Text("rest \($0.name)") }
            }, size: wide)
        try expectNoDifference(host.frame(of: "Name").minX, host.frame(of: "Bo").minX)
        #expect(abs(try host.frame(of: "Age").maxX - host.frame(of: "20").maxX) < 0.01)
        try expectNoDifference(host.frame(of: "Rest").minX, host.frame(of: "rest Bo").minX)
    }

    @Test("In little space a table shows its first column, without headers")
    func compact() {
        let host = ViewHost(Sorted(), size: CGSize(width: 390, height: 800))
        expectNoDifference(names(host), ["Bo", "Ann", "Cy"])
        #expect(!host.contains("20 years") && !host.contains("Age"))
    }

    private struct Mixed: View {
        @State var isOpen = false
        var shows = true

        var body: some View {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                if shows { TableColumn("Age") { Text("\($0.age)") } }
                TableColumnForEach(["x", "y"], id: \.self) { letter in
                    TableColumn(Text(letter)) { Text("\($0.name) \(letter)") }
                }
            } rows: {
                TableRow(Person(name: "Zoe", age: 1))
                ForEach(TableTests.people) { person in
                    if person.age > 20 { TableRow(person) }
                }
                DisclosureTableRow(Person(name: "Team", age: 0), isExpanded: $isOpen) {
                    TableRow(Person(name: "Member", age: 5))
                }
            }
            Button("Open") { isOpen = true }
        }
    }

    @Test("Rows and columns are made by conditions and collections, and can be expanded")
    func builders() throws {
        let host = ViewHost(Mixed(), size: wide)
        expectNoDifference(names(host), ["Zoe", "Ann", "Cy", "Team"])
        #expect(host.contains("Ann x") && host.contains("Zoe y") && host.contains("30"))
        try host.tap("Open")
        expectNoDifference(names(host), ["Zoe", "Ann", "Cy", "Team", "Member"])
        #expect(!ViewHost(Mixed(shows: false), size: wide).contains("30"))
    }

    @Test("The rows of a tree are shown when their row is expanded")
    func outline() throws {
        let tree = [
            Person(name: "Root", age: 1, friends: [Person(name: "Leaf", age: 2)]), Person(name: "Lone", age: 3),
        ]
        let host = ViewHost(
            Table(tree, children: \.friends) { TableColumn("Name", value: \.name) }, size: wide)
        expectNoDifference(names(host), ["Root", "Lone"])
        try host.tap("chevron.forward")
        expectNoDifference(names(host), ["Root", "Leaf", "Lone"])
        #expect(try host.frame(of: "Leaf").minX > host.frame(of: "Root").minX - 20)
    }

    @Test("Columns that a customization hides aren't shown, nor headers that are hidden")
    func customization() throws {
        var state = TableColumnCustomization<Person>()
        state[visibility: "age"] = .hidden
        let decoded = try JSONDecoder().decode(
            TableColumnCustomization<Person>.self, from: JSONEncoder().encode(state))
        expectNoDifference(decoded, state)
        let host = ViewHost(
            Table(Self.people, columnCustomization: .constant(state)) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("Age") { Text("\($0.age)") }.customizationID("age")
                TableColumn("Spare") { _ in Text("spare") }.defaultVisibility(.hidden)
            }
            .tableColumnHeaders(.hidden).tableStyle(.inset), size: wide)
        #expect(host.contains("Bo") && !host.contains("20") && !host.contains("spare") && !host.contains("Name"))
    }
}
