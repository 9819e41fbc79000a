import ReactiveViewsTesting
import Testing

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

private struct PriceKey: _ViewTraitKey {
    static let defaultValue = 0
}

@MainActor
@Suite("Subviews of a container")
struct SubviewTests {
    private struct Counter: View {
        let name: String
        @State var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    private struct Pair: View {
        var body: some View {
            Text("first")
            Text("second")
        }
    }

    private struct Numbered<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            Group(subviews: content) { subviews in
                Text("\(subviews.count) views")
                ForEach(Array(subviews.enumerated()), id: \.element.id) { index, subview in
                    HStack {
                        Text("\(index)")
                        subview
                    }
                }
            }
        }
    }

    @Test("Groups, conditions, collections and bodies of several views are taken apart; stacks and controls aren't")
    func parts() {
        let host = ViewHost(
            Numbered {
                Text("a")
                Group {
                    Text("b")
                    if true { Text("c") }
                }
                ForEach(0..<2, id: \.self) { Text("row \($0)") }
                Pair()
                AnyView(Text("erased"))
                EmptyView()
                VStack {
                    Text("inner")
                    Text("inner too")
                }
            })
        expect(host, shows: "9 views")
        expectNoDifference(host.all("inner too").count, 1)
        #expect(host.tree.hasPrefix("Text \"9 views\"\nHStack\n  Text \"0\"\n  Text \"a\"\nHStack\n  Text \"1\""))
        #expect(host.tree.contains("HStack\n  Text \"8\"\n  VStack"))
    }

    private struct Changing: View {
        @State var names = ["x", "y"]
        @State var hasMore = false

        var body: some View {
            Numbered {
                ForEach(names, id: \.self) { Counter(name: $0) }
                if hasMore { Text("more") }
            }
            Button("Reverse") { names.reverse() }
            Button("Insert") { names.insert("z", at: 0) }
            Button("More") { hasMore.toggle() }
        }
    }

    @Test("Subviews that are inserted, moved and removed appear so, and the others keep their state")
    func changes() throws {
        let host = ViewHost(Changing())
        try host.tap("y 0")
        try host.tap("Reverse")
        #expect(host.tree.hasPrefix("Text \"2 views\"\nHStack\n  Text \"0\"\n  Button \"y 1\"\nHStack"))
        try host.tap("Insert")
        expect(host, shows: "3 views")
        #expect(host.tree.contains("Text \"1\"\n  Button \"y 1\""))
        try host.tap("More")
        #expect(host.contains("4 views") && host.contains("more"))
        try host.tap("More")
        #expect(host.contains("3 views") && !host.contains("more"))
        host.checkInvariants()
    }

    private struct Model: View {
        @State var title = "old"

        var body: some View {
            Numbered { Text(title) }
            Button("Rename") { title = "new" }
        }
    }

    @Test("A subview shows its new value without another evaluation of the container's views")
    func values() throws {
        let host = ViewHost(Model())
        try host.tap("Rename")
        #expect(host.contains("new") && !host.contains("old"))
    }

    @Test("A subview reports container values and tags; the innermost modifier counts")
    func containerValues() {
        let host = ViewHost(
            Group(
                subviews: Group {
                    Text("a").containerValue(\.isPinned, true)
                    Text("b").tag(7)
                    Text("c").containerValue(\.isPinned, true).containerValue(\.isPinned, false)
                    Group { Text("d") }.containerValue(\.isPinned, true)
                    Text("e")
                }
            ) { subviews in
                ForEach(subviews) { subview in
                    let values = subview.containerValues
                    HStack {
                        subview
                        Text("\(values.isPinned) \(values.tag(for: Int.self) ?? 0) \(values.hasTag("7"))")
                    }
                }
            })
        let texts = host.all("true 0 false").count
        expectNoDifference(texts, 3)
        #expect(host.tree.contains("Text \"b\"\n  Text \"false 7 false\""))
        #expect(host.tree.contains("Text \"e\"\n  Text \"false 0 false\""))
    }

    private struct Flagging: View {
        @State var isPinned = false

        var body: some View {
            ForEach(subviews: Text("note").containerValue(\.isPinned, isPinned)) { subview in
                Text(subview.containerValues.isPinned ? "pinned" : "loose")
            }
            Button("Pin") { isPinned = true }
        }
    }

    @Test("A changed container value reaches the container")
    func changedValue() throws {
        let host = ViewHost(Flagging())
        expect(host, shows: "loose")
        try host.tap("Pin")
        #expect(host.contains("pinned") && !host.contains("loose"))
    }

    @Test("ForEach goes through the subviews of any view, also of known ones, and of a slice")
    func forEach() {
        let host = ViewHost(
            VStack {
                ForEach(subviews: Pair()) { subview in subview.padding(3) }
                Group(subviews: Pair()) { subviews in
                    subviews.dropFirst()
                    ForEach(subviews: subviews) { $0 }
                }
            })
        expectNoDifference(host.all("first").count, 2)
        expectNoDifference(host.all("second").count, 3)
    }

    @Test("The environment of a subview is that of its place")
    func environment() {
        struct Size: View {
            @Environment(\.lineLimit) private var limit
            var body: some View { Text("limit \(limit ?? 0)") }
        }
        let host = ViewHost(
            ForEach(subviews: Group { Size() }.truncationMode(.head)) { $0.environment(\.lineLimit, 4) })
        expect(host, shows: "limit 4")
    }

    @Test("Sections are told apart; views outside of sections form sections of their own")
    func sections() {
        let host = ViewHost(
            Group(
                sections: Group {
                    Text("loose")
                    Section("Fruit") {
                        Text("apple")
                        Text("pear")
                    }
                    .containerValue(\.isPinned, true)
                    Section {
                        Text("milk")
                    } footer: {
                        Text("cold")
                    }
                }
            ) { sections in
                ForEach(sections) { section in
                    let pinned = section.containerValues.isPinned
                    Text("\(section.header.count) \(section.content.count) \(section.footer.count) \(pinned)")
                }
                sections.last?.footer
            })
        let expected = ["0 1 0 false", "1 2 0 true", "0 1 1 false", "cold"]
        expectNoDifference(host.elements.compactMap(\.label), expected)
    }

    @Test("A modifier of a group of subviews applies to each of them")
    func modifiers() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                Group(subviews: Pair()) { $0 }.frame(height: 50)
            })
        try expectNoDifference(host.frame(of: "second").minY - host.frame(of: "first").minY, 50)
    }

    @Test("Rows of a lazy stack are made of the subviews in sight only")
    func lazy() {
        let host = ViewHost(
            ScrollView {
                LazyVStack {
                    ForEach(subviews: ForEach(0..<500, id: \.self) { Text("row \($0)").frame(height: 40) }) { $0 }
                }
            })
        expect(host, shows: "row 3")
        expect(host, hasNo: "row 400")
    }

    // MARK: _VariadicView

    private struct Divided: _VariadicView.MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                child
                Text("price \(child[PriceKey.self]) id \(child.id(as: String.self) ?? "none")")
                if child.id != children.last?.id { Divider() }
            }
        }
    }

    private struct Stacked: _VariadicView.UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            VStack { children }
        }
    }

    @Test("A variadic root arranges the views of its content, and reads their traits and identities")
    func variadic() {
        let host = ViewHost(
            _VariadicView.Tree(Divided()) {
                Text("a")._trait(PriceKey.self, 5)
                Text("b").id("B")
                ForEach(["r"], id: \.self) { Text($0) }
            })
        expectNoDifference(
            host.elements.map { $0.label ?? $0.kind },
            [
                "a", "price 5 id none", "Divider", "b", "price 0 id B", "Divider", "r", "price 0 id r",
            ])
        let stacked = ViewHost(_VariadicView.Tree(Stacked()) { Pair() })
        expectNoDifference(stacked.tree, "VStack\n  Text \"first\"\n  Text \"second\"")
    }

    @Test("Nothing of the subviews is left after the host is unmounted")
    func unmounted() throws {
        let host = ViewHost(Changing())
        try host.tap("Insert")
        host.unmount()
        #expect(host.elements.isEmpty)
    }
}
