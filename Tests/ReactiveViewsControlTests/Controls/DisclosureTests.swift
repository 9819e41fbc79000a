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
        expect(host, shows: "deep")
        #expect(throws: ViewQueryError.self) { try host.tap("deep") }
        try host.tap("Outer")
        expectNoDifference(host.tree, "DisclosureGroup \"Outer\"\nText \"false\"")
        try host.tap("Outer")
        expect(host, hasNo: "deep")
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
        expect(host, shows: "inside")
        try host.tap(">")
        expect(host, shows: "deep")
        try host.tap(.button("v").first)
        expect(host, hasNo: "inside")
    }

    // MARK: Rows

    private struct Trip: View {
        @State var isExpanded = true
        @State var isInnerExpanded = true
        var isForm = false
        var container: (AnyView) -> AnyView

        var body: some View {
            container(
                AnyView(
                    Group {
                        DisclosureGroup("Outer", isExpanded: $isExpanded) {
                            Text("one").frame(height: 30)
                            Text("two").frame(height: 30)
                            DisclosureGroup("Inner", isExpanded: $isInnerExpanded) {
                                Text("three").frame(height: 30)
                                Text("four").frame(height: 30)
                            }
                        }
                        Text("after").frame(height: 30)
                    }))
        }
    }

    private static let containers: [(String, Bool, @MainActor (AnyView) -> AnyView)] = [
        ("List", true, { view in AnyView(List { view }) }),
        ("Form", true, { view in AnyView(Form { view }) }),
        ("Section", true, { view in AnyView(List { Section("s") { view } }) }),
        ("VStack", false, { view in AnyView(VStack(spacing: 0) { view }) }),
        ("LazyVStack", false, { view in AnyView(ScrollView { LazyVStack { view } }) }),
        ("row", false, { view in AnyView(List { VStack { view } }) }),
    ]

    @Test(
        "The views of a group's content stand one below the other: rows in a list, a column elsewhere", arguments: 0..<6
    )
    func column(_ index: Int) throws {
        let (name, areRows, container) = Self.containers[index]
        let host = ViewHost(Trip(container: container))
        func tops(_ names: [String]) throws -> [CGFloat] { try names.map { try host.frame(of: $0).minY } }
        let all = ["one", "two", "three", "four", "after"]
        func expectBelow(_ names: [String]) throws {
            let tops = try tops(names)
            for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(lower - upper >= 30, "\(name) \(tops)") }
        }
        try expectBelow(all)
        if areRows {
            let tops = try tops(["one", "two"])
            #expect(tops[1] - tops[0] >= 44, "\(name)")
            expectNoDifference(host.query(.row).count, 7, "\(name): \(host.tree)")
            expectNoDifference(
                host.query(.row).all.map(\.label), ["Outer", "one", "two", "Inner", "three", "four", "after"],
                "\(name)")
            let starts = try ["one", "three"].map { try host.frame(of: $0).minX }
            expectNoDifference(starts[1], starts[0] + 20, "\(name)")
        }
        let whole = try host.frame(of: "after").minY
        try host.tap("Inner")
        #expect(!host.contains("three") && host.contains("two"))
        try expectBelow(["one", "two", "after"])
        #expect(try host.frame(of: "after").minY < whole)
        try host.tap("Outer")
        #expect(!host.contains("one") && !host.contains("Inner"))
        try host.tap("Outer")
        try host.tap("Inner")
        try expectBelow(all)
        try expectNoDifference(host.frame(of: "after").minY, whole)
        host.checkInvariants()
    }

    @Test("A modifier of a group applies to each row in a list, and to the whole group elsewhere")
    func modified() throws {
        func group() -> some View {
            DisclosureGroup("Outer", isExpanded: .constant(true)) {
                Text("one").frame(height: 40)
                Text("two").frame(height: 40)
            }.padding(10).accessibilityIdentifier("id")
        }
        let list = ViewHost(List { group() })
        #expect(try list.frame(of: "two").minY - list.frame(of: "one").minY >= 60)
        let column = ViewHost(VStack { group() })
        try expectNoDifference(column.frame(of: "two").minY - column.frame(of: "one").minY, 48)
        expectNoDifference(column.query().identifier("id").all.map(\.kind), ["DisclosureGroup"])
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }

    @Test("A style's views are rows in a list, one row if the style arranges them", arguments: [false, true])
    func styledRows(_ isOneView: Bool) throws {
        let list = List {
            DisclosureGroup {
                Text("one").frame(height: 40)
                Text("two").frame(height: 40)
            } label: {
                Text("Outer")
            }
            Text("after")
        }
        func check(_ host: ViewHost<some View>, _ more: String, _ count: Int) throws {
            expect(host, hasNo: "one")
            try host.tap(more)
            #expect(try host.frame(of: "two").minY >= host.frame(of: "one").maxY)
            expectNoDifference(host.query(.row).count, count, "\(host.tree)")
        }
        if isOneView {
            try check(ViewHost(list.disclosureGroupStyle(Arrow())), ">", 2)
        } else {
            try check(ViewHost(list.disclosureGroupStyle(Plain())), "more", 5)
        }
    }

    @Test("The rows of a tree are selected each by itself")
    func selectedRows() throws {
        struct Tree: View {
            @State var selected: String?
            let items: [Item]
            var body: some View {
                List(items, children: \.children, selection: $selected) { Text($0.id) }
                Text("selected \(selected ?? "none")")
            }
        }
        let host = ViewHost(Tree(items: [Item(id: "a", children: [Item(id: "b"), Item(id: "c")]), Item(id: "d")]))
        try host.tap("a")
        #expect(try host.frame(of: "c").minY - host.frame(of: "b").minY >= 44)
        expectNoDifference(host.query(.row).all.map(\.label), ["a", "b", "c", "d"])
        for id in ["b", "c", "d"] {
            try host.tap(id)
            expect(host, shows: "selected \(id)")
            expectNoDifference(host.query(.row).attribute("selected").all.map(\.label), [id], "\(host.tree)")
        }
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
        expectNoDifference(host.tree, "List\n  DisclosureGroup \"a\"\n  Text \"e\"")
        try host.tap("a")
        try host.tap("b")
        #expect(host.tree.contains("DisclosureGroup \"b\" (expanded)\n      Text \"c\"\n    Text \"d\""))
        let tree = ViewHost(OutlineGroup(items[0], children: \.children) { Text($0.id) })
        expectNoDifference(tree.tree, "DisclosureGroup \"a\"")
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
        expectNoDifference(ViewHost(box).tree, "GroupBox \"Box\"\n  VStack\n    Text \"inside\"")
        let styled = ViewHost(box.groupBoxStyle(Framed()))
        expectNoDifference(
            styled.tree, "GroupBox \"Box\"\n  Text \"Box\"\n  Text \"---\"\n  VStack\n    Text \"inside\"")
    }
}
