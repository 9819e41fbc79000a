import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Default focus, focused objects, text selection")
struct DefaultFocusTests {
    private enum Field: Hashable { case name, town }

    private struct Form: View {
        @FocusState private var field: Field?
        @State private var name = ""
        @State private var town = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($field, equals: .name)
                TextField("Town", text: $town).focused($field, equals: .town)
            }
            .defaultFocus($field, .town)
        }
    }

    @Test("A field gets the focus when its form appears")
    func defaultFocus() throws {
        try expectNoDifference(ViewHost(Form()).find("Town").attributes, ["focused"])
    }

    private struct Scope: View {
        @Namespace private var form
        @State private var name = ""
        @State private var town = ""
        let prefers: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Town", text: $town).prefersDefaultFocus(prefers, in: form)
                Reset(form: form)
            }
            .focusScope(form)
        }
    }

    private struct Reset: View {
        @Environment(\.resetFocus) private var resetFocus
        let form: Namespace.ID

        var body: some View { Button("Reset") { resetFocus(in: form) } }
    }

    @Test("The view that prefers the focus of a scope gets it at first, and again by a reset")
    func scope() throws {
        let host = ViewHost(Scope(prefers: true))
        try expectNoDifference(host.find("Town").attributes, ["focused"])
        try host.focus("Name")
        try host.tap("Reset")
        try expectNoDifference(host.find("Town").attributes, ["focused"])
        #expect(try ViewHost(Scope(prefers: false)).find("Town").attributes.isEmpty)
    }

    @Test("A focusable view tells when it receives and loses the focus")
    func focusChange() throws {
        let log = Log()
        let host = ViewHost(Text("Board").focusable(onFocusChange: { log.append("\($0)") }))
        try host.focus("Board")
        host.unfocus()
        expectNoDifference(log.take(), ["true", "false"])
    }

    private final class Document: ObservableObject {
        @Published var title = "Draft"
    }

    private struct Editor: View {
        @StateObject private var document = Document()
        @State private var text = ""

        var body: some View {
            VStack {
                TextField("Text", text: $text).focusedObject(document)
                Button("Rename") { document.title = "Final" }
                Toolbar()
            }
        }
    }

    private struct Toolbar: View {
        @FocusedObject private var document: Document?

        var body: some View { Text("document \(document?.title ?? "none")") }
    }

    @Test("A focused object is observed while the focus is in the view that publishes it")
    func focusedObject() throws {
        let host = ViewHost(Editor())
        expect(host, shows: "document none")
        try host.focus("Text")
        expect(host, shows: "document Draft", "\(host.tree)")
        try host.tap("Rename")
        expect(host, shows: "document Final", "\(host.tree)")
        host.unfocus()
        expect(host, shows: "document none", "\(host.tree)")
    }

    private struct Greeting: View {
        @State private var text = "Hello World"
        @State private var selection: TextSelection?

        private var selected: String {
            guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
            return selection.isInsertion ? "insertion" : String(text[range])
        }

        var body: some View {
            VStack {
                TextField("Greeting", text: $text, selection: $selection)
                Button("Select Hello") {
                    selection = TextSelection(range: text.startIndex..<text.index(text.startIndex, offsetBy: 5))
                }
                Text("selected \(selected)")
            }
        }
    }

    @Test("Selected text is bound, and typed text replaces it")
    func selection() throws {
        let host = ViewHost(Greeting())
        try host.selectText("World", in: "Greeting")
        expect(host, shows: "selected World")
        try expectNoDifference(host.find("Greeting").attributes, ["focused", "selection: World"])
        try host.insertText("Linux", into: "Greeting")
        try expectNoDifference(host.find("Greeting").value, "Hello Linux")
        expect(host, shows: "selected insertion")
        try host.tap("Select Hello")
        try host.insertText("Bye", into: "Greeting")
        try expectNoDifference(host.find("Greeting").value, "Bye Linux")
        #expect(throws: ViewQueryError.self) { try host.selectText("World", in: "Greeting") }
    }

    private struct Search: View {
        @State private var query = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Button("Find") { isFocused = true }
                Text("focused \(isFocused)")
            }
            .searchable(text: $query)
            .searchFocused($isFocused)
        }
    }

    @Test("The focus of a search field is bound")
    func searchFocus() throws {
        let host = ViewHost(Search())
        try host.tap("Find")
        expect(host, shows: "focused true", "\(host.tree)")
        #expect(try host.find("Search").attributes.contains("focused"))
    }

    private struct Notes: View {
        @State private var notes = ["a", "b"]

        var body: some View {
            Text("notes \(notes.joined(separator: " "))")
                .focusable()
                .copyable(notes)
                .cuttable(for: String.self) {
                    defer { notes = [] }
                    return notes
                }
                .pasteDestination(for: String.self) {
                    notes += $0
                } validator: {
                    $0.filter { $0 != "a" }
                }
        }
    }

    @Test("The focused view copies, cuts and pastes values; its validator rejects some")
    func pasteboard() throws {
        let effects = SystemEffects()
        let host = ViewHost(Notes(), effects: effects)
        #expect(!host.command(.copy))
        try host.focus("notes a b")
        #expect(host.command(.copy))
        expectNoDifference(effects.pasteboard.strings, ["a", "b"])
        host.command(.cut)
        expect(host, shows: "notes ")
        host.command(.paste)
        expect(host, shows: "notes b", "\(host.tree)")
    }

    @Test("A pencil's double tap and squeeze reach the views")
    func pencil() {
        let log = Log()
        let host = ViewHost(
            Text("Drawing").onPencilDoubleTap { _ in log.append("tap") }.onPencilSqueeze {
                if case .ended = $0 { log.append("squeeze") }
            })
        host.pencil(.doubleTap)
        host.pencil(.squeeze)
        expectNoDifference(log.take(), ["tap", "squeeze"])
    }
}
