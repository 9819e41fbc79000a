import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
    private struct Item: Identifiable, Hashable {
        var id: Int
        var name: String
    }

    private static let items = [Item(id: 1, name: "one"), Item(id: 2, name: "two"), Item(id: 3, name: "three")]

    private struct Single: View {
        @State var selection: Int?
        @State var taps = 0
        var body: some View {
            List(ListTests.items, selection: $selection) { item in
                if item.id == 3 {
                    Button(item.name) { taps += 1 }
                } else {
                    Text(item.name)
                }
            }
            .listStyle(PlainListStyle())
            Text("\(selection ?? 0) \(taps)")
        }
    }

    @Test("A tap selects a row, unless something in it takes the tap")
    func single() throws {
        let host = ViewHost(Single())
        try host.tap("two")
        expectNoDifference(
            host.tree, "List\n  Text \"one\"\n  Text \"two\" (selected)\n  Button \"three\"\nText \"2 0\"")
        try host.tap("one")
        try host.tap("three")
        expectNoDifference(
            host.tree, "List\n  Text \"one\" (selected)\n  Text \"two\"\n  Button \"three\"\nText \"1 1\"")
    }

    private struct Multiple: View {
        @State var selection: Set<String> = []
        @State var mode = EditMode.inactive
        var body: some View {
            EditButton()
            List(selection: $selection) {
                Section("Fruit") {
                    Text("apple").tag("a")
                    HStack { Text("pear") }.tag("p")
                    Text("none")
                }
                Text("fixed").tag("f").selectionDisabled()
            }
            .environment(\.editMode, $mode)
            Button(mode.isEditing ? "Stop" : "Start") { mode = mode.isEditing ? .inactive : .active }
            Text(selection.sorted().joined())
        }
    }

    @Test("Several rows are selected in edit mode only, by their tags")
    func multiple() throws {
        let host = ViewHost(Multiple())
        #expect(throws: ViewQueryError.self) { try host.tap("apple") }
        try host.tap("Start")
        try host.tap("apple")
        try host.tap("pear")
        #expect(throws: ViewQueryError.self) { try host.tap("none") }
        #expect(throws: ViewQueryError.self) { try host.tap("fixed") }
        expectNoDifference(host.elements.last?.label, "ap")
        #expect(
            host.tree.contains(
                "Text \"apple\" (selected)\n    HStack (selected)\n      Text \"pear\"\n    Text \"none\""))
        try host.tap("apple")
        expectNoDifference(host.elements.last?.label, "p")
    }

    private struct Bound: View {
        @State var items = ListTests.items
        @State var chosen = 1
        var body: some View {
            List($items, selection: $chosen) { $item in TextField("Name \(item.id)", text: $item.name) }
            List($items) { $item in Text(item.name) }
            List($items, id: \.name) { $item in Text(item.name) }
            List(0..<2) { Text("row \($0)") }.listStyle(.insetGrouped)
            List(items, id: \.name) { Text($0.name) }.listStyle(GroupedListStyle())
        }
    }

    @Test("A bound collection's rows get bindings; ranges and key paths make rows, too")
    func bound() throws {
        let host = ViewHost(Bound())
        try host.type("uno", into: "Name 1")
        expectNoDifference(host.elements[0].children[0].line, "TextField \"Name 1\" = \"uno\" (focused, selected)")
        expectNoDifference(host.elements[3].text, "List\n  Text \"row 0\"\n  Text \"row 1\"")
        expectNoDifference(host.elements[4].children.map(\.label), ["uno", "two", "three"])
    }

    private struct Sections: View {
        @State var isExpanded = true
        var body: some View {
            List {
                Section {
                    Text("a")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                }
                Section(header: Text("H"), footer: Text("F")) { Text("b") }.headerProminence(.increased)
                Section(footer: Text("only foot")) { Text("c") }
                Section("More", isExpanded: $isExpanded) { Text("d") }
            }
        }
    }

    @Test("A section has a header, rows and a footer, and may be collapsed by a tap on its header")
    func sections() throws {
        let host = ViewHost(Sections())
        let lines = host.elements[0].children.map(\.text)
        expectNoDifference(lines[0], "Section \"Head\"\n  Text \"a\"\n  Text \"Foot\"")
        expectNoDifference(lines[1], "Section \"H\"\n  Text \"b\"\n  Text \"F\"")
        expectNoDifference(lines[2], "Section\n  Text \"c\"\n  Text \"only foot\"")
        expectNoDifference(lines[3], "Section \"More\" (expanded)\n  Text \"d\"")
        try host.tap("More")
        expectNoDifference(host.elements[0].children[3].text, "Section \"More\"")
        try host.tap("More")
        expect(host, shows: "d")
        #expect(throws: ViewQueryError.self) { try host.tap("d") }
    }

    private struct Plain: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.content }
        }
    }

    @Test("A form is shown in a style")
    func forms() {
        let form = Form { Text("row") }
        expectNoDifference(ViewHost(form).tree, "Form\n  Text \"row\"")
        expectNoDifference(ViewHost(form.formStyle(.grouped)).tree, "Form\n  Text \"row\"")
        expectNoDifference(ViewHost(form.formStyle(Plain())).tree, "VStack\n  Text \"row\"")
    }
}
