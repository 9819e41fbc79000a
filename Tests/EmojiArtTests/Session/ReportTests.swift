import ReactiveViewsTesting
import TerminalSupport
import Testing

@testable import ExampleSession

@Suite("What a session tells")
@MainActor
struct ReportTests {
    @Test(
        "A change of a value tells what differs, not what is the same",
        arguments: [
            ("1", "2", "x: 1 → 2"),
            (
                "Pull(threshold: 70.0, distance: 0.0, isFrozen: false)",
                "Pull(threshold: 70.0, distance: 40.0, isFrozen: false)", "x.distance: 0.0 → 40.0"
            ),
            (
                "[Badge(title: \"Live\", lines: 1), Badge(title: \"Maps to keep\", lines: 2)]",
                "[Badge(title: \"Live\", lines: 1), Badge(title: \"Maps, (and) more\", lines: 2)]",
                "x[1].title: \"Maps to keep\" → \"Maps, (and) more\""
            ),
            (
                "[\"one thing\", \"another thing\"]", "[\"one thing\", \"another thing\", \"a third thing\"]",
                "x: added \"a third thing\" (2 → 3)"
            ),
            (
                "[\"one thing\", \"another thing\", \"a third thing\"]", "[\"another thing\", \"a third thing\"]",
                "x: removed \"one thing\" (3 → 2)"
            ),
            (
                "Event(title: \"A\", badges: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])", "nil",
                "x: Event(title: \"A\", badges: […]) → nil"
            ),
            (
                "\"a text that is longer than a line has room for\"", "\"\"",
                "x: \"a text that is …e has room for\" → \"\""
            ),
        ])
    func values(old: String, new: String, expected: String) {
        #expect(ValueText.change(of: "x", from: old, to: new, limit: 32) == expected)
    }

    @Test("A long value keeps its type, its first elements and its last one")
    func shortened() {
        let list = ValueText("[" + (1...200).map(String.init).joined(separator: ", ") + "]")
        #expect(list.shortened(to: 32) == "[1, 2, 3, 4, 5, … 194 more, 200]")
        #expect(list.shortened(to: 10_000) == list.text)
        for description in ["", "(", "]", "\"", "a(b", "x: y", "[1, 2]z", "f(\"\\\")\")", "[\"a\": 1]"] {
            #expect(ValueText(description).text == description)
        }
    }

    @Test("Lines are as wide as the terminal at most, whatever is in them", arguments: [1, 20, 33, 80])
    func widths(width: Int) {
        let style = SessionStyle(width: width)
        let text = "  EmojiView ← " + String(repeating: "日本語", count: 30) + " and so on, word by word by word by word"
        for line in style.rendered(text).split(separator: "\n") {
            #expect(textWidth(line) <= max(width, 20), "\(line)")
        }
        #expect(style.rendered("a  b ") == "a  b")
        #expect(SessionStyle(width: nil).rendered(text) == text)
    }

    @Test("Colours are around words, and never in output without colours")
    func colors() {
        let line = Line("  + ", .added) + ("\u{1B}[2J", .plain)
        #expect(line.rendered(SessionStyle()) == "  + ␛[2J")
        #expect(line.rendered(SessionStyle(isColored: true)) == "\u{1B}[32m  + \u{1B}[0m␛[2J")
    }

    private func row(_ kind: String, _ label: String?, value: String? = nil, _ attributes: [String] = []) -> ScreenRow {
        var element = ViewElement(kind, label: label)
        element.value = value
        element.attributes = attributes
        return ScreenRow(element)
    }

    private func changes(_ old: [ScreenRow], _ new: [ScreenRow], _ style: SessionStyle = SessionStyle()) -> String {
        ScreenChanges(from: old, to: new).lines(style).map { $0.rendered(style) }.joined(separator: "\n")
    }

