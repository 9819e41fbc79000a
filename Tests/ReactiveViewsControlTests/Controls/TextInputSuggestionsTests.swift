import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Suggestions of text fields")
struct TextInputSuggestionsTests {
    struct CityField: View {
        @State private var city = ""

        var body: some View {
            TextField("City", text: $city)
                .textInputSuggestions(["Lisbon", "London", "Lyon"].filter { $0.hasPrefix(city) }, id: \.self) { name in
                    Text(name).textInputCompletion(name)
                }
            TextField("Country", text: .constant(""))
        }
    }

    @Test("A field with the focus suggests texts, and a tap enters one")
    func suggest() throws {
        let host = ViewHost(CityField())
        expect(host, hasNo: "London")
        try host.type("Lo", into: "City")
        #expect(host.contains("London") && !host.contains("Lyon"))
        try host.tap("London")
        try expectNoDifference(host.find(host.query(.field).nth(0)).value, "London")
        try host.focus("Country")
        #expect(host.all("London").allSatisfy { $0.kind != "Text" }, "the suggestions leave with the focus")
    }
}
