import ReactiveViews
import Testing

@MainActor
struct GridInFormTests {
    private struct Editor: View {
        let emojis: [String]

        var body: some View {
            Form {
                Section(header: Text("Remove")) {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                        ForEach(emojis, id: \.self) { Text($0) }
                    }
                }
            }
        }
    }

    @Test("A lazy grid in a form shows all its items that are in sight")
    func shown() throws {
        let host = ViewHost(Editor(emojis: ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]))
        #expect(host.contains("a") && host.contains("b") && host.contains("j"))
    }
}
