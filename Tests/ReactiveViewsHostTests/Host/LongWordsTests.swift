import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Words that are thousands of characters long")
struct LongWordsTests {
    private let long = String(repeating: "Save", count: 2_500)

    @Test("Very long words match no label, and the message quotes their beginning")
    func words() throws {
        let host = ViewHost {
            Button("Save") {}
            Button("Open") {}
        }
        #expect(throws: ViewQueryError.notFound("Sove", similar: ["Save"])) { try host.tap("Sove") }
        let error = try #require(throws: ViewQueryError.self) { try host.tap(long) }
        expectNoDifference(error, .notFound(long, similar: ["Save", "Open"]))
        let beginning = String(repeating: "Save", count: 50)
        expectNoDifference(error.description, "There is no “\(beginning)…”. Did you mean: “Save”, “Open”?")
    }

    @Test("On a view resemble none, either")
    func labels() throws {
        let host = ViewHost {
            Button(long) {}
            Button("Open") {}
        }
        #expect(throws: ViewQueryError.notFound("Save", similar: [long, "Open"])) { try host.tap("Save") }
        try host.tap(long)
    }
}
