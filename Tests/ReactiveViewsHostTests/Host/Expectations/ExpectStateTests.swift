import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Expecting the state of a host's elements")
struct ExpectStateTests {
    private struct Editor: View {
        @State private var title = "Draft"
        @State private var notes = "one\ntwo"
        @State private var isAsking = false
        @FocusState private var isEditing: Bool

        var body: some View {
            VStack {
                TextField("Title", text: $title).focused($isEditing)
                TextEditor(text: $notes).accessibilityLabel("Notes")
                Button("Save") {}.disabled(title == "Draft")
                Button("Edit") { isEditing = true }
                Button("Close") { isAsking = true }
                HStack {
                    Text("12"); Text("items")
                }.accessibilityIdentifier("total")
            }
            .alert("Save first?", isPresented: $isAsking) { Button("Discard") {} }
        }
    }

    @Test("The value of a field")
    func value() throws {
        let host = ViewHost(Editor())
        expect(host, shows: "Title", withValue: "Draft")
        expect(host, shows: .button("Save"), withValue: nil)
        let message = failure { expect(host, shows: "Title", withValue: "Letter") }
        #expect(
            message.hasPrefix(
                "TextField \"Title\" = \"Draft\" has the value “Draft”; expected “Letter”.\nViewHost(Editor"))
        #expect(message.contains("\n>   TextField \"Title\" = \"Draft\"\n"))
        #expect(
            failure { expect(host, shows: "Title", withValue: nil) }.contains("has the value “Draft”; expected none."))
        #expect(failure { expect(host, shows: "Save", withValue: "a") }.contains("has no value; expected “a”."))
        #expect(failure { expect(host, shows: "Titel", withValue: "a") }.contains("Nearest: TextField \"Title\""))
        #expect(
            failure { expect(host, shows: host.query(.button), withValue: "a") }.contains(
                "is ambiguous: 3 elements match."))
        #expect(
            failure { expect(host, shows: "Notes", withValue: "one\n2") }.hasPrefix(
                "The value of “Notes” differs (- expected, + actual):\n  one\n- 2\n+ two\nViewHost("))
    }

    @Test("The label of an element, also of those inside it")
    func label() {
        let host = ViewHost(Editor())
        expect(host, shows: .identifier("total"), withLabel: "12, items")
        #expect(
            failure { expect(host, shows: .identifier("total"), withLabel: "13, items") }.hasPrefix(
                "HStack [total] has the label “12, items”; expected “13, items”."))
        #expect(failure { expect(host, shows: .identifier("sum"), withLabel: "12") }.hasPrefix("The host shows no"))
    }

    private struct Door: View {
        @State private var isOpen = false
        @State private var isLoaded = false

        var body: some View {
            VStack(spacing: 0) {
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
                    .frame(width: 100, height: 20)
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("door")
                    .frame(width: 100, alignment: isOpen ? .trailing : .leading)
                if isLoaded { Text("Loaded") }
            }
            .task {
                try? await Task.sleep(for: .seconds(3))
                isLoaded = true
            }
        }
    }

    @Test("The frame of an element; a failure says whether an animation is running")
    func frame() throws {
        let host = ViewHost(Door(), size: CGSize(width: 100, height: 40), clock: .virtual)
        let start = CGRect(x: 0, y: 20, width: 50, height: 20)
        expect(host, shows: .identifier("door"), withFrame: start)
        expect(host, shows: .identifier("door"), withFrame: start.offsetBy(dx: 0.5, dy: 0), accuracy: 0.5)
        #expect(
            failure { expect(host, shows: .identifier("door"), withFrame: start.offsetBy(dx: 50, dy: 0)) }.contains(
                "has the frame (0, 20), 50 × 20; expected (50, 20), 50 × 20. No animation is running."))
        try host.tap("Open")
        host.advance(by: .milliseconds(500))
        expect(host, shows: .identifier("door"), withFrame: start.offsetBy(dx: 50, dy: 0))
        #expect(
            failure { expect(host, shows: .identifier("door"), withFrame: start) }.contains(
                "has the frame (50, 20), 50 × 20; expected (0, 20), 50 × 20. An animation is running."))
        #expect(failure { expect(host, shows: "window", withFrame: start) }.hasPrefix("The host shows no “window”."))
    }

    @Test("What isn't there yet: a failure says when work is due")
    func due() {
        let host = ViewHost(Door(), clock: .virtual)
        host.advance(by: .seconds(1))
        #expect(
            failure { expect(host, shows: "Loaded") }.hasPrefix(
                "The host shows no “Loaded”. Work is due in 2.0 seconds: let time pass with advance(by:) or until."))
        host.advance(by: .seconds(2))
        expect(host, shows: "Loaded")
    }

    @Test("Whether an element is enabled")
    func enabled() throws {
        let host = ViewHost(Editor())
        expect(host, disables: "Save")
        expect(host, enables: "Edit")
        #expect(
            failure { expect(host, enables: "Save") }.hasPrefix(
                "Button \"Save\" (disabled) should be enabled, but is disabled.\nViewHost("))
        #expect(
            failure { expect(host, disables: "Edit") }.hasPrefix("Button \"Edit\" should be disabled, but is enabled."))
        #expect(
            failure { expect(host, disables: "Sav") }.hasPrefix("The host shows no “Sav”. Nearest: Button \"Save\""))
        #expect(failure { expect(host, enables: "Sav") }.hasPrefix("The host shows no “Sav”."))
    }

    @Test("Which element has the focus")
    func focus() throws {
        let host = ViewHost(Editor())
        #expect(failure { expect(host, focuses: "Title") }.contains("should have the focus, but no element has it."))
        try host.tap("Edit")
        expect(host, focuses: "Title")
        #expect(
            failure { expect(host, focuses: "Notes") }.contains(
                "should have the focus, but TextField \"Title\" = \"Draft\" (focused) has it."))
        #expect(failure { expect(host, focuses: "Name") }.hasPrefix("The host shows no “Name”."))
    }

    @Test("What is presented")
    func presented() throws {
        let host = ViewHost(Editor())
        #expect(
            failure { expect(host, presents: "Save first?") }.hasPrefix(
                "The host presents nothing; expected “Save first?”."))
        #expect(failure { expect(host, presents: "Edit") }.hasPrefix("The host presents nothing; expected “Edit”."))
        try host.tap("Close")
        expect(host, presents: "Save first?")
        expect(host, presents: .query(.alert))
        expect(host, presents: "Discard")
        #expect(
            failure { expect(host, presents: "Edit") }.hasPrefix(
                "The host presents Alert \"Save first?\", which shows no “Edit”."))
        #expect(failure { expect(host, presents: "") }.contains("the words are empty"))
    }

    @Test("The whole tree, whose differing lines are shown")
    func tree() {
        let host = ViewHost(
            VStack {
                Text("a")
                HStack { ForEach(0..<20, id: \.self) { Text("\($0)") } }
                Text("b")
            })
        expect(host, hasTree: host.tree)
        expect(host, hasTree: host.tree + "\n")
        let tree = host.tree.replacing("\"12\"", with: "\"twelve\"")
        #expect(
            failure { expect(host, hasTree: tree) }
                == """
                The tree differs (- expected, + actual):
                  VStack
                    Text "a"
                    HStack
                  … 10 equal lines
                      Text "10"
                      Text "11"
                -     Text "twelve"
                +     Text "12"
                      Text "13"
                      Text "14"
                  … 6 equal lines
                ViewHost(VStack, 390 × 844)
                """)
        #expect(failure { expect(host, hasTree: "", "x") }.hasPrefix("x\nThe tree differs"))
    }
}
