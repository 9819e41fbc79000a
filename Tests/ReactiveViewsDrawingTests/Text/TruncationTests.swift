import ReactiveViewsTesting
import Testing

/// Text that doesn't fit. Each letter is 6 points wide.
@Suite("Truncation")
struct TruncationTests {
    private let font = Font.system(size: 10, design: .monospaced).resolved()

    private func layout(
        _ string: String, columns: CGFloat?, lines: Int? = 1, _ mode: Text.TruncationMode = .tail,
        height: CGFloat? = nil, scale: CGFloat = 1
    ) -> TextLayout {
        var options = TextOptions()
        options.lineLimit = lines
        options.truncation = mode
        options.minimumScale = scale
        return TextLayout(string, font: font, width: columns.map { $0 * 6 }, height: height, options: options)
    }

    @Test("An ellipsis stands for what doesn't fit, at the end, the start or in the middle")
    func modes() {
        expectNoDifference(layout("abcdefgh", columns: 5).lines.map(\.string), ["abcd…"])
        expectNoDifference(layout("abcdefgh", columns: 5, .head).lines.map(\.string), ["…efgh"])
        expectNoDifference(layout("abcdefgh", columns: 5, .middle).lines.map(\.string), ["ab…gh"])
        expectNoDifference(layout("abcdefgh", columns: 6, .middle).lines.map(\.string), ["abc…gh"])
        #expect(layout("abcdefgh", columns: 5).isTruncated)
        #expect(!layout("abcde", columns: 5).isTruncated)
    }

    @Test("Spaces beside the ellipsis are left out")
    func spaces() {
        expectNoDifference(layout("abc  defgh", columns: 6).lines.map(\.string), ["abc…"])
        expectNoDifference(layout("abcd ef gh", columns: 4, .head).lines.map(\.string), ["…gh"])
        expectNoDifference(layout("abc  defgh", columns: 6).size.width, 24)
    }

    @Test("The last line that is allowed is shortened, taking up what follows")
    func lineLimit() {
        expectNoDifference(
            layout("one two three four", columns: 7, lines: 2).lines.map(\.string), ["one two", "three…"])
        expectNoDifference(
            layout("one two three four", columns: 7, lines: 3).lines.map(\.string), ["one two", "three", "four"])
        expectNoDifference(layout("a b", columns: 1, lines: 0).lines.map(\.string), ["…"])
        expectNoDifference(layout("a b", columns: 1, lines: -4).lines.count, 1)
    }

    @Test("Height cuts lines that aren't whole, but for the first")
    func height() {
        let line = font.lineHeight()
        let shown = { layout("a b c", columns: 2, lines: nil, height: $0).lines.map(\.string) }
        expectNoDifference(shown(3 * line), ["a", "b", "c"])
        expectNoDifference(shown(2.9 * line), ["a", "b…"])
        expectNoDifference(shown(line), ["a…"])
        expectNoDifference(shown(0), ["a…"])
    }

    @Test("The ellipsis stands for later paragraphs where the last line fits")
    func paragraphs() {
        expectNoDifference(layout("ab\ncd", columns: nil).lines.map(\.string), ["ab…"])
        expectNoDifference(layout("ab\ncd", columns: 9, .head).lines.map(\.string), ["ab…"])
        expectNoDifference(layout("ab\ncd", columns: 2).lines.map(\.string), ["a…"])
    }

    @Test("Characters aren't cut in parts")
    func graphemes() {
        expectNoDifference(layout("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", columns: 4).lines.map(\.string), ["👩‍👩‍👧‍👦…"])
    }

    @Test("Text is shrunk as far as it may be before it is shortened")
    func shrinking() {
        let shrunk = layout("abcdefgh", columns: 6, scale: 0.5)
        expectNoDifference(shrunk.scale, 0.75)
        expectNoDifference(shrunk.lines.map(\.string), ["abcdefgh"])
        expectNoDifference(shrunk.size.width, 36)
        #expect(!shrunk.isTruncated)
        let both = layout("abcdefgh", columns: 3, scale: 0.5)
        expectNoDifference(both.scale, 0.5)
        expectNoDifference(both.lines.map(\.string), ["abcde…"])
        expectNoDifference(layout("abcdefgh", columns: 9, scale: 0.5).scale, 1)
    }

    @Test("Scales that can't be are the nearest that can", arguments: [(CGFloat.nan, CGFloat(1)), (-1, 0.01), (2, 1)])
    func strangeScales(_ scale: CGFloat, _ expected: CGFloat) {
        expectNoDifference(layout("abcdefghijklmnop", columns: 0.01, scale: scale).scale, expected)
    }

    @Test("Several lines are shrunk to as many as fit")
    func shrinkingLines() {
        let shrunk = layout("one two three four", columns: 7, lines: 2, scale: 0.3)
        #expect(shrunk.scale < 1)
        #expect(shrunk.scale > 0.6)
        #expect(!shrunk.isTruncated)
        expectNoDifference(shrunk.lines.count, 2)
    }
}
