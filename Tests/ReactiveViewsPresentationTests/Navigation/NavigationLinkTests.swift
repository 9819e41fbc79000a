import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Navigation views and links")
struct NavigationLinkTests {
    private struct Palette: Identifiable {
        let id: Int
        var name: String
    }

    /// The arrangement of a list whose rows lead to editors, with an edit mode.
    private struct Manager: View {
        @State var palettes = [Palette(id: 1, name: "Faces"), Palette(id: 2, name: "Food")]
        @State var editMode = EditMode.inactive
        @Environment(\.presentationMode) var presentationMode

        var body: some View {
            NavigationView {
                List {
                    ForEach(palettes) { palette in
                        NavigationLink(destination: Editor(name: binding(palette.id))) {
                            VStack {
                                Text(palette.name)
                                Text("no \(palette.id)")
                            }
                            .gesture(editMode == .active ? tap : nil)
                        }
                    }
                    .onDelete { palettes.remove(atOffsets: $0) }
                }
                .navigationTitle("Manage")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem { EditButton() }
                    ToolbarItem(placement: .navigationBarLeading) {
                        if presentationMode.wrappedValue.isPresented { Button("Close") {} }
                    }
                }
                .environment(\.editMode, $editMode)
            }
        }

        private var tap: some Gesture { TapGesture().onEnded {} }

