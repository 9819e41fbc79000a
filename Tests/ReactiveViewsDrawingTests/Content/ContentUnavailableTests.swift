import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Views for when there is nothing to show")
struct ContentUnavailableTests {
    @Test("A title, a picture and a description")
    func titled() throws {
        let view = ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It will come."))
        expectNoDifference(ViewHost(view).tree, "Image \"tray\"\nText \"No Mail\"\nText \"It will come.\"")
        let title = "Nothing"
        expectNoDifference(
            ViewHost(ContentUnavailableView(title, image: "void")).tree, "Image \"void\"\nText \"Nothing\"")
    }

    private struct Failing: View {
        @State private var tries = 0
        var body: some View {
            ContentUnavailableView {
                Label("No Connection", systemImage: "wifi.slash")
            } description: {
                Text("Tried \(tries) times")
            } actions: {
                Button("Retry") { tries += 1 }
            }
        }
    }

    @Test("The actions work, below the words and in the middle of the room")
    func actions() throws {
        let host = ViewHost(Failing(), size: CGSize(width: 400, height: 600))
        try host.tap("Retry")
        expect(host, shows: "Tried 1 times")
        let (icon, title) = (try host.frame(of: "wifi.slash"), try host.frame(of: "No Connection"))
        let (words, button) = (try host.frame(of: "Tried 1 times"), try host.frame(of: "Retry"))
        #expect(icon.maxY <= title.minY && title.maxY <= words.minY && words.maxY <= button.minY)
        #expect(title.midX == 200 && words.midX == 200)
        #expect(abs((icon.minY + button.maxY) / 2 - 300) < 1)
    }

    @Test("A label alone is enough")
    func label() {
        let host = ViewHost(ContentUnavailableView { Text("Gone") })
        expectNoDifference(host.tree, "Text \"Gone\"")
    }

    private struct Searching: View {
        @State private var text = ""
        var body: some View {
            ContentUnavailableView.search.searchable(text: $text, prompt: "Find")
        }
    }

    @Test("An unsuccessful search shows the searched text")
    func search() throws {
        let host = ViewHost(ContentUnavailableView.search(text: "xyz"))
        #expect(host.contains("No Results for “xyz”") && host.contains("Check the spelling or try a new search."))
        #expect(ViewHost(ContentUnavailableView.search).contains("No Results"))
        let searching = ViewHost(Searching())
        #expect(searching.contains("No Results"))
        try searching.type("abc", into: "Find")
        #expect(searching.contains("No Results for “abc”"))
    }
}
