import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Tabs")
struct TabViewTests {
    private struct Page: View {
        let name: String
        let log: Log
        @State var count = 0

        var body: some View {
            Text("\(name) \(count)").onAppear { log.append("appear \(name)") }
            Button("Add to \(name)") { count += 1 }
        }
    }

    private struct Tabs: View {
        let log: Log
        var body: some View {
            TabView {
                Page(name: "home", log: log).tabItem { Text("Home") }
                Page(name: "mail", log: log).tabItem {
                    Image(systemName: "envelope")
                    Text("Mail")
                }.badge(3)
            }
        }
    }

    @Test("The first tab is shown; others are mounted when they are chosen, and keep their state")
    func unbound() throws {
        let log = Log()
        let host = ViewHost(Tabs(log: log))
        #expect(
            host.tree == """
                TabView
                  TabItem "Home" (selected)
                  TabItem "Mail" = "3"
                  Text "home 0"
                  Button "Add to home"
                """)
        expectNoDifference(log.take(), ["appear home"])
        try host.tap("Add to home")
        try host.tap("Mail")
        expectNoDifference(log.take(), ["appear mail"])
        #expect(host.contains("mail 0") && !host.contains("home 1"))
        try host.tap("Home")
        expect(host, shows: "home 1")
        expectNoDifference(log.take(), ["appear home"])
    }

    private struct Bound: View {
        @State var selection: String?
        @State var names = ["a", "b", "c"]

        var body: some View {
            TabView(selection: $selection) {
                ForEach(names, id: \.self) { name in
                    VStack {
                        Text("content \(name)")
                        Button("To c from \(name)") { selection = "c" }
                        Button("Remove b from \(name)") { names.removeAll { $0 == "b" } }
                        Button("Remove all from \(name)") { names = [] }
                    }
                    .tabItem { Text(name) }
                }
            }
            Text("selection \(selection ?? "none")")
        }
    }

    @Test("A bound selection follows the user and leads; tabs of a ForEach are known by its identities")
    func bound() throws {
        let host = ViewHost(Bound())
        #expect(host.contains("content a") && host.contains("selection none"))
        try host.tap("b")
        #expect(host.contains("content b") && host.contains("selection b"))
        try host.tap("To c from b")
        expect(host, shows: "content c")
    }

    @Test("When the selected tab goes the first is shown, and the selection stays; without tabs nothing is shown")
    func stale() throws {
        let host = ViewHost(Bound())
        try host.tap("b")
        try host.tap("Remove b from b")
        #expect(host.contains("content a") && host.contains("selection b"))
        try host.tap("Remove all from a")
        #expect(host.tree.hasPrefix("TabView\nText"))
    }

    private struct Pages: View {
        @State var selection = 0
        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<3) { index in
                    Text("page \(index)").tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle())
            Text("on \(selection)")
        }
    }

    @Test("Pages are swiped; there is nothing before the first and after the last one")
    func pages() throws {
        let host = ViewHost(Pages())
        expectNoDifference(host.tree, "TabView (page 1 of 3)\n  Text \"page 0\"\nText \"on 0\"")
        try host.page(by: 1)
        #expect(host.contains("on 1") && host.contains("page 1"))
        try host.page(by: 5)
        expect(host, shows: "on 2")
        #expect(throws: ViewQueryError.self) { try host.page(by: 1) }
        try host.page(by: -1, on: "page 2")
        expect(host, shows: "on 1")
        #expect(throws: ViewQueryError.notFound("TabView", similar: [])) { try ViewHost(Text("x")).page(by: 1) }
    }

    private struct Untagged: View {
        @State var selection = 5
        var body: some View {
            TabView(selection: $selection) {
                Text("one").tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }.tag("text")
                Text("three").tag(3).tabItem { Text("Three") }
            }
        }
    }

    @Test(
        "A selection without a tab shows the first; a tab without a tag of its type can't be chosen, with a diagnostic")
    func untagged() throws {
        let host = ViewHost(Untagged())
        expect(host, shows: "one")
        try expectNoDifference(Diagnostics.collect { try host.tap("Two") }.map(\.kind), [.navigation])
        expect(host, shows: "one")
        try host.tap("Three")
        expect(host, shows: "three")
    }

    private struct New: View {
        @State var selection = 2
        @State var hasThird = true
        var body: some View {
            TabView(selection: $selection) {
                Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
                Tab(value: 2) {
                    Button("Less") { hasThird = false }
                } label: {
                    Text("Two")
                }
                .badge(7)
                if hasThird {
                    Tab("Three", systemImage: "3.circle", value: 3, role: .search) { Text("third") }
                }
            }
        }
    }

    @Test("Tabs are described by Tab, with values, badges and conditions")
    func tabs() throws {
        let host = ViewHost(New())
        #expect(
            host.tree.hasPrefix("TabView\n  TabItem \"One\"\n  TabItem \"Two\" = \"7\" (selected)\n  TabItem \"Three\"")
        )
        try host.tap("Three")
        expect(host, shows: "third")
        try host.tap("Two")
        try host.tap("Less")
        expect(host, hasNo: "Three")
        let plain = ViewHost(
            TabView {
                Tab("A", systemImage: "a") { Text("in a") }
                Tab("B", systemImage: "b") { Text("in b") }
            })
        try plain.tap("B")
        #expect(plain.contains("in b"))
    }

    private struct InTabs: View {
        var body: some View {
            NavigationStack {
                TabView {
                    Text("x").navigationTitle("X").tabItem { Text("To X") }
                    Text("y").navigationTitle("Y").tabItem { Text("To Y") }
                }
            }
        }
    }

    @Test("Preferences of hidden tabs don't count")
    func titles() throws {
        let host = ViewHost(InTabs())
        #expect(host.tree.hasPrefix("NavigationStack \"X\""))
        try host.tap("To Y")
        #expect(host.tree.hasPrefix("NavigationStack \"Y\""))
        try host.tap("To X")
        #expect(host.tree.hasPrefix("NavigationStack \"X\""))
    }

    @Test("Tabs with navigation stacks of their own keep their pushed views")
    func stacksInTabs() throws {
        let host = ViewHost(
            TabView {
                NavigationView { NavigationLink("Go") { Text("pushed") } }.tabItem { Text("First") }
                NavigationView { Text("second root") }.tabItem { Text("Second") }
            })
        try host.tap("Go")
        try host.tap("Second")
        #expect(host.contains("second root") && !host.contains("pushed"))
        #expect(throws: ViewQueryError.self) { try host.back() }
        try host.tap("First")
        expect(host, shows: "pushed")
        try host.back()
    }
}
