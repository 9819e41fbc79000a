import ReactiveViewsTesting
import Testing

/// A shopping list with a row for each item, and a form below it.
struct Shopping: View {
    @State var items = ["Milk", "Bread", "Jam"]
    @State var name = ""
    @State var isUrgent = false
    let log: Log

    var body: some View {
        VStack {
            Text("Shopping").accessibilityAddTraits(.isHeader)
            List {
                ForEach(items, id: \.self) { item in
                    HStack {
                        Text(item)
                        Button("Delete") { items.removeAll { $0 == item } }.buttonStyle(.borderless)
                        Button("Buy") { log.append("buy \(item)") }.buttonStyle(.borderless)
                            .accessibilityIdentifier("buy-\(item)")
                    }
                }
            }
            TextField("Name", text: $name)
            Toggle("Urgent", isOn: $isUrgent)
        }
    }
}

@MainActor
@Suite("Queries")
struct QueryTests {
    private let log = Log()
    private var host: ViewHost<Shopping> { ViewHost(Shopping(log: log)) }

    @Test("Elements are found by role, label, value, identifier, attribute, a part of their text, and a condition")
    func conditions() throws {
        let host = host
        expectNoDifference(host.query(.button).count, 6)
        expectNoDifference(host.query(.button, "Buy").count, 3)
        expectNoDifference(host.query().label("Milk").all.map(\.kind), ["Text"])
        try expectNoDifference(host.query().identifier("buy-Jam").element.label, "Buy")
        #expect(!host.query().label("buy-Jam").exists && host.query("buy-Jam").exists)
        try expectNoDifference(host.query().text(containing: "rgen").element.kind, "Toggle")
        try expectNoDifference(host.query(.heading).element.label, "Shopping")
        expectNoDifference(host.query(.text).filter { $0.label?.count == 3 }.all.compactMap(\.label), ["Jam"])
        expectNoDifference(host.query(.kind("HStack")).count, 3)
        try host.type("Ada", into: .field("Name"))
        try host.tap(.query(.toggle, "Urgent"))
        try expectNoDifference(host.query().value("Ada").element.label, "Name")
        try expectNoDifference(host.query().attribute("on").element.label, "Urgent")
        try expectNoDifference(host.query().attribute("focused").element.kind, "TextField")
    }

    @Test("A query looks inside others, around others, and for those that contain others")
    func places() throws {
        let host = host
        try host.tap(host.query(.button, "Buy").in(host.query(.row).containing("Bread")))
        try host.tap(host.query(.row).containing("Jam").query(.button, "Buy"))
        try host.tap(.button("Buy").in(host.query("Milk").parent))
        expectNoDifference(log.take(), ["buy Bread", "buy Jam", "buy Milk"])
        expectNoDifference(host.query(.row).containing(.button("Buy")).count, 3)
        expectNoDifference(host.query(.row).containing("Nothing").count, 0)
        try expectNoDifference(host.query("Milk").parent.element.kind, "HStack")
        let row = try host.find(.row(containing: "Milk"))
        expectNoDifference(host.query(.button).in(row).count, 2)
    }

    @Test("The nth match counts in reading order, from the end if negative")
    func nth() throws {
        let host = host
        let rows = host.query(.row)
        try host.tap(host.query(.button, "Buy").nth(1))
        try host.tap(host.query(.button, "Buy").first)
        try host.tap(host.query(.button, "Buy").last)
        try host.tap(host.query(.button, "Buy").nth(-2))
        expectNoDifference(log.take(), ["buy Bread", "buy Milk", "buy Jam", "buy Bread"])
        // Before the condition, the second row; after it, the second of two rows.
        #expect(!rows.nth(1).containing("Jam").exists)
        #expect(
            rows.filter { $0.all.contains { $0.label != "Bread" && $0.kind == "Text" } }.nth(1).containing("Jam").exists
        )
    }

    @Test("A query is evaluated at each use")
    func lazy() throws {
        let host = host
        let rows = host.query(.row)
        expectNoDifference(rows.count, 3)
        try host.tap(rows.first.query(.button, "Delete"))
        #expect(rows.count == 2 && !host.contains("Milk"))
        expectNoDifference(host.all(.query(.row)).count, 2)
    }

    @Test("The swipe actions of a row are inside it")
    func swipeActions() throws {
        let host = ViewHost(
            List {
                Text("a").swipeActions { Button("Delete") { log.append("a") } }
                Text("b").swipeActions { Button("Delete") { log.append("b") } }
            })
        try host.swipe("a")
        try host.swipe("b")
        try host.tap(host.query(.button, "Delete").in(host.query(.row).containing("b")))
        expectNoDifference(log.take(), ["b"])
    }

    @Test("A query without a host is for the verbs of any host, and has no results of its own")
    func unbound() throws {
        let query = ViewQuery(.button, "Buy").nth(2)
        try host.tap(query)
        expectNoDifference(log.take(), ["buy Jam"])
        #expect(throws: ViewQueryError.self) { try query.element }
        var exists = true
        let problems = Diagnostics.collect { exists = query.exists }
        #expect(!exists && problems.map(\.kind) == [.invalidInput])
    }
}
