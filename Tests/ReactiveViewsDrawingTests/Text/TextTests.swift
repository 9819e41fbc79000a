import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Text")
struct TextTests {
    private func settings(_ change: (inout EnvironmentValues) -> Void = { _ in }) -> EnvironmentValues {
        var values = EnvironmentValues()
        change(&values)
        return values
    }

    @Test("Texts with the same words and looks are equal")
    func equality() {
        expectNoDifference(Text("a"), Text(verbatim: "a"))
        expectNoDifference(Text("a").bold(), Text("a").bold())
        #expect(Text("a").bold() != Text("a"))
        expectNoDifference(Text("a") + Text("b"), Text("ab"))
        #expect(Text("a").bold() + Text("b") != Text("ab"))
        expectNoDifference(Text("a").bold() + Text("b").bold() + Text("").italic(), Text("ab").bold())
        expectNoDifference(Text("a").font(nil), Text("a"))
        expectNoDifference(MemoryLayout<Text>.size, MemoryLayout<String>.size + MemoryLayout<Int>.size)
    }

    @Test("The modifier nearest to the text counts")
    func nearest() {
        let title = Text("a").font(.title).font(.body)
        expectNoDifference(title.size(in: settings()).height, 34)
        expectNoDifference(title.size(in: settings { $0.font = .caption }).height, 34)
        let both = (Text("a").font(.title) + Text("b")).font(.caption)
        expectNoDifference(both.layout(in: settings()).lines.map(\.string), ["ab"])
        expectNoDifference(both, Text("a").font(.title) + Text("b").font(.caption))
    }

    @Test("The environment's font, size, spacing and case count")
    func environment() {
        let text = Text("Hello")
        expectNoDifference(text.size(in: settings()).height, 22)
        expectNoDifference(text.size(in: settings { $0.font = .largeTitle }).height, 41)
        expectNoDifference(text.size(in: settings { $0.dynamicTypeSize = .xxxLarge }).height, 29)
        let upper = settings { $0.textCase = .uppercase }
        expectNoDifference(text.size(in: upper), Text("HELLO").size(in: settings()))
        let two = settings {
            $0.lineLimit = 2
            $0.lineSpacing = 6
        }
        expectNoDifference(Text("a b c").size(width: 10, in: two).height, 50)
    }

    private struct Environments: View {
        var body: some View {
            VStack {
                Text("a").bold().underline().kerning(2)
                Group { Text("b") }.bold().italic().strikethrough().kerning(1).tracking(2).baselineOffset(1)
                    .fontWeight(.heavy).fontWidth(.expanded).fontDesign(.rounded).monospaced().monospacedDigit()
                Text("c").lineLimit(2, reservesSpace: true).lineLimit(1...3).lineLimit(...4).lineLimit(2...)
                Text("d").truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true).lineSpacing(3)
                Text("e").multilineTextAlignment(.center).textCase(.uppercase).textSelection(.enabled)
                Text("f").redacted(reason: .placeholder).unredacted().privacySensitive()
            }
        }
    }

    @Test("Modifiers don't change a text's words; privacy-sensitive text is marked")
    func modifiers() throws {
        let host = ViewHost(Environments())
        for words in ["a", "b", "c", "d", "e"] { expect(host, shows: words) }
        try expectNoDifference(host.find("f").line, "Text \"f\" (private)")
    }

    @Test("Images stand in texts without being words")
    func images() throws {
        let text = Text("go \(Image(systemName: "arrow")) there")
        let host = ViewHost(text)
        expect(host, shows: "go  there")
        #expect(ViewHost(Text(Image(systemName: "arrow"))).contains("arrow"))
        let plain = Text("go  there").size(in: settings()).width
        #expect(abs(text.size(in: settings()).width - plain - 18.5) < 1e-9)
    }

    @Test("Values are put in by formats and formatters")
    func formats() {
        let number = Text(3.14159, format: .number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US")))
        expectNoDifference(number.words, "3.14")
        let formatter = NumberFormatter()
        formatter.minimumIntegerDigits = 3
        expectNoDifference(Text(NSNumber(value: 7), formatter: formatter), Text("007"))
    }

    @Test("Attributed strings keep their fonts")
    func attributed() {
        var string = AttributedString("Hello ")
        var name = AttributedString("you")
        name.font = .title
        string += name
        expectNoDifference(Text(string), Text("Hello ") + Text("you").font(.title))
        expectNoDifference(Text(AttributedString("plain")), Text("plain"))
    }

    @Test("Relative dates are computed from a given time")
    func dates() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        Text.withReferenceDate(now) {
            expectNoDifference(Text(now + 8_595, style: .timer).words, "2:23:15")
            expectNoDifference(Text(now + 65, style: .timer).words, "1:05")
            expectNoDifference(Text(now - 8_595, style: .relative).words, "2 hr, 23 min")
            expectNoDifference(Text(now, style: .relative).words, "0 sec")
            expectNoDifference(Text(now - 60, style: .offset).words, "-1 minute")
            expectNoDifference(Text(now + 7_300, style: .offset).words, "+2 hours")
            expectNoDifference(Text(timerInterval: now - 10...now + 90).words, "1:30")
            expectNoDifference(Text(timerInterval: now - 10...now + 90, countsDown: false).words, "0:10")
            expectNoDifference(Text(timerInterval: now...now + 9_000, showsHours: false).words, "150:00")
        }
    }
}
