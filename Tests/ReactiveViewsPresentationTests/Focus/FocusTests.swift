import ReactiveViewsTesting
import Testing

@MainActor
@Suite("The focus")
struct FocusTests {
    private enum Field: Hashable { case name, mail, missing }

    private struct Form: View {
        let log: Log
        @FocusState var field: Field?
        @State var name = ""
        @State var mail = ""
        @State var showsMail = true

        var body: some View {
            let _ = log.append("body \(field.map { "\($0)" } ?? "nil")")
            TextField("Name", text: $name).focused($field, equals: .name)
            if showsMail { TextField("Mail", text: $mail).focused($field, equals: .mail) }
            Button("To mail") { field = .mail }
            Button("To missing") { field = .missing }
            Button("Away") { field = nil }
            Button("Hide") { showsMail = false }
            Button("Twice") {
                field = .mail
                withAnimation { field = .name }
            }
        }
    }

    private func focusedLines(_ host: ViewHost<some View>) -> [String] {
        host.elements.flatMap(\.all).filter { $0.attributes.contains("focused") }.compactMap(\.label)
    }

    @Test(
        "FocusState follows the user: typing focuses the field, focusing another moves the value, one evaluation each")
    func follows() throws {
        let log = Log()
        let host = ViewHost(Form(log: log))
        expectNoDifference(log.take(), ["body nil"])
        try host.type("Ann", into: "Name")
        #expect(host.tree.hasPrefix("TextField \"Name\" = \"Ann\" (focused)\nTextField \"Mail\" = \"\""))
        expectNoDifference(log.take(), ["body name"])
        try host.focus("Mail")
        expectNoDifference(focusedLines(host), ["Mail"])
        expectNoDifference(log.take(), ["body mail"])
        host.unfocus()
        expectNoDifference(focusedLines(host), [])
        expectNoDifference(log.take(), ["body nil"])
        #expect(throws: ViewQueryError.unresponsive("Away", to: "being focused")) { try host.focus("Away") }
    }

    @Test("FocusState moves the focus when it is written, and takes it away with nil")
    func moves() throws {
        let log = Log()
        let host = ViewHost(Form(log: log))
        try host.focus("Name")
        _ = log.take()
        try host.tap("To mail")
        expectNoDifference(focusedLines(host), ["Mail"])
        expectNoDifference(log.take(), ["body mail"])
        try host.tap("Away")
        expectNoDifference(focusedLines(host), [])
        expectNoDifference(log.take(), ["body nil"])
        try host.tap("Twice")
        expectNoDifference(focusedLines(host), ["Name"])
        expectNoDifference(log.take(), ["body mail", "body name"])
    }

    @Test("FocusState falls back to nil in the same flush if no view answers to its value")
    func fallsBack() throws {
        let log = Log()
        let host = ViewHost(Form(log: log))
        try host.focus("Name")
        _ = log.take()
        try host.tap("To missing")
        expectNoDifference(log.take(), ["body missing", "body nil"])
        expectNoDifference(focusedLines(host), [])

        let lonely = ViewHost(Lonely())
        try lonely.tap("Focus")
        #expect(lonely.contains("false"))
    }

    private struct Lonely: View {
        @FocusState var isFocused: Bool
        var body: some View {
            Text("\(isFocused)")
            Button("Focus") { isFocused = true }
        }
    }

    @Test("FocusState becomes nil when the focused field goes away")
    func unmounted() throws {
        let log = Log()
        let host = ViewHost(Form(log: log))
        try host.focus("Mail")
        _ = log.take()
        try host.tap("Hide")
        expectNoDifference(log.take(), ["body mail", "body nil"])
        expectNoDifference(focusedLines(host), [])
    }

    private struct Correcting: View {
        let log: Log
        @FocusState var field: Field?
        @State var mail = ""
        var body: some View {
            TextField("Mail", text: $mail).focused($field, equals: .mail)
            Button("To missing") { field = .missing }
                .onChange(of: field) {
                    log.append(field.map { "\($0)" } ?? "nil")
                    if field == .missing { field = .mail }
                }
        }
    }

    @Test("FocusState doesn't fall back over what an action has written in the meantime")
    func corrected() throws {
        let log = Log()
        let host = ViewHost(Correcting(log: log))
        try host.tap("To missing")
        expectNoDifference(focusedLines(host), ["Mail"])
        expectNoDifference(log.take(), ["missing", "mail"])
    }

