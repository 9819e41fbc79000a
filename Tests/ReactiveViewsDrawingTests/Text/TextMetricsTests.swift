import ReactiveViewsTesting
import Testing

/// What one line of text measures.
@Suite("Text metrics")
struct TextMetricsTests {
    private let body = Font.body.resolved()

    private func width(_ string: String, _ font: ResolvedFont? = nil) -> CGFloat {
        MeasuredText(TextRun(string, font: font ?? body)).size().width
    }

    @Test("Line heights are those of the system's text styles")
    func lineHeights() {
        let heights = Font.TextStyle.allCases.map { Font.system($0).resolved().lineHeight() }
        expectNoDifference(heights, [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13])
    }

    @Test("A line is never lower in a larger font")
    func heightsAreMonotonic() {
        let heights = stride(from: 0, through: 80, by: 0.25).map { ResolvedFont(size: $0).lineHeight() }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
        expectNoDifference(heights.first, 0)
    }

    @Test("A text is as wide as its characters, in all classes", arguments: ["il", "fox", "WM", "0123", "A b-c", ""])
    func sumOfCharacters(_ string: String) {
        let sum = string.reduce(0) { $0 + width(String($1)) }
        #expect(abs(width(string) - sum) < 1e-9)
        #expect(abs(width(string + "word") - sum - width("word")) < 1e-9)
    }

    @Test("Characters are narrow, regular or wide; digits are alike")
    func classes() {
        #expect(width("i") < width("n"))
        #expect(width("n") < width("N"))
        #expect(width("N") < width("W"))
        expectNoDifference(Set("0123456789".map { width(String($0)) }).count, 1)
    }

    @Test("Widths are proportional to the font's size", arguments: ["Hello, world", "漢字かな", "👍🏽 thumbs"])
    func proportional(_ string: String) {
        let small = width(string, ResolvedFont(size: 10))
        #expect(abs(width(string, ResolvedFont(size: 30)) - 3 * small) < 1e-9)
    }

    @Test("Bold is a few per cent wider; monospaced is 0.6 em, whatever the weight")
    func weights() {
        let bold = Font.body.bold().resolved()
        #expect(width("Hello", bold) > width("Hello"))
        #expect(width("Hello", bold) < 1.1 * width("Hello"))
        #expect(abs(width("iW 1x", Font.system(size: 20, design: .monospaced).resolved()) - 60) < 1e-9)
        #expect(abs(width("iW 1x", Font.system(size: 20).monospaced().bold().resolved()) - 60) < 1e-9)
    }

    @Test(
        "What a person takes for one character is measured as one: ideographs are an em wide",
        arguments: ["漢", "あ", "한", "한", "！"])
    func fullWidth(_ character: String) {
        #expect(abs(width(character) - 17) < 1e-9, "\(character.unicodeScalars.map(\.value))")
        #expect(abs(width(character, Font.body.bold().resolved()) - 17) < 1e-9)
    }

    @Test(
        "Emoji are five quarters of an em wide, as in the fonts that have them",
        arguments: ["😀", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "🏳️‍🌈", "⌚"])
    func emoji(_ character: String) {
        #expect(abs(width(character) - 21.25) < 1e-9, "\(character.unicodeScalars.map(\.value))")
        #expect(abs(width(character, Font.body.bold().resolved()) - 21.25) < 1e-9)
    }

    @Test("Vowel signs beside a consonant make it wider; those above it don't")
    func vowelSigns() {
        #expect(width("का") > width("क") && width("कि") > width("क"))
        #expect(width("के") == width("क") && width("กี") == width("ก"))
    }

    @Test("Combining marks, joiners and control characters take no room")
    func widthless() {
        expectNoDifference(width("e\u{301}"), width("e"))
        expectNoDifference(width("é"), width("e"))
        expectNoDifference(width("a\u{200B}b\u{200D}"), width("ab"))
        expectNoDifference(width("\u{301}"), 0)
        expectNoDifference(width("\u{1}"), 0)
        #expect(width("ｱ") < width("ア"))
    }

    @Test("Kerning goes between characters; what can't be is left out")
    func kerning() {
        let kerned = MeasuredText(TextRun("abc", font: body, kerning: 2)).size().width
        #expect(abs(kerned - width("abc") - 6) < 1e-9)
        let without = MeasuredText(TextRun("abc", font: body, kerning: .nan)).size().width
        expectNoDifference(without, width("abc"))
        let negative = MeasuredText(TextRun("abc", font: body, kerning: -1000)).size().width
        expectNoDifference(negative, 0)
    }

    @Test("An empty text takes no room, unless lines are reserved")
    func empty() {
        expectNoDifference(MeasuredText(TextRun("", font: body)).size(), .zero)
        var options = TextOptions()
        options.reservedLines = 2
        options.lineSpacing = 4
        expectNoDifference(MeasuredText(TextRun("", font: body)).size(options: options), CGSize(width: 0, height: 48))
        expectNoDifference(MeasuredText([]).size(), .zero)
    }

    @Test("A font that can't be has no size", arguments: [CGFloat.nan, .infinity, -3])
    func impossibleFonts(_ size: CGFloat) {
        expectNoDifference(MeasuredText(TextRun("abc", font: ResolvedFont(size: size))).size(), .zero)
    }
}
