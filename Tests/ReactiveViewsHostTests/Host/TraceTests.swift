import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Traces for people")
struct TraceTests {
    private struct Row: View {
        let title: String
        var body: some View { LabeledContent("Title", value: title) }
    }

    private struct Shop: View {
        @State private var count = 0
        var body: some View {
            NavigationStack {
                Form {
                    Row(title: "row \(count)")
                    Toggle("Toggle", isOn: .constant(count > 0))
                    Button("Add") { count += 1 }.onChange(of: count) {}
                }
            }
        }
    }

    @Test("A trace has the program's views only; the library's on request")
    func ownViews() throws {
        let host = ViewHost(Shop())
        let trace = try host.trace { try host.tap("Add") }
        #expect(
            trace.description == """
                pass 1
                write Shop.count: 0 → 1
                body  Shop: count was 0, is 1
                body  Shop/Row: new value from its parent: title
                onChange Shop
                """)
        let all = trace.includingLibrary
        #expect(all.description.contains("body  Shop/"))
        #expect(all.description.contains("LabeledContent"))
        #expect(all.events.count > trace.events.count)
    }

    @Test("Evaluations count the program's bodies, its modifiers and styles among them")
    func evaluations() async throws {
        let host = ViewHost(Shop())
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Shop", "Row"])
        let names = try await host.evaluations {
            await Task.yield()
            try host.tap("Add")
        }
        expectNoDifference(names, ["Shop", "Row"])
        let styled = ViewHost(Styled())
        let evaluated = try styled.evaluations { try styled.tap("Grow") }
        expectNoDifference(Set(evaluated), ["Styled", "Framed", "Wide"])
    }

    private struct Wide: ButtonStyle {
        let width: CGFloat
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(width) }
    }

    private struct Framed: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.border(Color.red, width: width) }
    }

    private struct Styled: View {
        @State private var width: CGFloat = 1
        var body: some View {
            Button("Grow") { width += 1 }.modifier(Framed(width: width)).buttonStyle(Wide(width: width))
        }
    }

    @Test("Equal events give equal traces")
    func equality() throws {
        let (one, two) = (ViewHost(Shop()), ViewHost(Shop()))
        two.settle()
        two.size = CGSize(width: 100, height: 100)
        two.perform {}
        let first = try one.trace { try one.tap("Add") }
        try expectNoDifference(two.trace { try two.tap("Add") }, first)
        #expect(try one.trace { try one.tap("Add") } != first)
    }

    @Observable
    fileprivate final class Author {
        var name = "X"
    }

    @Observable
    fileprivate final class Book {
        var title = "A"
        var tags: [String: Int] = [:]
        @ObservationIgnored var reads = 0
        let author = Author()
    }

    private struct Page: View {
        @Environment(Book.self) private var book
        var body: some View { Text("\(book.title) by \(book.author.name), \(book.tags.count)") }
    }

    private struct Library: View {
        @State private var book = Book()
        var body: some View {
            Page().environment(book)
            Button("Rename") { book.title += "!" }
            Button("Rename author") { book.author.name = "Y" }
            Button("Both") {
                book.title = "B"
                book.tags = ["b": 2, "a": 1, "c": 3]
                book.reads += 1
            }
        }
    }

    @Test("An @Observable property is named with its old and new value, wherever the object is kept")
    func observable() throws {
        let host = ViewHost(Library())
        try expectNoDifference(
            host.trace { try host.tap("Rename") }.description,
            "pass 1\nbody  Library/Page: Book.title was \"A\", is \"A!\"")
        try expectNoDifference(
            host.trace { try host.tap("Rename author") }.description,
            "pass 1\nbody  Library/Page: Author.name was \"X\", is \"Y\"")
        let both = try host.trace { try host.tap("Both") }.description
        let changes = "Book.title was \"A!\", is \"B\", Book.tags was [:], is [\"a\": 1, \"b\": 2, \"c\": 3]"
        expectNoDifference(both, "pass 1\nbody  Library/Page: \(changes)")
    }

    @Test("Several events in one trace each have their own old value")
    func several() throws {
        let host = ViewHost(Library())
        host.graph.beginTrace()
        for _ in 1...2 { try host.tap("Rename") }
        #expect(
            host.graph.endTrace().description == """
                pass 1
                body  Library/Page: Book.title was "A", is "A!"
                pass 2
                body  Library/Page: Book.title was "A!", is "A!!"
                """)
    }

    private struct Point: Equatable { var x = 0.0, y = 0.0 }

    private enum Phase: Equatable {
        case idle
        case at(Point)
    }

    private struct Values: View {
        @State private var phase = Phase.idle
        var body: some View {
            Text("\(phase)")
            Button("Move") { phase = .at(Point(x: 0.1 + 0.2, y: 1)) }
        }
    }

    @Test("Values of private types are described without addresses, numbers are rounded")
    func values() throws {
        let host = ViewHost(Values())
        let trace = try host.trace { try host.tap("Move") }
        #expect(
            trace.events.contains(
                .write(path: "Values", property: "phase", old: "idle", new: "at(Point(x: 0.3, y: 1.0))")))
        #expect(!trace.includingLibrary.description.contains("unknown context"))
    }
}
