import TerminalSupport
import Testing

@Suite("Editing a line")
struct LineEditorTests {
    /// Plays bytes as a keyboard sends them, and returns the line with a bar at the cursor.
    private func line(after keys: String, in editor: inout LineEditor) -> String {
        var decoder = KeyDecoder()
        for event in decoder.decode(keys.utf8) + decoder.flush() { _ = editor.take(event) }
        return editor.textBeforeCursor + "|" + editor.text.dropFirst(editor.textBeforeCursor.count)
    }

    private static let (left, right, up, down) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[A", "\u{1B}[B")

    @Test(
        "Keys move the cursor and change the text",
        arguments: [
            ("abc", "abc|"), ("abc\(left)x", "abx|c"), ("abc\(left)\(left)\(right)x", "abx|c"),
            ("abc\u{1B}[Hx", "x|abc"),
            ("abc\u{1}x\u{5}y", "xabcy|"), ("abc\u{7F}", "ab|"), ("\u{7F}", "|"), ("abc\u{1}\u{1B}[3~", "|bc"),
            ("abc\u{1}\u{4}", "|bc"), ("one two three\u{17}", "one two |"), ("one two\u{17}\u{17}\u{17}", "|"),
            ("one two\u{1B}b\u{1B}b\u{B}", "|"), ("one two\u{1B}b\u{B}", "one |"), ("one two\u{1B}b\u{15}", "|two"),
            ("one two\u{1B}b\u{15}\u{5} \u{19}", "two one |"), ("one two\u{1}\u{1B}f", "one| two"),
            ("one two\u{1}\u{1B}d", "| two"), ("one two\u{1B}\u{7F}", "one |"), ("one two\u{1B}[1;5D", "one |two"),
            ("日本語\(left)\u{7F}", "日|語"), ("👩‍👩‍👧b\(left)\u{7F}", "|b"), ("e\u{301}x\(left)\u{7F}", "|x"),
            ("a\u{1B}[200~b\tc\nd\u{1B}[201~e", "ab c de|"), ("abc\u{3}", "|"), ("a\u{1B}[5~\u{1B}[99x", "a|"),
        ])
    func keys(_ keys: String, _ expected: String) {
        var editor = LineEditor()
        #expect(line(after: keys, in: &editor) == expected)
    }

    @Test("The lines before come back, and the new one after them")
    func history() {
        var editor = LineEditor()
        #expect(line(after: "one\rtwo\rtwo\r  \rthr\(Self.up)", in: &editor) == "two|")
        #expect(editor.entries == ["one", "two"])
        #expect(line(after: Self.up + Self.up + Self.up, in: &editor) == "one|")
        #expect(line(after: "!\(Self.down)\(Self.down)\(Self.down)", in: &editor) == "thr|")
        #expect(line(after: "\u{1B}[5~", in: &editor) == "one|")
        #expect(line(after: "\u{E}\u{10}", in: &editor) == "one|")
    }

    @Test("Keys that end something say what")
    func outcomes() {
        var editor = LineEditor()
        #expect(editor.take(.character("d", .control)) == .ended)
        #expect(editor.take(.character("c", .control)) == .interrupted(wasEmpty: true))
        #expect(editor.take(.character("x")) == .edited)
        #expect(editor.take(.key(.tab)) == .completion)
        #expect(editor.take(.character("c", .control)) == .interrupted(wasEmpty: false))
        #expect(editor.take(.character("z", .control)) == .suspended)
        #expect(editor.take(.character("l", .control)) == .cleared)
        #expect(editor.take(.key(.escape)) == .ignored)
        #expect(editor.take(.key(.enter)) == .entered(""))
    }

    @Test(
        "A line longer than the terminal is scrolled to the cursor; it is never wider", arguments: [1, 2, 5, 9, 20, 80])
    func picture(columns: Int) {
        var editor = LineEditor()
        for keys in [String(repeating: "ab日", count: 30), "\u{1}", "\u{1B}[C\u{1B}[C\u{1B}[C", "\u{1B}\u{7F}", "\u{5}"]
        {
            _ = line(after: keys, in: &editor)
            let picture = editor.picture(prompt: "> ", columns: columns)
            #expect(textWidth(picture.text) <= max(columns - 1, 1), "\(picture)")
            #expect(picture.cursor <= max(columns - 1, 1), "\(picture)")
        }
    }

    @Test("The cursor is where it is after wide characters")
    func cursor() {
        var editor = LineEditor()
        _ = line(after: "日本語\u{1B}[D", in: &editor)
        let picture = editor.picture(prompt: "> ", columns: 80)
        #expect(picture.text == "> 日本語" && picture.cursor == 6)
        #expect(LineEditor().picture(prompt: "> ", columns: 80).cursor == 2)
    }

    @Test("A completion takes the place of what was typed of it")
    func completion() {
        var editor = LineEditor()
        _ = line(after: "tap Ne x\u{1B}[D\u{1B}[D", in: &editor)
        editor.replace(last: 2, with: "\"Next\"")
        #expect(editor.text == "tap \"Next\" x" && editor.textBeforeCursor == "tap \"Next\"")
        editor.replace(last: 100, with: "")
        #expect(editor.text == " x")
    }

    @Test(
        "Colours are on terminals that have them, unless somebody objects",
        arguments: [
            (.auto, true, ["TERM": "xterm"], true), (.auto, false, ["TERM": "xterm"], false), (.auto, true, [:], false),
            (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
            (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true), (.never, true, ["TERM": "xterm"], false),
            (.always, false, ["NO_COLOR": "1"], true),
        ] as [(ColorChoice, Bool, [String: String], Bool)])
    func colors(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool) {
        #expect(choice.isColored(isTerminal: isTerminal, environment: environment) == isColored)
    }
}
