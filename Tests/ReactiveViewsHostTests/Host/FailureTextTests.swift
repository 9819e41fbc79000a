import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What a failed expectation prints")
struct FailureTextTests {
    private struct Editor: View {
        @State private var title = "Draft"
        @State private var size = 0.1 + 0.2
        @FocusState private var isEditing: Bool

        var body: some View {
            TextField("Title", text: $title).focused($isEditing)
            Button("Save") {}.disabled(true)
            Slider(value: $size) { Text("Size") }
            Button("Edit") { isEditing = true }
        }
    }

    @Test("A failed expectation on a host prints the tree")
    func host() throws {
        let host = ViewHost(Editor())
        withKnownIssue {
            #expect(host.contains("Saved"))
        } matching: { issue in
            "\(issue)".contains(
                """
                ViewHost(Editor, 390 × 844):
                  TextField "Title" = "Draft"
                  Button "Save" (disabled)
                """)
        }
    }

    @Test("A failed comparison of lines prints those that differ")
    func lines() throws {
        let host = ViewHost(Text("Count: 1"))
        #expect(host.lines == "Text \"Count: 1\"")
        withKnownIssue {
            #expect(host.lines == "Text \"Count: 0\"")
        } matching: { issue in
            "\(issue)".contains("Count: 1")
        }
        #expect(TextLines("a\nb\n").count == 2)
        #expect(TextLines("a\nb") != "a\nc")
        #expect(Array(TextLines("a\r\n\nb")) == ["a", "", "b"])
    }

    @Test("A host with a virtual clock prints its time, and an empty one says so")
    func time() {
        let host = ViewHost(EmptyView(), size: CGSize(width: 10.5, height: 20), clock: .virtual)
        host.advance(by: .milliseconds(1_500))
        #expect("\(host)" == "ViewHost(EmptyView, 10.5 × 20, at 1.5 s):\n  (nothing is visible)")
        #expect(String(reflecting: host) == "\(host)")
    }

    @Test("A host may be printed off the main actor, then without its tree")
    func elsewhere() async {
        let host = ViewHost(Text("a"))
        let text = await Task.detached { "\(host)" }.value
        #expect(text == "ViewHost(Text)")
        #expect("\(host)".contains("Text \"a\""))
    }

    @Test("An element prints itself with what is inside; its mirror has the parts that there are")
    func element() throws {
        let element = try #require(ViewHost(VStack { Button("Go") {}.disabled(true) }).elements.first)
        #expect("\(element)" == "VStack\n  Button \"Go\" (disabled)")
        let parts = Mirror(reflecting: element.children[0]).children.compactMap(\.label)
        #expect(parts == ["kind", "label", "attributes"])
    }

    @Test("Controls that are disabled say so, in every style")
    func disabled() {
        let views: [(String, AnyView)] = [
            ("Button", AnyView(Button("a") {})), ("Button", AnyView(Button("a") {}.buttonStyle(Plain()))),
            ("Toggle", AnyView(Toggle("a", isOn: .constant(true)))),
            ("TextField", AnyView(TextField("a", text: .constant("")))),
            ("SecureField", AnyView(SecureField("a", text: .constant("")))),
            ("Slider", AnyView(Slider(value: .constant(0.5)))),
            ("Stepper", AnyView(Stepper("a", value: .constant(1)))),
            ("Picker", AnyView(Picker("a", selection: .constant(1)) { Text("1").tag(1) })),
            ("Menu", AnyView(Menu("a") { Button("b") {} })),
            ("NavigationLink", AnyView(NavigationStack { NavigationLink("a") { Text("b") } })),
            ("DisclosureGroup", AnyView(DisclosureGroup("a") { Text("b") })),
            ("Link", AnyView(Link("a", destination: URL(string: "https://a.b")!))),
        ]
        for (kind, view) in views {
            let elements = ViewHost(view.disabled(true)).elements.flatMap(\.all)
            let element = elements.first { $0.kind == kind }
            #expect(element?.attributes.contains("disabled") == true, "\(kind): \(elements.map(\.line))")
            #expect(!ViewHost(view).tree.contains("disabled"), "\(kind)")
        }
    }

    private struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }

    @Test("The field with the focus and the selected tab say so")
    func states() throws {
        let host = ViewHost(Editor())
        #expect(!host.tree.contains("focused"))
        try host.tap("Edit")
        #expect(host.tree.contains("TextField \"Title\" = \"Draft\" (focused)"))
        let tabs = ViewHost(
            TabView {
                Text("one").tabItem { Text("One") }
                Text("two").tabItem { Text("Two") }
            })
        #expect(tabs.tree.contains("\"One\" (selected)") && !tabs.tree.contains("\"Two\" (selected)"))
    }

    @Test("A tree has no control characters and no line breaks in words; quotation marks are escaped")
    func escapes() {
        let words = "a\nb\t\u{1B}[31m\u{202E}\\ \"q\" é"
        let host = ViewHost(Text(verbatim: words).accessibilityIdentifier("x\ny"))
        #expect(host.tree == #"Text "a\nb\t\u{1B}[31m\u{202E}\\ \"q\" é" [x\ny]"#)
        #expect(host.contains(words))
    }

    @Test("Numbers in a tree have at most three decimals")
    func numbers() throws {
        let host = ViewHost(Editor())
        #expect(host.tree.contains("Slider \"Size\" = \"0.3\""))
        #expect(host.contains("0.3"))
        for (value, text) in [(0.12345, "0.123"), (1e-9, "1e-09"), (2, "2.0"), (-0.0004, "-0.0004"), (1e17, "1e+17")] {
            let slider = ViewHost(Slider(value: .constant(value), in: -1e18...1e18))
            #expect(slider.elements.first?.value == text)
        }
    }
}
