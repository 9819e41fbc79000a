import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Bindings")
struct BindingTests {
    private struct Child: View {
        @Binding var value: Int

        var body: some View {
            Text("child \(value)")
            Button("Add in child") { value += 1 }
        }
    }

    private struct Setter: View {
        @Binding var value: Int

        var body: some View {
            Button("Set in setter") { value = 9 }
        }
    }

    private struct Parent: View {
        @State var value = 0

        var body: some View {
            Child(value: $value)
            Setter(value: $value)
            Button("Add in parent") { value += 1 }
        }
    }

    @Test("Handing a binding down makes no dependency; the child that reads depends")
    func passingIsNoRead() throws {
        let host = ViewHost(Parent())
        try expectNoDifference(host.evaluations { try host.tap("Add in parent") }, ["Child"])
        try expectNoDifference(host.evaluations { try host.tap("Add in child") }, ["Child"])
        expect(host, shows: "child 2")
        try expectNoDifference(host.evaluations { try host.tap("Set in setter") }, ["Child"])
    }

    @Test("A constant binding ignores writes")
    func constant() throws {
        let host = ViewHost(Child(value: .constant(3)))
        try expectNoDifference(host.evaluations { try host.tap("Add in child") }, [])
        expect(host, shows: "child 3")
    }

    @Test("A binding of closures reads once when made, and calls its setter for equal values, too")
    func closures() {
        let log = Log()
        var value = 1
        let binding = Binding(
            get: {
                log.append("get")
                return value
            },
            set: {
                log.append("set \($0)")
                value = $0
            })
        expectNoDifference(log.take(), ["get"])
        binding.wrappedValue = 1
        expectNoDifference(binding.wrappedValue, 1)
        expectNoDifference(log.take(), ["set 1", "get"])
    }

    private struct Person: Equatable {
        var name = "Ann"
        var age = 30
    }

    private struct NameField: View {
        @Binding var name: String

        var body: some View {
            TextField("Name", text: $name)
        }
    }

    private struct PersonView: View {
        @State var person = Person()

        var body: some View {
            Text("\(person.name), \(person.age)")
            NameField(name: $person.name)
            Button("Birthday") { person.age += 1 }
        }
    }

    @Test("Bindings to the same member are equal, so the view that holds one isn't evaluated")
    func members() throws {
        let host = ViewHost(PersonView())
        try expectNoDifference(host.evaluations { try host.tap("Birthday") }, ["PersonView"])
        try host.type("Bea", into: "Name")
        expect(host, shows: "Bea, 31")
    }

    private struct Row: Hashable, Identifiable {
        let id: Int
        var title: String
    }

    private struct Rows: View {
        @State var rows = [Row(id: 1, title: "one"), Row(id: 2, title: "two")]

        var body: some View {
            ForEach(rows) { row in
                TextField("Row \(row.id)", text: $rows[row].title)
            }
            Button("Reverse") { rows.reverse() }
        }
    }

    @Test("A subscript's arguments are part of the binding's way")
    func subscripts() throws {
        let host = ViewHost(Rows())
        try host.type("eins", into: "Row 1")
        try host.tap("Reverse")
        try host.type("zwei", into: "Row 2")
        expectNoDifference(
            host.elements.map(\.text).prefix(2),
            [
                "TextField \"Row 2\" = \"zwei\" (focused)", "TextField \"Row 1\" = \"eins\"",
            ])
    }

    @Test("What a binding's transaction leaves unset comes from the ambient one, which wins")
    func transactions() {
        var seen: [String] = []
        let binding = Binding(get: { 0 }, set: { _, transaction in seen.append(transaction.a + transaction.b) })
        var transaction = Transaction()
        transaction.a = "own a"
        transaction.b = " own b"
        binding.transaction(transaction).wrappedValue = 1
        withTransaction(\.a, "ambient a") { binding.transaction(transaction).wrappedValue = 1 }
        expectNoDifference(seen, ["own a own b", "ambient a own b"])
    }
}

private enum AKey: TransactionKey { static let defaultValue = "" }
private enum BKey: TransactionKey { static let defaultValue = "" }

extension Transaction {
    fileprivate var a: String {
        get { self[AKey.self] }
        set { self[AKey.self] = newValue }
    }
    fileprivate var b: String {
        get { self[BKey.self] }
        set { self[BKey.self] = newValue }
    }
}

extension Array where Element: Identifiable {
    /// The element of the same identity.
    fileprivate subscript(element: Element) -> Element {
        get { first { $0.id == element.id } ?? element }
        set { if let index = firstIndex(where: { $0.id == element.id }) { self[index] = newValue } }
    }
}