    @Test("The screen's changes are told as what they are for a person")
    func screen() {
        #expect(changes([row("Text", "A")], [row("Text", "A")]).isEmpty)
        #expect(changes([row("Text", "A")], [row("Text", "B")]) == "  ~ \"A\" → \"B\"")
        #expect(changes([row("Toggle", "T")], [row("Toggle", "T", ["on"])]) == "  ~ Toggle \"T\": on")
        #expect(
            changes([row("TabView", nil, ["page 1"])], [row("TabView", nil, ["page 2"])])
                == "  ~ TabView: page 1 → page 2")
        #expect(
            changes(
                [row("TextField", "F", value: "a", ["focused"]), row("TextField", "G", value: "")],
                [row("TextField", "F", value: "a"), row("TextField", "G", value: "b", ["focused"])])
                == "  ~ TextField \"G\": \"\" → \"b\", focused")
        #expect(changes([], [row("Button", "B"), row("Text", "")]) == "  + Button \"B\", \"\"")
        #expect(
            changes(
                [row("Text", "A"), row("Text", "B"), row("Text", "C")],
                [row("Text", "C"), row("Text", "A"), row("Text", "B")])
                == "  ~ moved: \"C\"")
    }

    @Test("Many new things are a line, with how many more there are")
    func many() {
        let rows = (1...500).map { row("Text", "Text number \($0)") }
        let text = changes([], rows)
        #expect(text.hasPrefix("  + \"Text number 1\", \"Text number 2\"") && text.hasSuffix(" more"))
        #expect(text.count <= 80)
        #expect(changes([], rows, SessionStyle(isFull: true)).split(separator: "\n").count == 500)
    }

    @Test("Hostile texts of views can't command the terminal")
    func hostility() async {
        struct Hostile: View {
            @State var text = "\u{1B}]0;title\u{7}\u{1B}[2J\u{9B}31m"

            var body: some View { Button(text) { text += "\n> quit" } }
        }
        let transcript = Transcript()
        let session = Session(ViewHost(Hostile(), clock: .virtual)) { transcript.text += $0 + "\n" }
        await session.play("tap “␛”\nfull tap \"x\"\ntree\nshow\nframe \"\u{1B}[31m\"\ntrace\ndisplay\nhelp \u{1B}[1m")
        let said = transcript.text
        #expect(said.contains("]0;title"))
        #expect(said.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    }

    @Test("Show draws texts and controls at their places, in frames that hide what is below")
    func drawing() {
        struct Screen: View {
            @State var name = "Ada"
            @State var isOn = true
            @State var shows = false

            var body: some View {
                VStack(alignment: .leading) {
                    Text("Title")
                    TextField("Name", text: $name)
                    Toggle("Wi-Fi", isOn: $isOn)
                    HStack {
                        Text("left")
                        Spacer()
                        Text("日本")
                    }
                    Button("Open") { shows = true }
                }.sheet(isPresented: $shows) { Text("On top") }
            }
        }
        let host = ViewHost(Screen(), size: CGSize(width: 320, height: 300), clock: .virtual)
        func drawing(_ columns: Int) -> [String] {
            ScreenDrawing(host.elements, size: host.size).text(columns: columns).split(separator: "\n").map(String.init)
        }
        let rows = drawing(40)
        #expect(rows.allSatisfy { textWidth($0) == 40 }, "\(rows)")
        #expect(rows.contains { $0.contains("Title") } && rows.contains { $0.contains("[Ada") })
        #expect(rows.contains { $0.contains("[x] Wi-Fi") } && rows.contains { $0.contains("[ Open ]") })
        #expect(rows.contains { $0.hasPrefix("│left ") && $0.hasSuffix("日本│") }, "\(rows)")
        for columns in [1, 2, 3, 7] { #expect(!drawing(columns).isEmpty) }
        try? host.tap("Open")
        #expect(drawing(40).contains { $0.contains("On top") })
    }
}

@MainActor
private final class Transcript {
    var text = ""
}