        private func binding(_ id: Int) -> Binding<String> {
            Binding(
                get: { palettes.first { $0.id == id }?.name ?? "" },
                set: { name in
                    if let index = palettes.firstIndex(where: { $0.id == id }) { palettes[index].name = name }
                })
        }
    }

    private struct Editor: View {
        @Binding var name: String
        var body: some View {
            Form {
                TextField("Name", text: $name)
            }
            .navigationTitle("Edit \(name)")
        }
    }

    @Test("A list of links shows its title and toolbar items, and leads to what edits its rows")
    func manager() throws {
        let host = ViewHost(Manager())
        #expect(
            host.tree == """
                NavigationView "Manage"
                  Toolbar (trailing)
                    Button "Edit"
                  List
                    NavigationLink "Faces, no 1"
                      VStack
                        Text "Faces"
                        Text "no 1"
                    NavigationLink "Food, no 2"
                      VStack
                        Text "Food"
                        Text "no 2"
                """)
        try host.tap("Faces")
        #expect(host.tree.hasPrefix("NavigationView \"Edit Faces\"\n  Button \"Back\" = \"Manage\"\n  Form"))
        try host.type("Smileys", into: "Name")
        #expect(host.tree.hasPrefix("NavigationView \"Edit Smileys\""))
        try host.tap("Back")
        expect(host, shows: "Smileys")
    }

    @Test("In edit mode a gesture on a link's label comes before the link; the toolbar's button toggles the mode")
    func editMode() throws {
        let host = ViewHost(Manager())
        try host.tap("Edit")
        expect(host, shows: "Done")
        try host.tap("Faces")
        expect(host, shows: "Manage")
        try host.tap("Done")
        try host.tap("Faces")
        expect(host, shows: "Edit Faces")
    }

    @Test("A row that is deleted while its view is pushed takes the view along")
    func rowGone() throws {
        let host = ViewHost(Manager())
        try host.delete("Faces")
        expect(host, hasNo: "Faces")
        try host.tap("Food")
        expect(host, shows: "Edit Food")
    }

    private struct Bound: View {
        @State var isActive = false
        @State var selection: Int?
        let log: Log

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Flag", isActive: $isActive) {
                        Text("by flag").onDisappear { log.append("flag gone") }
                    }
                    NavigationLink("One", destination: Text("number one"), tag: 1, selection: $selection)
                    NavigationLink(tag: 2, selection: $selection) {
                        Text("number two")
                        Button("To one") { selection = 1 }
                    } label: {
                        Text("Two")
                    }
                    Button("By program") { isActive = true }
                    Text("state \(isActive) \(selection ?? 0)")
                }
            }
        }
    }

    @Test("Links follow their bindings, and write them when they are tapped or left")
    func bindings() throws {
        let log = Log()
        let host = ViewHost(Bound(log: log))
        try host.tap("By program")
        expect(host, shows: "by flag")
        try host.back()
        expectNoDifference(log.take(), ["flag gone"])
        expect(host, shows: "state false 0")
        try host.tap("Two")
        expect(host, shows: "number two")
        try host.tap("To one")
        expect(host, shows: "number one")
        try host.back()
        expect(host, shows: "state false 0")
    }

    private struct Outside: View {
        var body: some View {
            NavigationLink("Lost") { Text("never") }
            NavigationLink("Lost value", value: 1)
        }
    }

    @Test("Outside of a navigation container links are disabled")
    func outside() throws {
        let host = ViewHost(Outside())
        expectNoDifference(host.tree, "NavigationLink \"Lost\" (disabled)\nNavigationLink \"Lost value\" (disabled)")
        #expect(throws: ViewQueryError.self) { try host.tap("Lost") }
    }

    private struct Deep: View {
        let depth: Int
        var body: some View {
            if depth < 40 {
                NavigationLink("Go \(depth)") { Deep(depth: depth + 1) }
            } else {
                Text("bottom")
            }
        }
    }

    @Test("A view whose links lead to views of its own kind pushes as far as one likes")
    func deep() throws {
        let host = ViewHost(NavigationView { Deep(depth: 0) })
        for depth in 0..<40 { try host.tap("Go \(depth)") }
        expect(host, shows: "bottom")
        for _ in 0..<40 { try host.back() }
        expect(host, shows: "Go 0")
    }

    private struct Columns: View {
        var body: some View {
            NavigationView {
                NavigationLink("Choose") { Text("chosen") }
                    .navigationTitle("List")
                Text("nothing chosen")
            }
        }
    }

    @Test("Of several views in a navigation view the first is the root; in columns a link fills the last one")
    func columns() throws {
        let single = ViewHost(Columns())
        expectNoDifference(single.tree, "NavigationView \"List\"\n  NavigationLink \"Choose\"")
        let host = ViewHost(Columns().navigationViewStyle(.columns), size: CGSize(width: 1_000, height: 700))
        #expect(
            host.tree == """
                NavigationView
                  Sidebar "List"
                    NavigationLink "Choose"
                  Detail
                    Text "nothing chosen"
                """)
        try host.tap("Choose")
        #expect(host.contains("chosen") && host.contains("Choose"))
    }

    private struct Split: View {
        @State var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                NavigationLink("A", value: 1)
                    .navigationDestination(for: Int.self) { number in
                        NavigationLink("deeper") { Text("deep") }
                        Button("Hide") { visibility = .detailOnly }
                    }
                    .navigationTitle("Side")
            } detail: {
                Text("empty")
            }
        }
    }

    @Test("A split view shows its columns; a link in the sidebar fills the last, with nothing to go back to")
    func split() throws {
        let host = ViewHost(Split(), size: CGSize(width: 1_000, height: 700))
        #expect(
            host.tree == """
                NavigationSplitView
                  Sidebar "Side"
                    NavigationLink "A"
                  Detail
                    Text "empty"
                """)
        try host.tap("A")
        try host.tap("deeper")
        #expect(host.contains("deep") && host.contains("A"))
        try host.back()
        #expect(throws: ViewQueryError.self) { try host.back() }
        try host.tap("Hide")
        #expect(!host.contains("Side") && host.contains("deeper"))
    }

    @Test("The bar can be hidden with all in it; a hidden back button keeps the user from going back")
    func hiddenBars() throws {
        let host = ViewHost(
            NavigationView {
                VStack {
                    NavigationLink("A", destination: Text("a").navigationBarBackButtonHidden(true))
                    NavigationLink("B", destination: Text("b").navigationBarTitle("B").navigationBarHidden(true))
                }
            })
        try host.tap("A")
        expectNoDifference(host.tree, "NavigationView\n  Text \"a\"")
        #expect(throws: ViewQueryError.unresponsive("NavigationView", to: "going back")) { try host.back() }
        let other = ViewHost(
            NavigationView {
                NavigationLink("B", destination: Text("b").navigationBarTitle("B").navigationBarHidden(true))
            })
        try other.tap("B")
        expectNoDifference(other.tree, "NavigationView\n  Text \"b\"")
        try other.back()
        #expect(other.contains("B"))
    }
}
