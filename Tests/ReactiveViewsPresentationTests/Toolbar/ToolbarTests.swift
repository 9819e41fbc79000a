import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Toolbars")
struct ToolbarTests {
    private struct Counting: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Several: View {
        @State var isEditing = false
        @State var text = ""

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Edit mode") { isEditing.toggle() }
                    TextField("Field", text: $text)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) { Text("middle") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Counting(name: "a")
                        Counting(name: "b")
                    }
                    if isEditing {
                        ToolbarItem(placement: .confirmationAction) { Button("Save") { isEditing = false } }
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    } else {
                        ToolbarItem(id: "new", placement: .primaryAction) { Button("New") {} }
                    }
                    ToolbarItem(placement: .keyboard) { Button("Hide keyboard") {} }
                }
                .navigationTitle("Title")
            }
        }
    }

    @Test("Items stand where they are placed, keep their state, and follow the body that declares them")
    func placements() throws {
        let host = ViewHost(Several())
        #expect(
            host.tree == """
                NavigationStack "Title"
                  Toolbar (principal)
                    Text "middle"
                  Toolbar (trailing)
                    Button "New"
                  VStack
                    Button "Edit mode"
                    TextField "Field" = ""
                  Toolbar (bottom)
                    Button "a 0"
                    Button "b 0"
                """)
        try host.tap("a 0")
        try host.tap("Edit mode")
        #expect(host.tree.contains("Toolbar (leading)\n    Button \"Cancel\""))
        #expect(host.tree.contains("Toolbar (trailing)\n    Button \"Save\""))
        #expect(host.contains("a 1") && !host.contains("New"))
        try host.tap("Save")
        expect(host, shows: "New")
    }

    @Test("Items above the keyboard are shown while something has the focus")
    func keyboard() throws {
        let host = ViewHost(Several())
        expect(host, hasNo: "Hide keyboard")
        try host.focus("Field")
        expect(host, shows: "Hide keyboard")
    }

    private struct Items: ToolbarContent {
        @State var count = 0
        @Environment(\.isEnabled) var isEnabled

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button("count \(count)") { count += 1 } }
            ToolbarItem(placement: .topBarTrailing) { Text("enabled \(isEnabled)") }
        }
    }

    @Test("toolbar content may have a body, with state and environment of its own")
    func ownContent() throws {
        let host = ViewHost(NavigationView { Text("content").toolbar { Items() } })
        try host.tap("count 0")
        #expect(host.contains("count 1") && host.contains("enabled true"))
    }

    @Test("Without a navigation container the items stand around the view; views are items, too")
    func withoutContainer() {
        let host = ViewHost(
            VStack {
                Text("content").toolbar {
                    Button("Plain") {}
                }
            })
        expectNoDifference(host.tree, "VStack\n  Toolbar (trailing)\n    Button \"Plain\"\n  Text \"content\"")
    }

    @Test("A pushed view's toolbar replaces that of the view below, until it is popped")
    func pushed() throws {
        let host = ViewHost(
            NavigationView {
                NavigationLink("Go") { Text("top").toolbar { Button("Of top") {} } }
                    .toolbar { Button("Of root") {} }
            })
        try host.tap("Go")
        #expect(host.contains("Of top") && !host.contains("Of root"))
        try host.back()
        expect(host, shows: "Of root")
    }

    @Test("Several toolbars add up, inner ones first; the older form makes items, too; a link in a toolbar pushes")
    func several() throws {
        let host = ViewHost(
            NavigationView {
                Text("content")
                    .navigationBarItems(leading: Text("first"), trailing: NavigationLink("Go") { Text("pushed") })
                    .toolbar { Button("second") {} }
            })
        #expect(
            host.tree == """
                NavigationView
                  Toolbar (leading)
                    Text "first"
                  Toolbar (trailing)
                    NavigationLink "Go"
                    Button "second"
                  Text "content"
                """)
        try host.tap("Go")
        expect(host, shows: "pushed")
    }

    @Test("Bars are hidden, and titles removed")
    func hidden() {
        let host = ViewHost(
            NavigationView {
                Text("content").navigationTitle("Title")
                    .toolbar { Button("Item") {} }
                    .toolbar(.hidden, for: .navigationBar)
            })
        expectNoDifference(host.tree, "NavigationView\n  Text \"content\"")
        let other = ViewHost(
            NavigationView { Text("content").navigationTitle("Title").toolbar(removing: .title) })
        expectNoDifference(other.tree, "NavigationView\n  Text \"content\"")
    }
}
