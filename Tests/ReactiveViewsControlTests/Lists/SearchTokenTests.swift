import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Search tokens and scopes")
struct SearchTokenTests {
    private struct Tag: Identifiable, Hashable {
        var id: String
        var isNegative = false
    }

    private struct Search: View {
        @State var text = ""
        @State var tokens = [Tag(id: "red")]
        @State var suggested = [Tag(id: "red"), Tag(id: "blue")]
        @State var scope = 1
        var body: some View {
            Text("\(text) in \(scope): \(tokens.map(\.id).joined(separator: "+"))")
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Find") { Text($0.id) }
                .searchSuggestions { Text("suggest green").searchCompletion(Tag(id: "green")) }
                .searchScopes($scope, activation: .onTextEntry) {
                    Text("Here").tag(1)
                    Text("There").tag(2)
                }
        }
    }

    @Test("Tokens stand before the text; suggested ones are added by a tap, which clears the text, and deleted ones go")
    func tokens() throws {
        let host = ViewHost(Search())
        expectNoDifference(host.tree, "Token \"red\"\nSearchField \"Find\" = \"\"\nText \" in 1: red\"")
        try host.search("b")
        #expect(host.tree.contains("SuggestedToken \"red\"\nSuggestedToken \"blue\"\nText \"suggest green\""))
        try host.tap("blue")
        expect(host, shows: " in 1: red+blue")
        try host.search("g")
        try host.tap("suggest green")
        expect(host, shows: " in 1: red+blue+green")
        try host.delete(.query(.kind("Token"), "red"))
        expect(host, shows: " in 1: blue+green")
        try host.cancelSearch()
        expectNoDifference(host.tree, "SearchField \"Find\" = \"\"\nText \" in 1: \"")
    }

    @Test("A token that is there already isn't added again")
    func twice() throws {
        let host = ViewHost(Search())
        try host.search("b")
        let suggestion = try #require(host.elements.first { $0.kind == "SuggestedToken" })
        expectNoDifference(suggestion.label, "red")
        _ = host.perform { suggestion.node?.bubble(.tap(count: 1)) }
        expect(host, shows: " in 1: red")
    }

    @Test("The choice of a scope comes when it is to: with the first letter, if so said")
    func scopes() throws {
        let host = ViewHost(Search())
        try host.focus("Find")
        expect(host, hasNo: "Scope")
        try host.search("x")
        try host.choose("There", in: "Scope")
        expect(host, shows: "x in 2: red")
    }

    @Test("Tokens may be edited by their views; isSearching tells whether the user searches")
    func editing() throws {
        struct Editing: View {
            @State var text = ""
            @State var tokens = [Tag(id: "red"), Tag(id: "blue")]
            @State var isPresented = false
            var body: some View {
                Text(tokens.map { ($0.isNegative ? "-" : "+") + $0.id }.joined() + " \(isPresented)")
                    .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented) { $token in
                        Toggle(token.id, isOn: $token.isNegative)
                    }
            }
        }
        let host = ViewHost(Editing())
        try host.tap("blue")
        expect(host, shows: "+red-blue false")
        try host.search("x")
        expect(host, shows: "+red-blue true")
    }
}
