import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Fonts")
struct FontTests {
    @Test("Text styles have the system's sizes and weights")
    func styles() {
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption,
            .caption2,
        ]
        expectNoDifference(fonts.map { $0.resolved().size }, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        expectNoDifference(fonts.filter { $0.resolved().weight == .semibold }, [.headline])
    }

    @Test("Text styles and custom fonts scale with the user's text size; fixed sizes don't")
    func dynamicType() {
        expectNoDifference(Font.body.resolved(at: .xxxLarge).size, 23)
        expectNoDifference(Font.body.resolved(at: .accessibility5).size, 53)
        expectNoDifference(Font.custom("Menlo", size: 34).resolved(at: .xxxLarge).size, 46)
        expectNoDifference(Font.custom("Menlo", size: 34, relativeTo: .largeTitle).resolved(at: .xxxLarge).size, 40)
        expectNoDifference(Font.custom("Menlo", fixedSize: 34).resolved(at: .xxxLarge).size, 34)
        expectNoDifference(Font.system(size: 40).resolved(at: .accessibility5).size, 40)
        expectNoDifference(Font.custom("Menlo", size: 10).resolved().name, "Menlo")
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { style.size(at: $0) }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }

    @Test("Changes of a font add up")
    func changes() {
        let font = Font.system(.title, design: .serif, weight: .light).italic().bold().leading(.loose).resolved()
        expectNoDifference(font.weight, .bold)
        #expect(font.isItalic)
        expectNoDifference(font.design, .serif)
        #expect(font.lineHeight() > Font.title.resolved().lineHeight())
        expectNoDifference(Font.body.weight(.black).bold().resolved().weight, .black)
        #expect(Font.body.bold() != Font.body)
        #expect(Font.body.smallCaps().resolved().hasSmallCapitals)
        #expect(Font.body.monospacedDigit().resolved().hasMonospacedDigits)
        expectNoDifference(Font.body.width(.condensed).resolved().width, .condensed)
    }

    private struct Probe: View {
        @Environment(\.font) private var font
        @Environment(\.lineLimit) private var lineLimit
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.sizeCategory) private var category
        @ScaledMetric(relativeTo: .largeTitle) private var length = 34.0

        var body: some View {
            Text(
                "title: \(font == .title), lines: \(lineLimit ?? 0), size: \(category >= .large) \(size > .large), length: \(Int(length))"
            )
        }
    }

    @Test("Fonts that are made alike are equal, and a changed copy leaves the font as it was")
    func equality() {
        let fonts = [Font.body, .body.italic(), .body.italic().bold(), .system(size: 17), .custom("Menlo", size: 17)]
        let alike = [
            Font.system(.body), .system(.body).italic(), .system(.body).bold().italic(), .system(size: 17),
            .custom("Menlo", size: 17, relativeTo: .body),
        ]
        expectNoDifference(fonts, alike)
        expectNoDifference(fonts.map(\.hashValue), alike.map(\.hashValue))
        expectNoDifference(Set(fonts).count, 5)
        let font = Font.body
        _ = font.weight(.black)
        #expect(font == .body && font.weight(.black) != .body)
    }

    @Test("Fonts and the like come from the environment; lengths scale with text")
    func environment() {
        let host = ViewHost(
            Probe().font(.title).lineLimit(3).dynamicTypeSize(.xxxLarge))
        expect(host, shows: "title: true, lines: 3, size: true true, length: 40")
        let limited = ViewHost(Probe().dynamicTypeSize(...DynamicTypeSize.small).dynamicTypeSize(.xLarge))
        #expect(limited.contains("title: false, lines: 0, size: false false, length: 32"))
    }

    private struct LineLimitReader: View {
        @Environment(\.lineLimit) private var lineLimit
        var body: some View { Text("limit \(lineLimit ?? 0)") }
    }

    private struct Outside: View {
        @State private var isLarge = false
        var body: some View {
            LineLimitReader().font(isLarge ? .title : .body).lineLimit(2)
            Button("Larger") { isLarge = true }
        }
    }

    @Test("Another font evaluates no view that reads the line limit only")
    func dependencies() throws {
        let host = ViewHost(Outside())
        try expectNoDifference(host.evaluations { try host.tap("Larger") }, ["Outside"])
    }
}
