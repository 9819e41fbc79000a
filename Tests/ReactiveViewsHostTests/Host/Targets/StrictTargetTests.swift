import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Strict targets")
struct StrictTargetTests {
    private let log = Log()

    @Test("Of several elements with the same words none is taken; the error lists them with their places")
    func ambiguous() throws {
        let host = ViewHost(Shopping(log: log))
        let error = try #require(throws: ViewQueryError.self) { try host.tap("Delete") }
        #expect(error.target == "Delete" && error.matches.count == 3)
        #expect(error.matches[1].line == "Button \"Delete\"" && error.matches[1].path == ["VStack", "List", "HStack"])
        try expectNoDifference(error.matches[1].frame, host.frame(of: host.query(.button, "Delete").nth(1)))
        #expect(error.description.contains("“Delete” is ambiguous: 3 elements match.\n  nth(0): Button \"Delete\" in "))
        #expect(error.description.contains(".nth("))
        #expect(throws: ViewQueryError.self) { try host.find("Buy") }
        expect(host, shows: "Buy")
        expectNoDifference(host.query(.row).count, 3)
    }

    @Test("Of many matches ten are listed")
    func many() throws {
        let host = ViewHost(VStack { ForEach(0..<30, id: \.self) { _ in Button("x") {} } })
        let error = try #require(throws: ViewQueryError.self) { try host.tap("x") }
        #expect(error.matches.count == 30 && error.description.contains("… and 20 more"))
    }

    @Test("A button and the text of its label are one, and so are a row and the text that names it")
    func oneInside() throws {
        let host = ViewHost(
            VStack {
                Button {
                    log.append("custom")
                } label: {
                    HStack { Text("Save") }
                }
                HStack { Text("Row") }.accessibilityLabel("Row")
            })
        try expectNoDifference(host.find("Save").kind, "Button")
        try host.tap("Save")
        expectNoDifference(log.take(), ["custom"])
        try expectNoDifference(host.find("Row").kind, "HStack")
    }

    @Test("Two buttons in a section that has their words are two")
    func twoInside() throws {
        let host = ViewHost(
            Form {
                Section("Delete") {
                    Button("Delete") { log.append("first") }
                    Button("Delete") { log.append("second") }
                }
            })
        let error = try #require(throws: ViewQueryError.self) { try host.tap("Delete") }
        expectNoDifference(error.matches.map(\.line), ["Section \"Delete\"", "Button \"Delete\"", "Button \"Delete\""])
        try host.tap(host.query("Delete").nth(2))
        expectNoDifference(log.take(), ["second"])
    }

    @Test("A verb means the only element that takes its input: the button, not the heading; the field, not its caption")
    func fitting() throws {
        struct Screen: View {
            @State var name = ""
            let log: Log
            var body: some View {
                VStack {
                    Text("Delete")
                    Button("Delete") { log.append("deleted") }
                    Text("Name")
                    TextField("Name", text: $name)
                    Text("Volume")
                    Slider(value: .constant(0.5)) { Text("Volume") }
                    Text("Hello \(name)")
                }
            }
        }
        let host = ViewHost(Screen(log: log))
        try host.tap("Delete")
        expectNoDifference(log.take(), ["deleted"])
        try host.type("Ada", into: "Name")
        expect(host, shows: "Hello Ada")
        try host.increment("Volume")
        #expect(throws: ViewQueryError.self) { try host.find("Delete") }
        // Nothing that the verb could mean.
        #expect(throws: ViewQueryError.self) { try host.increment("Delete") }
    }

    @Test("Of an enabled and a disabled button a tap means the enabled one")
    func enabled() throws {
        let host = ViewHost(
            VStack {
                Button("Next") { log.append("off") }.disabled(true)
                Button("Next") { log.append("on") }
            })
        try host.tap("Next")
        expectNoDifference(log.take(), ["on"])
    }

    @Test("Labels and names come before values, and what a background is named after before the background")
    func precedence() throws {
        let host = ViewHost(
            VStack {
                TextField("City", text: .constant("Rome"))
                Text("Rome")
                Text("On red").background(Color.red).accessibilityLabel("danger")
            })
        try expectNoDifference(host.find("Rome").kind, "Text")
        try expectNoDifference(host.find("danger").kind, "Text")
        try expectNoDifference(host.query("danger").element.label, "On red")
    }
}
