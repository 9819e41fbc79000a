import ReactiveViewsTesting
import Testing

private struct TitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    @Entry fileprivate var draft: Binding<String>?
    @Entry fileprivate var save: (() -> Void)? = nil
    @Entry fileprivate var count: Optional<Int>
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
    private struct Bar: View {
        @FocusedValue(\.title) private var title
        @FocusedValue(\.count) private var count
        @FocusedBinding(\.draft) private var draft
        @FocusedValue(\.save) private var save
        var body: some View {
            Text("title \(title ?? "nil"), draft \(draft ?? "nil"), count \(count ?? -1)")
            Button("Clear") { draft = "" }
            Button("Save") { save?() }.disabled(save == nil)
        }
    }

    private struct Editor: View {
        @State private var text = ""
        let name: String
        var body: some View {
            TextField(name, text: $text).focusedValue(\.title, name).focusedValue(\.draft, $text)
        }
    }

    private struct Window: View {
        @State private var hasSecond = true
        @State private var count = 1
        let save: () -> Void
        var body: some View {
            Bar()
            VStack {
                Editor(name: "First")
                if hasSecond { Editor(name: "Second").focusedValue(\.title, "outer") }
                Text("Elsewhere").focusable()
            }
            .focusedSceneValue(\.count, count).focusedValue(\.save, save)
            Button("Remove") { hasSecond = false }
            Button("Count") { count += 1 }
        }
    }

    @Test("Other views read the focused view's values, the innermost first")
    func focus() throws {
        let host = ViewHost(Window {})
        expect(host, shows: "title nil, draft nil, count 1")
        try host.focus("First")
        expect(host, shows: "title First, draft , count 1")
        try host.focus("Second")
        expect(host, shows: "title Second, draft , count 1")
        try host.focus("Elsewhere")
        expect(host, shows: "title nil, draft nil, count 1")
        host.unfocus()
        expect(host, shows: "title nil, draft nil, count 1")
    }

    @Test("A binding is followed, and written")
    func binding() throws {
        var saves = 0
        let host = ViewHost(Window { saves += 1 })
        try host.focus("Second")
        try host.type("abc", into: "Second")
        expect(host, shows: "title Second, draft abc, count 1")
        try host.tap("Clear")
        expect(host, shows: "title Second, draft , count 1")
        try host.tap("Save")
        expectNoDifference(saves, 1)
    }

    @Test("Values follow changes, and go with their views")
    func changes() throws {
        let host = ViewHost(Window {})
        try host.focus("Second")
        try host.tap("Count")
        expect(host, shows: "title Second, draft , count 2")
        try host.tap("Remove")
        expect(host, shows: "title nil, draft nil, count 2")
    }
}
