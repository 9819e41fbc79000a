import ReactiveTesting
import ReactiveViews
import Testing

@Suite("A text while a person edits it")
struct TextInputTests {
    private func result(_ text: String, _ edits: [TextEdit], isMultiline: Bool = false) -> String {
        var input = TextInput(text, isMultiline: isMultiline)
        for edit in edits { input.apply(edit) }
        var shown = input.text
        shown.insert("]", at: input.selection.upperBound)
        shown.insert("[", at: input.selection.lowerBound)
        return shown
    }

    @Test(
        "A key changes the text at the caret, or the selection",
        arguments: [
            ("ab", [.insert("c")], "abc[]"),
            ("ab", [.move(.left), .insert("c")], "ac[]b"),
            ("ab", [.delete(.left)], "a[]"),
            ("ab", [.delete(.right)], "ab[]"),
            ("ab", [.move(.start), .delete(.right)], "[]b"),
            ("ab", [.selectAll, .insert("x")], "x[]"),
            ("ab", [.selectAll, .delete(.left)], "[]"),
            ("ab", [.select(.left)], "a[b]"),
            ("ab", [.select(.left), .select(.left), .select(.right)], "a[b]"),
            ("ab", [.move(.start), .select(.right), .select(.right)], "[ab]"),
            ("ab", [.selectAll, .move(.left)], "[]ab"),
            ("ab", [.selectAll, .move(.right)], "ab[]"),
            ("one two", [.delete(.wordLeft)], "one []"),
            ("one two", [.move(.start), .move(.wordRight)], "one[] two"),
            ("one, two", [.move(.wordLeft), .move(.wordLeft)], "[]one, two"),
            ("👨‍👩‍👧é", [.move(.left), .delete(.left)], "[]é"),
            ("a", [.insert("\nb")], "a b[]"),
            ("", [.delete(.left), .delete(.right), .move(.left), .move(.wordRight), .select(.up)], "[]"),
        ] as [(String, [TextEdit], String)])
    func keys(text: String, edits: [TextEdit], expected: String) {
        expectNoDifference(result(text, edits), expected)
    }

    @Test("In several lines the caret moves up and down by columns")
    func lines() {
        expectNoDifference(result("abc\nd\nefg", [.move(.up)], isMultiline: true), "abc\nd[]\nefg")
        expectNoDifference(result("abc\nd\nefg", [.move(.up), .move(.up)], isMultiline: true), "a[]bc\nd\nefg")
        expectNoDifference(result("abc\nd", [.move(.start), .move(.down)], isMultiline: true), "abc\n[]d")
        expectNoDifference(result("abc\nd", [.move(.lineStart)], isMultiline: true), "abc\n[]d")
        expectNoDifference(result("a", [.insert("\nb")], isMultiline: true), "a\nb[]")
    }

    @Test("Whatever is typed, the selection stays within the text", arguments: 0..<200)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var input = TextInput("é👩‍🚀 x\ny", isMultiline: seed.isMultiple(of: 2))
        let texts = ["a", "\u{301}", "\u{200D}", "👩", "\n", "\r\n", " ", ""]
        for _ in 0..<60 {
            let movement = TextMovement.allCases.randomElement(using: &random) ?? .left
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: input.apply(.insert(texts.randomElement(using: &random) ?? ""))
            case 2: input.apply(.delete(movement))
            case 3: input.apply(.move(movement))
            default: input.apply(.select(movement))
            }
            let bounds = Set(input.text.indices).union([input.text.endIndex])
            #expect(bounds.contains(input.selection.lowerBound), "seed \(seed): \(input)")
            #expect(bounds.contains(input.selection.upperBound), "seed \(seed): \(input)")
        }
    }
}

@MainActor
@Suite("A renderer's keyboard")
struct KeyboardTests {
    private struct Form: View {
        @State var name = "Ada"
        @State var secret = ""
        @State var submitted = ""

        var body: some View {
            Text("\(name)/\(secret)/\(submitted)")
            TextField("Name", text: $name).onSubmit { submitted = name }
            SecureField("Secret", text: $secret)
            TextField("Off", text: .constant("")).disabled(true)
        }
    }

    @Test("Keys edit the field with the focus, return submits it")
    func edits() throws {
        let host = ViewHost(Form())
        #expect(host.textInput == nil)
        #expect(throws: ViewQueryError.unfocused) { try host.edit(.insert("x")) }
        try host.tap("Name")
        expectNoDifference(host.textInput?.text, "Ada")
        try host.edit(.delete(.left))
        try host.edit(.move(.start))
        try host.edit(.insert("¡"))
        expectNoDifference(host.textInput?.text, "¡Ad")
        try host.submitText()
        _ = try host.find("¡Ad//¡Ad")
    }

    @Test("The tab key goes from field to field, and around")
    func focus() throws {
        let host = ViewHost(Form())
        #expect(host.moveFocus())
        expectNoDifference(host.textInput?.text, "Ada")
        #expect(host.moveFocus())
        expectNoDifference(host.textInput?.isSecure, true)
        #expect(host.moveFocus())
        expectNoDifference(host.textInput?.text, "Ada")
        #expect(host.moveFocus(isForward: false))
        expectNoDifference(host.textInput?.isSecure, true)
        #expect(!ViewHost(Text("no field")).moveFocus())
    }
}
