import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Long texts")
struct LongTextTests {
    @Test(
        "A text of many megabytes is drawn as far as a million bytes, with a diagnostic, and found by all of its words")
    func tooLong() throws {
        let long = String(repeating: "ab cé ", count: 800_000)
        let text = Text(verbatim: long)
        #expect(text.isTooLong && text.beginning.string.utf8.count <= 1_000_003)
        #expect(text.beginning.string.hasSuffix("…") && long.hasPrefix(text.beginning.string.dropLast()))
        var host: ViewHost<Text>?
        let problems = Diagnostics.collect {
            host = ViewHost(Text(verbatim: String(long.prefix(1_000_001))))
            #expect(host?.svg.utf8.count ?? 0 < 10_000_000)
        }
        #expect(problems.contains { $0.kind == .invalidLayout && $0.message.contains("bytes") })
        expectNoDifference(host?.contains(String(long.prefix(1_000_001))), true)
    }

    @Test("A text of runs keeps as many whole ones as fit")
    func runs() {
        let long = String(repeating: "a", count: 600_000)
        let text = Text(verbatim: long).bold() + Text(verbatim: long).italic()
        expectNoDifference(text.beginning.string.utf8.count, 600_003)
        let first = Text(verbatim: long + long).bold() + Text("b")
        expectNoDifference(first.beginning.string.utf8.count, 1_000_003)
    }

    @Test("A text that isn't too long isn't reported")
    func short() {
        let problems = Diagnostics.collect { _ = ViewHost(Text(verbatim: String(repeating: "a ", count: 2_000))).svg }
        #expect(problems.isEmpty)
    }

    @Test("Looking for words among long texts gives up soon")
    func similar() {
        let long = String(repeating: "a", count: 300_000)
        let host = ViewHost(Button(long) {})
        #expect(throws: ViewQueryError.self) { try host.find(String(repeating: "b", count: 300_000)) }
        #expect(throws: ViewQueryError.notFound("Sve", similar: ["Save"])) {
            try ViewHost(Button("Save") {}).find("Sve")
        }
    }
}
