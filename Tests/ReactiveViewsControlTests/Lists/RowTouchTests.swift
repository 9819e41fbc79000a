import ReactiveViewsTesting
import ReactiveViews
import Testing

/// A row of a list or form reacts over its whole width.
@MainActor
@Suite("Touches in rows")
struct RowTouchTests {
    private let log = Log()

    /// A point in the row of some words, near its trailing edge.
    private func end<V: View>(of words: String, _ host: ViewHost<V>) throws -> CGPoint {
        CGPoint(x: host.size.width - 50, y: try host.frame(of: words).midY)
    }

    private struct Rows<Row: View>: View {
        let isForm: Bool
        let row: Row
        var body: some View {
            NavigationStack {
                if isForm {
                    Form { row }
                } else {
                    List { row }.listStyle(.sidebar)
                }
            }
        }
    }

    @Test("A button and a link react beside their words", arguments: [false, true])
    func controls(_ isForm: Bool) throws {
        let rows = Group {
            Button("Do") { log.append("do") }
            NavigationLink("Open") { Text("opened") }
            Text("nothing")
        }
        let host = ViewHost(Rows(isForm: isForm, row: rows))
        try host.tap(at: end(of: "Do", host))
        expectNoDifference(log.take(), ["do"])
        try host.tap(at: end(of: "nothing", host))
        expectNoDifference(log.take(), [])
        try host.tap(at: end(of: "Open", host))
        expect(host, shows: "opened")
    }

    private struct Switch: View {
        @State private var isOn = false
        @State private var choice = 1
        @State private var isExpanded = false
        var body: some View {
            Toggle("Switch", isOn: $isOn)
            Picker("Pick", selection: $choice) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            Menu("More") { Button("Item") {} }
            DisclosureGroup("Details", isExpanded: $isExpanded) { Text("detail") }
            Text("on \(isOn ? "yes" : "no")")
        }
    }

    @Test("So do toggles, pickers, menus and disclosure groups", arguments: [false, true])
    func otherControls(_ isForm: Bool) throws {
        let host = ViewHost(Rows(isForm: isForm, row: Switch()))
        let middle = { (words: String) in CGPoint(x: 195, y: try host.frame(of: words).midY) }
        try host.tap(at: middle("Switch"))
        expect(host, shows: "on yes")
        try host.tap(at: middle("Details"))
        expect(host, shows: "detail")
        try host.tap(at: middle("More"))
        expect(host, shows: "Item")
        try host.tap("Item")
        try host.tap(at: middle("Pick"))
        #expect(host.tree.contains("Picker \"Pick\" = \"one\" (open)"))
    }

    private struct Styled: View {
        let log: Log
        var body: some View {
            HStack {
                Button("one") { log.append("one") }
                Button("two") { log.append("two") }
            }
            HStack {
                Text("words")
                Button("alone") { log.append("alone") }
            }
            Button("plain") { log.append("plain") }.buttonStyle(.plain)
            Text("text").onTapGesture { log.append("text") }
            HStack {
                Text("whole")
                Spacer()
            }
            .contentShape(Rectangle()).onTapGesture { log.append("whole") }
            Button("disabled") { log.append("disabled") }.disabled(true)
        }
    }

    @Test(
        "Several buttons, one with a style of its own and tap gestures react where they are", arguments: [false, true])
    func otherRows(_ isForm: Bool) throws {
        let host = ViewHost(Rows(isForm: isForm, row: Styled(log: log)))
        for words in ["one", "plain", "text", "disabled"] { try host.tap(at: end(of: words, host)) }
        expectNoDifference(log.take(), [])
        for words in ["one", "two", "plain", "text"] { try host.tap(words) }
        expectNoDifference(log.take(), ["one", "two", "plain", "text"])
        try host.tap("words")
        try host.tap(at: end(of: "words", host))
        expectNoDifference(log.take(), ["alone", "alone"])
        try host.tap(at: end(of: "whole", host))
        expectNoDifference(log.take(), ["whole"])
    }

    private struct Selecting: View {
        @State private var selection: String?
        let log: Log
        var body: some View {
            List(selection: $selection) {
                ForEach(["a", "b"], id: \.self) { Text($0) }
                Button("Do") { log.append("do") }
            }
            Text("selected \(selection ?? "none")")
        }
    }

    @Test("A row is selected by a tap beside its words")
    func selection() throws {
        let host = ViewHost(Selecting(log: log))
        try host.tap(at: end(of: "b", host))
        expect(host, shows: "selected b")
        expectNoDifference(host.element(at: try end(of: "a", host))?.label, "a")
        try host.tap(at: end(of: "Do", host))
        #expect(host.contains("selected b") && log.take() == ["do"])
    }

    private struct Swiped: View {
        let log: Log
        var body: some View {
            List {
                ForEach(0..<2) { row in
                    Button("row \(row)") { log.append("row \(row)") }
                        .swipeActions { Button("Delete") { log.append("delete \(row)") } }
                }
            }
        }
    }

    @Test("Rows with swipe actions react as well, and the actions by themselves")
    func swipeActions() throws {
        let host = ViewHost(Swiped(log: log))
        try host.tap(at: end(of: "row 1", host))
        expectNoDifference(log.take(), ["row 1"])
        try host.swipe("row 0")
        try host.tap("Delete")
        expectNoDifference(log.take(), ["delete 0"])
    }

    @Test("Between the rows, in margins and in headers nothing reacts")
    func elsewhere() throws {
        let host = ViewHost(
            List {
                Section("Header") { Button("Do") { log.append("do") } }
            })
        let y = try host.frame(of: "Do").midY
        for point in [
            CGPoint(x: 3, y: y), CGPoint(x: 387, y: y), CGPoint(x: 200, y: try host.frame(of: "Header").minY + 2),
            CGPoint(x: 200, y: 700),
        ] {
            try? host.tap(at: point)
        }
        expectNoDifference(log.take(), [])
        try host.tap(at: CGPoint(x: 370, y: y))
        expectNoDifference(log.take(), ["do"])
    }
}