    private struct InSheet: View {
        @FocusState var field: Field?
        @State var text = ""
        @State var isShown = false
        var body: some View {
            VStack {
                Text("field \(field.map { "\($0)" } ?? "nil")")
                Button("Show") { isShown = true }
                    .sheet(isPresented: $isShown) {
                        TextField("Inside", text: $text).focused($field, equals: .mail)
                        Button("Focus inside") { field = .mail }
                    }
            }
            .focused($field, equals: .name)
        }
    }

    @Test("FocusState of a presenter reaches into its sheet; a mark around the presenter isn't one around the sheet")
    func sheet() throws {
        let host = ViewHost(InSheet())
        try host.tap("Show")
        try host.tap("Focus inside")
        #expect(focusedLines(host) == ["Inside"] && host.tree.contains("field mail"))
        try host.dismiss()
        expect(host, shows: "field nil")
    }

    private struct Editor: View {
        @FocusState.Binding var isFocused: Bool
        @Binding var text: String
        var body: some View {
            VStack { TextField("Text", text: $text) }.focused($isFocused)
            Text(isFocused ? "editing" : "idle")
        }
    }

    private struct Outer: View {
        let log: Log
        @FocusState var isFocused: Bool
        @State var text = ""

        var body: some View {
            let _ = log.append("outer")
            Editor(isFocused: $isFocused, text: $text)
            Button("Edit") { isFocused = true }
            Button("Done") { isFocused = false }
        }
    }

    @Test("Passing a FocusState.Binding down is no read, and focuses the views inside a container")
    func bindings() throws {
        let log = Log()
        let host = ViewHost(Outer(log: log))
        try expectNoDifference(host.evaluations { try host.tap("Edit") }, ["Editor"])
        #expect(host.contains("editing") && focusedLines(host) == ["Text"])
        try expectNoDifference(host.evaluations { try host.tap("Edit") }, [])
        try host.tap("Done")
        #expect(host.contains("idle") && focusedLines(host) == [])
        expectNoDifference(log.take(), ["outer"])
    }

    private struct Several: View {
        @FocusState var field: Int?
        @FocusState var anywhere: Bool
        @State var text = ""
        let disabled: Bool

        var body: some View {
            VStack {
                TextField("One", text: $text).focused($field, equals: 1).disabled(disabled)
                TextField("Other one", text: $text).focused($field, equals: 1)
                Text("Card").focusable().focused($field, equals: 2)
            }
            .focused($anywhere)
            Text("\(field ?? 0) \(anywhere)")
            Button("1") { field = 1 }
            Button("2") { field = 2 }
        }
    }

    @Test("FocusState: of several views with the value the first that can have the focus gets it; states around follow")
    func several() throws {
        let host = ViewHost(Several(disabled: false))
        try host.tap("1")
        #expect(focusedLines(host) == ["One"] && host.contains("1 true"))
        try host.tap("2")
        #expect(focusedLines(host) == ["Card"] && host.contains("2 true"))
        host.unfocus()
        expect(host, shows: "0 false")
        let other = ViewHost(Several(disabled: true))
        try other.tap("1")
        #expect(focusedLines(other) == ["Other one"] && other.contains("1 true"))
        #expect(throws: ViewQueryError.disabled("One")) { try other.focus("One") }
    }

    private struct Submitting: View {
        let log: Log
        @State var text = ""
        let isBlocking: Bool

        var body: some View {
            VStack {
                TextField("Text", text: $text).onSubmit { log.append("inner \(text)") }
                    .onSubmit(of: .search) { log.append("search") }
                    .submitScope(isBlocking)
                Text("Words")
            }
            .onSubmit { log.append("outer") }
        }
    }

    @Test("onSubmit runs inner actions before outer ones, unless a scope keeps it from these")
    func submit() throws {
        let log = Log()
        let host = ViewHost(Submitting(log: log, isBlocking: false))
        try host.type("hello", into: "Text")
        try host.submit("Text")
        expectNoDifference(log.take(), ["inner hello", "outer"])
        #expect(throws: ViewQueryError.unresponsive("Words", to: "submitting")) { try host.submit("Words") }
        let blocking = ViewHost(Submitting(log: log, isBlocking: true))
        _ = log.take()
        try blocking.submit("Text")
        expectNoDifference(log.take(), ["inner "])
    }

    @Test("A trace contains a focus state's name")
    func trace() throws {
        let host = ViewHost(Form(log: Log()))
        let trace = try host.trace { try host.focus("Name") }
        #expect(trace.description.contains("write Form.field.value: nil → name"))
    }
}
