import ReactiveViewsTesting
import Testing

/// What ordinary programs rely on without saying so.
@MainActor
@Suite("Regressions: ordinary programs")
struct OrdinaryProgramTests {
    private struct Editing: View {
        @State private var items = ["A", "B"]
        @State private var isShown = false
        var body: some View {
            NavigationStack {
                List {
                    ForEach(items, id: \.self) { Text($0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
                    Button("Show") { isShown = true }
                }
                // In a row it wouldn't navigate in edit mode.
                .safeAreaInset(edge: .bottom) { NavigationLink("Next") { EditButton() } }
                .toolbar { EditButton() }
                .sheet(isPresented: $isShown) { Mode() }
            }
        }
    }

    private struct Mode: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text("editing \(mode?.wrappedValue.isEditing == true)") }
    }

    @Test("EditButton turns on the edit mode of its page, which needs no provider")
    func editButton() throws {
        let host = ViewHost(Editing())
        try host.tap("Edit")
        try host.move("A", by: 1)
        #expect(try host.frame(of: "B").minY < host.frame(of: "A").minY)
        expect(host, shows: "Done")
    }

    @Test("Presented and pushed views have edit modes of their own")
    func editModes() throws {
        let host = ViewHost(Editing())
        try host.tap("Edit")
        try host.tap("Show")
        expect(host, shows: "editing false")
        try host.dismiss()
        try host.tap("Next")
        #expect(host.contains("Edit") && !host.contains("Done"))
        try host.tap("Back")
        expect(host, shows: "Done")
    }

    private struct Sizes: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View {
            Text("\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
        }
    }

    @Test("The size classes follow the host's size, unless a view sets them")
    func sizeClasses() {
        let host = ViewHost(Sizes())
        expect(host, shows: "narrow high")
        host.size = CGSize(width: 844, height: 390)
        expect(host, shows: "wide low")
        host.setEnvironment(\.horizontalSizeClass, .compact)
        host.size = CGSize(width: 1024, height: 768)
        expect(host, shows: "narrow high")
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Row: View {
        @Binding var item: Item
        var body: some View { Toggle(item.name, isOn: .constant(true)) }
    }

    private struct Leaving: View {
        @State private var items = [Item(id: 0, name: "A"), Item(id: 1, name: "B")]
        var body: some View {
            ForEach($items) { $item in Row(item: $item) }
            Button("Remove") { withAnimation { _ = items.removeLast() } }
        }
    }

    @Test("A row that is leaving may go on reading its element, without a word")
    func leavingRow() throws {
        let host = ViewHost(Leaving(), clock: .virtual)
        let found = try Diagnostics.collect {
            try host.tap("Remove")
            host.advance(by: 0.1)
            host.advance(by: 5)
        }
        #expect(found.isEmpty && !host.contains("B"))
    }

    private struct Combined: View {
        var body: some View {
            HStack {
                Image(systemName: "bed").accessibilityHidden(true)
                Text("A")
                Text("B")
            }.accessibilityElement(children: .combine)
        }
    }

    @Test("A view that is hidden from assistive technologies isn't combined with the others")
    func combined() throws {
        let host = ViewHost(Combined())
        expect(host, shows: "A, B")
    }

    private struct Two: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack {
                Text("one")
                Text("two")
            }
        }
    }

    @Test("A stack's root may be several views, one below the other")
    func severalRoots() throws {
        let host = ViewHost(Two())
        #expect(try host.frame(of: "one").maxY <= host.frame(of: "two").minY)
    }

    private struct Selecting: View {
        @State private var selected: String?
        var body: some View {
            NavigationSplitView {
                List(["x", "y"], id: \.self, selection: $selected) { name in NavigationLink("Go \(name)", value: name) }
            } detail: {
                Text("Shown: \(selected ?? "none")")
            }
        }
    }

    @Test("A link in a column selects its value, where the list has a selection of such")
    func linkSelects() throws {
        let host = ViewHost(Selecting(), size: CGSize(width: 1024, height: 768))
        let found = try Diagnostics.collect { try host.tap("Go y") }
        #expect(found.isEmpty && host.contains("Shown: y"))
    }

    @Test("A text that asks for inflection shows its words, not the markup")
    func inflection() {
        let count = 3
        #expect(ViewHost(Text("^[\(count) cup](inflect: true) of tea")).contains("3 cup of tea"))
    }

    @Test("A value with a roof, and an escaped one, stay as they are before a link")
    func roofs() {
        let power = "2^"
        #expect(ViewHost(Text("\(power)[docs](https://a.b)")).contains("2^docs"))
        #expect(ViewHost(Text("2\\^[docs](https://a.b)")).contains("2^docs"))
    }

    private struct Fixed: View {
        var body: some View {
            VStack {
                Mode().environment(\.editMode, nil)
                EditButton()
            }
        }
    }

    @Test("No edit mode is a setting, too")
    func noEditMode() throws {
        let host = ViewHost(Fixed())
        try host.tap("Edit")
        #expect(host.contains("editing false") && host.contains("Done"))
    }

    /// A layout that leaves the work to a grid.
    private struct Forwarding: Layout {
        private let grid = AnyLayout(GridLayout(alignment: .leading, verticalSpacing: 0))
        func makeCache(subviews: Subviews) -> AnyLayout.Cache { grid.makeCache(subviews: subviews) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
            grid.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
        ) { grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    }

    @Test("A layout may hand its views on to a grid, each of them a row")
    func forwarding() throws {
        let host = ViewHost(
            Forwarding {
                Text("one")
                Text("two")
            })
        try expectNoDifference(host.frame(of: "one").maxY, host.frame(of: "two").minY)
    }

    private struct Page: View {
        let number: Int
        var body: some View {
            Text("Page \(number)").navigationDestination(for: String.self) { Text("Sub \($0)") }
        }
    }

    private struct Replaced: View {
        @State private var path = NavigationPath([1])
        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: Int.self) { Page(number: $0) }
            }
            Button("Replace") { withAnimation { path = NavigationPath([2]) } }
            Button("Sub") { path.append("x") }
        }
    }

    @Test("What a page on its way out has declared doesn't count any more")
    func replaced() throws {
        let host = ViewHost(Replaced(), clock: .virtual)
        let found = try Diagnostics.collect {
            try host.tap("Replace")
            host.advance(by: 0.1)
            try host.tap("Sub")
            host.advance(by: 5)
        }
        #expect(found.isEmpty && host.contains("Sub x"))
    }
}
