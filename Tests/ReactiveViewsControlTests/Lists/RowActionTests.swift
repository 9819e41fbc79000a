import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What is done to rows")
struct RowActionTests {
    private struct Mail: View {
        @State var log = ""
        @State var isOff = false
        var body: some View {
            List {
                Text("letter")
                    .swipeActions(edge: .leading) { Button("Flag") { log += "f" } }
                    .swipeActions {
                        Button("Archive") { log += "a" }; Button("Delete", role: .destructive) { log += "d" }
                    }
                Text("bill")
                    .swipeActions(allowsFullSwipe: false) { Button("Pay") { log += "p" } }
                Text("plain")
            }
            Text(log)
        }
    }

    @Test("A swipe shows the actions of that edge; the button that is pressed closes the row")
    func swipe() throws {
        let host = ViewHost(Mail())
        try host.swipe("letter")
        #expect(
            host.tree.contains(
                "Text \"letter\"\n  SwipeActions\n    Button \"Archive\"\n    Button \"Delete\" (destructive)"))
        expect(host, hasNo: "Flag")
        try host.tap("Delete")
        expectNoDifference(host.elements.last?.label, "d")
        expect(host, hasNo: "Archive")
        try host.swipe("letter", .leading)
        expect(host, shows: "Flag")
        #expect(throws: ViewQueryError.self) { try host.swipe("plain") }
    }

    @Test("A full swipe does the first action, where that is allowed")
    func fullSwipe() throws {
        let host = ViewHost(Mail())
        try host.swipe("letter", full: true)
        expectNoDifference(host.elements.last?.label, "a")
        expect(host, hasNo: "Archive")
        try host.swipe("bill", full: true)
        expectNoDifference(host.elements.last?.label, "a")
        expect(host, shows: "Pay")
    }

    private struct Item: Identifiable {
        let id: String
    }

    private struct Editable: View {
        @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
        @State var mode = EditMode.active
        var body: some View {
            List {
                ForEach($items, editActions: .all) { $item in
                    Text(item.id).deleteDisabled(item.id == "a").moveDisabled(item.id == "b")
                }
            }
            .environment(\.editMode, $mode)
            Text(items.map(\.id).joined())
            Button("Stop") { mode = .inactive }
        }
    }

    @Test("Rows of a bound collection are deleted and moved, unless that is forbidden")
    func editing() throws {
        let host = ViewHost(Editable())
        try host.delete("c")
        expectNoDifference(host.elements[1].label, "abd")
        #expect(throws: ViewQueryError.self) { try host.delete("a") }
        try host.move("a", by: 9)
        expectNoDifference(host.elements[1].label, "bda")
        #expect(throws: ViewQueryError.self) { try host.move("b", by: 1) }
        try host.tap("Stop")
        #expect(throws: ViewQueryError.self) { try host.move("a", by: -1) }
        try host.delete("d")
        expectNoDifference(host.elements[1].label, "ba")
    }

    @Test("Offsets that a collection doesn't have are passed over")
    func outOfRange() {
        var numbers = [1, 2, 3]
        numbers.remove(atOffsets: [1, 7])
        expectNoDifference(numbers, [1, 3])
        numbers.move(fromOffsets: [0, 9], toOffset: 40)
        expectNoDifference(numbers, [3, 1])
    }

    private struct Feed: View {
        @State var count = 0
        var body: some View {
            List { Text("\(count)") }
                .refreshable {
                    await Task.yield()
                    count += 1
                }
            Refresher()
        }
    }

    private struct Refresher: View {
        @Environment(\.refresh) var refresh
        var body: some View { Text(refresh == nil ? "no refresh" : "refresh") }
    }

    @Test("Pulling a list down runs its action as a task")
    func refresh() async throws {
        let host = ViewHost(Feed())
        try host.refresh()
        try await host.until { host.contains("1") }
        try host.refresh("1")
        try await host.until { host.contains("2") }
        expect(host, shows: "no refresh")
        #expect(throws: ViewQueryError.self) { try ViewHost(Text("x")).refresh() }
    }

    private struct Search: View {
        @State var text = ""
        @State var log = ""
        var body: some View {
            List { Results(text: text) }
                .searchable(text: $text, prompt: "Find") { Text("Suggested").searchCompletion("sugar") }
                .onSubmit(of: .search) { log += "!" }
            Text(log)
        }
    }

    private struct Results: View {
        let text: String
        @Environment(\.isSearching) var isSearching
        @Environment(\.dismissSearch) var dismissSearch
        var body: some View {
            Text("\(isSearching) \(text)")
            Button("Done") { dismissSearch() }
        }
    }

    @Test("A search field's text is bound; the views below know that the user searches, and may end it")
    func search() throws {
        let host = ViewHost(Search())
        #expect(host.tree.hasPrefix("SearchField \"Find\" = \"\"\nList\n  Text \"false \""))
        try host.search("ap")
        expect(host, shows: "true ap")
        try host.submitSearch()
        expect(host, shows: "!")
        try host.tap("Suggested")
        expect(host, shows: "true sugar")
        try host.tap("Done")
        #expect(host.tree.hasPrefix("SearchField \"Find\" = \"\""))
        expect(host, shows: "false ")
        try host.search("x")
        try host.cancelSearch()
        expect(host, shows: "false ")
    }

    private struct Reach: View {
        @State var isHidden = true
        @State var taps = 0
        var body: some View {
            if isHidden { Button("Ghost") { taps += 1 }.hidden() } else { Button("Ghost") { taps += 1 } }
            Button("Glass") { taps += 1 }.allowsHitTesting(false)
            Button("Show") { isHidden = false }
            Text("Helped").help("What it is")
        }
    }

    @Test("A hidden view isn't there for the user; a view without hit testing doesn't react")
    func reach() throws {
        let host = ViewHost(Reach())
        expect(host, hasNo: "Ghost")
        #expect(throws: ViewQueryError.unresponsive("Glass", to: "a tap")) { try host.tap("Glass") }
        try host.tap("Show")
        try host.tap("Ghost")
        expect(host, shows: "Helped")
    }
}
