import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// Properties of all texts in all sizes. A failure names the seed.
@Suite("Rules of text layout", .tags(.manyRounds))
struct TextLayoutProperties {
    private struct Case: CustomStringConvertible {
        let runs: [TextRun]
        let options: TextOptions
        let width: CGFloat
        let height: CGFloat?
        var text: String { runs.map(\.string).joined() }
        var description: String { "\(text.debugDescription) in \(width) × \(height.map { "\($0)" } ?? "any")" }
    }

    private static let words = [
        "a", "the", "incomprehensible", "well-known", "漢字", "かな", "😀", "👩‍👩‍👧‍👦", "é", "Wow!", "12,345", "–", "…", "\t",
        "x\u{301}",
    ]
    private static let separators = [" ", " ", " ", "  ", "\n", "", "-"]

    private func makeCase(_ seed: UInt64) -> Case {
        var random = SeededGenerator(seed: seed)
        let fonts = [Font.body, .title, .caption.bold(), .system(size: 12, design: .monospaced)].map { $0.resolved() }
        let runs = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                Self.words.randomElement(using: &random)! + Self.separators.randomElement(using: &random)!
            }
            return TextRun(text.joined(), font: fonts.randomElement(using: &random)!)
        }
        var options = TextOptions()
        options.lineLimit = Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil
        options.truncation = [.head, .middle, .tail].randomElement(using: &random)!
        options.alignment = TextAlignment.allCases.randomElement(using: &random)!
        options.minimumScale = Bool.random(using: &random) ? 1 : 0.5
        options.lineSpacing = Bool.random(using: &random) ? 0 : 3
        return Case(
            runs: runs, options: options, width: CGFloat.random(in: 0...300, using: &random),
            height: Bool.random(using: &random) ? CGFloat.random(in: 0...120, using: &random) : nil)
    }

    private func check(_ name: String, _ isTrue: (Case, inout SeededGenerator) -> Bool) {
        for seed in RandomRounds.of(0..<400 as Range<UInt64>) {
            var random = SeededGenerator(seed: seed &+ 1_000_000)
            let sample = makeCase(seed)
            guard !isTrue(sample, &random) else { continue }
            Issue.record("seed \(seed): \(name): \(sample)")
            return
        }
    }

    @Test("A wider room never leads to more lines")
    func widerIsNotLonger() {
        check("more lines") { sample, random in
            let wider = sample.width + CGFloat.random(in: 0...50, using: &random)
            let count = { TextLayout(sample.runs, width: $0).lines.count }
            return count(wider) <= count(sample.width)
        }
    }

    @Test("No line is wider than the room, unless it is one character")
    func linesFit() {
        check("too wide") { sample, _ in
            let layout = TextLayout(sample.runs, width: sample.width, height: sample.height, options: sample.options)
            return layout.lines.allSatisfy { $0.width <= sample.width || $0.string.count <= 1 }
                && layout.size.width == layout.lines.map(\.width).max() ?? 0
                && layout.lines.allSatisfy { $0.x >= 0 && $0.x + $0.width <= layout.size.width + 1e-9 }
        }
    }

    @Test("What isn't truncated is all there, but for spaces at which lines are broken")
    func nothingIsLost() {
        check("lost") { sample, _ in
            let layout = TextLayout(sample.runs, width: sample.width, height: sample.height, options: sample.options)
            let ink = { (text: String) in text.filter { !$0.isWhitespace } }
            return layout.isTruncated || ink(layout.lines.map(\.string).joined()) == ink(sample.text)
        }
    }

    @Test("No more lines than the limit, nor more than the height has room for")
    func limits() {
        check("too many lines") { sample, _ in
            let layout = TextLayout(sample.runs, width: sample.width, height: sample.height, options: sample.options)
            if layout.lines.count > sample.options.lineLimit ?? .max { return false }
            return layout.lines.count <= 1 || layout.isTruncated || layout.size.height <= sample.height ?? .infinity
        }
    }

    @Test("A text fits into the room that it takes up, with the same lines")
    func idempotent() {
        check("other lines") { sample, _ in
            let layout = TextLayout(sample.runs, width: sample.width)
            // One character may be wider than the room.
            guard layout.size.width <= sample.width else { return true }
            let again = TextLayout(sample.runs, width: layout.size.width)
            return again.size == layout.size && again.lines.map(\.string) == layout.lines.map(\.string)
        }
    }

    @Test("The size by itself is that of the lines, and baselines are theirs")
    func oneAnswer() {
        check("two answers") { sample, _ in
            let text = MeasuredText(sample.runs)
            let layout = text.layout(width: sample.width, height: sample.height, options: sample.options)
            let baselines = text.baselines(width: sample.width, height: sample.height, options: sample.options)
            return text.size(width: sample.width, height: sample.height, options: sample.options) == layout.size
                && baselines == (layout.firstBaseline, layout.lastBaseline)
        }
    }

    @Test("A text asked again and again, in any order of rooms, has the size that it has when it is asked once")
    func keptSizes() {
        check("another size") { sample, random in
            let text = MeasuredText(sample.runs)
            let kept = KeptText(text)
            // A stack proposes a text's own size to it when it places it.
            let fitting = text.size(width: sample.width, height: sample.height, options: sample.options)
            let widths: [CGFloat?] = [
                0, sample.width, fitting.width, (fitting.width + sample.width) / 2, sample.width * 2, nil,
            ]
            let heights: [CGFloat?] = [0, sample.height, fitting.height, fitting.height - 1, .infinity, nil]
            return (0..<40).allSatisfy { _ in
                let (width, height) = (
                    widths.randomElement(using: &random)!, heights.randomElement(using: &random)!
                )
                return kept.size(in: TextRoom(width: width, height: height), sample.options)
                    == text.size(width: width, height: height, options: sample.options)
            }
        }
    }

    @Test("A text is broken into lines once for the rooms that its lines fit, whatever their heights")
    func reusedSizes() {
        let text = MeasuredText(TextRun("Some words for three lines or so", font: Font.body.resolved()))
        let options = TextOptions()
        let extent = text.extent(in: TextRoom(width: 120, height: nil), options)
        #expect(extent.size.width < 120)
        #expect(extent.holds(in: TextRoom(width: extent.size.width, height: extent.size.height)))
        #expect(!extent.holds(in: TextRoom(width: extent.size.width - 1, height: nil)))
        #expect(!extent.holds(in: TextRoom(width: 121, height: nil)))
        #expect(!extent.holds(in: TextRoom(width: 120, height: extent.size.height - 1)))
        // Lines that don't fit are omitted, and others would be in another height.
        #expect(!text.extent(in: TextRoom(width: 120, height: 30), options).isReusable)
    }
}
