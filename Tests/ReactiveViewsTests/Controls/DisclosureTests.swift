import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Disclosure")
struct DisclosureTests {
    private struct Groups: View {
        @State var isExpanded = true
        var body: some View {
            DisclosureGroup("Outer", isExpanded: $isExpanded) {
                Text("inside")
                DisclosureGroup("Inner") { Text("deep") }
            }
            Text("\(isExpanded)")
        }
    }

    @Test("A tap on its label expands and collapses a group; one on its content doesn't")
    func groups() throws {
        let host = ViewHost(Groups())
        #expect(
            host.tree.contains("DisclosureGroup \"Outer\" (expanded)\n  Text \"inside\"\n  DisclosureGroup \"Inner\"\n")
        )
        try host.tap("Inner")
        #expect(host.contains("deep"))
        #expect(throws: ViewQueryError.self) { try host.tap("deep") }
        try host.tap("Outer")
        #expect(host.tree == "DisclosureGroup \"Outer\"\nText \"false\"")
        try host.tap("Outer")
        #expect(!host.contains("deep"))
    }

    private struct Arrow: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Button(configuration.isExpanded ? "v" : ">") { configuration.isExpanded.toggle() }
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("A user's style holds for the groups inside, too")
    func styled() throws {
        let host = ViewHost(Groups().disclosureGroupStyle(Arrow()))
        #expect(host.contains("inside"))
        try host.tap(">")
        #expect(host.contains("deep"))
        try host.tap(.button("v").first)
        #expect(!host.contains("inside"))
    }

    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    @Test("An outline shows those that have children as groups")
    func outline() throws {
        let items = [
            Item(id: "a", children: [Item(id: "b", children: [Item(id: "c")]), Item(id: "d")]), Item(id: "e"),
        ]
        let host = ViewHost(List(items, children: \.children) { Text($0.id) })
        #expect(host.tree == "List\n  DisclosureGroup \"a\"\n  Text \"e\"")
        try host.tap("a")
        try host.tap("b")
        #expect(host.tree.contains("DisclosureGroup \"b\" (expanded)\n      Text \"c\"\n    Text \"d\""))
        let tree = ViewHost(OutlineGroup(items[0], children: \.children) { Text($0.id) })
        #expect(tree.tree == "DisclosureGroup \"a\"")
    }

    @Test("A box has a label and content, also in a user's style")
    func box() {
        struct Framed: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text("---")
                configuration.content
            }
        }
        let box = GroupBox("Box") { VStack { Text("inside") } }
        #expect(ViewHost(box).tree == "GroupBox \"Box\"\n  VStack\n    Text \"inside\"")
        let styled = ViewHost(box.groupBoxStyle(Framed()))
        #expect(styled.tree == "GroupBox \"Box\"\n  Text \"Box\"\n  Text \"---\"\n  VStack\n    Text \"inside\"")
    }
}
