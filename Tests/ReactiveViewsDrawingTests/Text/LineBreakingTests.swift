import ReactiveViewsTesting
import Testing

/// How text is broken into lines. The font is monospaced and 10 points, so each letter is 6 points wide.
@Suite("Line breaking")
struct LineBreakingTests {
    private let font = Font.system(size: 10, design: .monospaced).resolved()

    private func lines(
        _ string: String, columns: CGFloat?, height: CGFloat? = nil, _ change: (inout TextOptions) -> Void = { _ in }
    ) -> [String] {
        layout(string, columns: columns, height: height, change).lines.map(\.string)
    }

    private func layout(
        _ string: String, columns: CGFloat?, height: CGFloat? = nil, _ change: (inout TextOptions) -> Void = { _ in }
    ) -> TextLayout {
        var options = TextOptions()
        change(&options)
        return TextLayout(string, font: font, width: columns.map { $0 * 6 }, height: height, options: options)
    }

    @Test("Lines are broken at spaces, which hang over the end")
    func words() {
        expectNoDifference(lines("the quick brown fox", columns: 10), ["the quick", "brown fox"])
        expectNoDifference(lines("the quick brown fox", columns: 9), ["the quick", "brown fox"])
        expectNoDifference(lines("the quick  brown", columns: 9), ["the quick", "brown"])
        expectNoDifference(lines("the quick brown fox", columns: nil), ["the quick brown fox"])
        expectNoDifference(layout("ab   cd", columns: 4).lines.map(\.width), [12, 12])
        expectNoDifference(layout("ab   ", columns: 4).size.width, 24)
    }

    @Test("Lines are broken after hyphens that are in a word")
    func hyphens() {
        expectNoDifference(lines("well-known", columns: 6), ["well-", "known"])
        expectNoDifference(lines("a -5", columns: 3), ["a", "-5"])
    }

    @Test("Ideographs and emoji can be broken between any two; words among them stay whole")
    func ideographs() {
        expectNoDifference(lines("正在刷新数据", columns: 4), ["正在", "刷新", "数据"])
        expectNoDifference(lines("正在abc", columns: 5), ["正在", "abc"])
        expectNoDifference(lines("😀😀😀", columns: 5), ["😀😀", "😀"])
    }

    @Test("A word longer than a line is broken anywhere, on a line of its own")
    func longWords() {
        expectNoDifference(lines("incomprehensible", columns: 6), ["incomp", "rehens", "ible"])
        expectNoDifference(lines("an incomprehensible", columns: 6), ["an", "incomp", "rehens", "ible"])
        expectNoDifference(lines("👩‍👩‍👧‍👦é1", columns: 0), ["👩‍👩‍👧‍👦", "é", "1"])
    }

    @Test("Lines end at line breaks in the text")
    func newlines() {
        expectNoDifference(lines("a\nb\r\nc\u{2028}d", columns: nil), ["a", "b", "c", "d"])
        expectNoDifference(lines("a\n\nb\n", columns: 10), ["a", "", "b", ""])
        expectNoDifference(layout("a\n\nb\n", columns: 10).size, CGSize(width: 6, height: 4 * font.lineHeight()))
    }

    @Test("Lines are put to a side of the widest")
    func alignment() {
        let centred = layout("abcd ef", columns: 4) { $0.alignment = .center }
        expectNoDifference(centred.lines.map(\.x), [0, 6])
        expectNoDifference(layout("abcd ef", columns: 4) { $0.alignment = .trailing }.lines.map(\.x), [0, 12])
        expectNoDifference(layout("abcd ef", columns: 4).lines.map(\.x), [0, 0])
        expectNoDifference(centred.size.width, 24)
    }

    @Test("Line spacing is between lines; baselines are four fifths down")
    func spacing() {
        let height = font.lineHeight()
        let layout = layout("abcd ef", columns: 4) { $0.lineSpacing = 5 }
        #expect(abs(layout.size.height - 2 * height - 5) < 1e-9)
        expectNoDifference(layout.lines.map(\.y), [0, height + 5])
        expectNoDifference(layout.firstBaseline, 0.8 * height)
        #expect(abs(layout.lastBaseline - 1.8 * height - 5) < 1e-9)
    }

    @Test("A proposal that is none is any; a negative one is 0; at infinity all is on one line")
    func strangeProposals() {
        for width in [nil, CGFloat.nan, .infinity] {
            expectNoDifference(lines("a b", columns: width), ["a b"])
        }
        expectNoDifference(lines("a b", columns: -5), ["a", "b"])
        expectNoDifference(lines("abc", columns: 0), ["a", "b", "c"])
        expectNoDifference(lines("abc", columns: 0, height: 0), ["…"])
        expectNoDifference(lines("abc", columns: nil, height: -1), ["abc"])
    }

    @Test("Room for lines can be reserved")
    func reserved() {
        expectNoDifference(layout("a", columns: 5) { $0.reservedLines = 3 }.size.height, 3 * font.lineHeight())
        expectNoDifference(layout("a b c d", columns: 1) { $0.reservedLines = 3 }.size.height, 4 * font.lineHeight())
    }

    @Test("Runs in different fonts share baselines; the line is as high as both need")
    func mixedRuns() {
        let large = Font.system(size: 34).resolved()
        let text = TextLayout([TextRun("a ", font: font), TextRun("B", font: large)])
        expectNoDifference(text.lines.map(\.string), ["a B"])
        expectNoDifference(text.size.height, large.lineHeight())
        expectNoDifference(text.firstBaseline, 0.8 * large.lineHeight())
        let raised = TextLayout([TextRun("a", font: font), TextRun("b", font: font, baselineOffset: 4)])
        #expect(abs(raised.size.height - font.lineHeight() - 4) < 1e-9)
        expectNoDifference(
            TextLayout([TextRun("ab", font: font), TextRun("cd", font: font)], width: 12).lines.count, 2)
    }
}
