import Foundation
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@Observable
private final class Book {
    var title = "A"
    var pages = 1
    @ObservationIgnored var notes = ""
    var label: String { "\(title), \(pages)" }
    var author = Author()
}

@Observable
private final class Author {
    var name = "X"
}

@MainActor
@Suite("@Observable objects in views")
struct ObservableTests {
    private struct Title: View {
        let book: Book
        var body: some View { Text("title \(book.title)") }
    }

    private struct Pages: View {
        let book: Book
        var body: some View { Text("pages \(book.pages)") }
    }

    private struct Label: View {
        let book: Book
        var body: some View { Text("label \(book.label)") }
    }

    #if os(Linux)
        // The address sanitizer keeps what was freed for a while.
        @Test(
            "Hosts that were mounted and released leave nothing in an object that lives on",
            .enabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil))
        func releasedHosts() async {
            // A process of its own, so that no other test changes its memory.
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let book = Book()
                    let mount = { (hosts: Int) in
                        for _ in 0..<hosts {
                            let host = ViewHost(
                                VStack {
                                    Title(book: book)
                                    Pages(book: book)
                                    Label(book: book)
                                })
                            precondition(host.contains("label A, 1"))
                        }
                    }
                    mount(1_000)
                    let before = kilobytes()
                    mount(4_000)
                    // Without trackers that can be cancelled 4 800 kB stayed.
                    precondition(kilobytes() < before + 1_000)
                    // A control: hosts that are kept.
                    let kept = (0..<20).map { _ in ViewHost(Title(book: book)) }
                    book.title = "B"
                    for host in kept {
                        host.graph.flush()
                        precondition(host.contains("title B"))
                    }
                }
            }
        }
    #endif

    private struct Shelf: View {
        @State var book = Book()
        var body: some View {
            Title(book: book)
            Pages(book: book)
            Label(book: book)
            Button("Retitle") { book.title += "!" }
            Button("Same title") { book.title = book.title }
            Button("Add a page") { book.pages += 1 }
            Button("Note") { book.notes += "n" }
            Button("Rename author") { book.author.name += "!" }
        }
    }

    @Test("A body depends on the properties that it reads, and on no others")
    func perProperty() throws {
        let host = ViewHost(Shelf())
        try expectNoDifference(host.evaluations { try host.tap("Retitle") }, ["Title", "Label"])
        try expectNoDifference(host.evaluations { try host.tap("Add a page") }, ["Pages", "Label"])
        expect(host, shows: "title A!")
        expect(host, shows: "label A!, 2")
    }

    @Test("Also when nothing is traced, over and over")
    func untraced() throws {
        let host = ViewHost(Shelf())
        for count in 1...3 {
            try host.tap("Retitle")
            expect(host, shows: "title A" + String(repeating: "!", count: count))
        }
    }

    @Test("Computed properties track what they read; ignored ones and those of a child that isn't read never fire")
    func untracked() throws {
        let book = Book()
        let host = ViewHost(Shelf(book: book))
        try expectNoDifference(host.evaluations { try host.tap("Note") }, [])
        try expectNoDifference(host.evaluations { try host.tap("Rename author") }, [])
        #expect(book.notes == "n" && book.author.name == "X!")
        try expectNoDifference(host.evaluations { try host.tap("Retitle") }, ["Title", "Label"])
    }

    @Test("An equal value of an Equatable property doesn't fire")
    func equalValue() throws {
        let host = ViewHost(Shelf())
        try expectNoDifference(host.evaluations { try host.tap("Same title") }, [])
        try expectNoDifference(host.evaluations { try host.tap("Retitle") }, ["Title", "Label"])
    }

    @Test("Several changes in one event are one evaluation, with all of them")
    func together() throws {
        let book = Book()
        let host = ViewHost(Label(book: book))
        let evaluations = host.evaluations {
            book.title = "B"
            book.pages = 7
            book.title = "C"
        }
        expectNoDifference(evaluations, ["Label"])
        expect(host, shows: "label C, 7")
    }

    @Test("The first trace names the written property, with its old and new value; a later one too")
    func reason() throws {
        let book = Book()
        let host = ViewHost(Label(book: book))
        let first = host.trace { book.title = "B" }
        expectNoDifference(first.evaluations.flatMap(\.reasons).map(\.description), ["Book.title was \"A\", is \"B\""])
        let second = host.trace { book.pages += 1 }
        expectNoDifference(second.evaluations.flatMap(\.reasons).map(\.description), ["Book.pages was 1, is 2"])
    }

    private struct Hidden: View {
        let title: () -> String
        var body: some View { Text(title()) }
    }

    @Test("The trace says what it knows of a property whose object only a closure refers to")
    func unknownReason() throws {
        let book = Book()
        let host = ViewHost(Hidden { book.title })
        _ = host.trace { book.title = "B" }
        let trace = host.trace { book.title = "C" }
        let reasons = trace.evaluations.flatMap(\.reasons).map(\.description)
        #if os(Linux)
            expectNoDifference(reasons, ["Book.title (observable) was written"])
        #else
            expectNoDifference(reasons, ["a property (observable) was written"])
        #endif
    }

    private struct Switcher: View {
        let book: Book
        @State var showsTitle = true
        var body: some View {
            if showsTitle { Text(book.title) } else { Text("-") }
            Button("Switch") { showsTitle.toggle() }
        }
    }

    @Test("A property that the last evaluation didn't read is no longer a dependency")
    func stale() throws {
        let book = Book()
        let host = ViewHost(Switcher(book: book))
        try host.tap("Switch")
        expectNoDifference(host.evaluations { book.title = "B" }, [])
        try host.tap("Switch")
        expectNoDifference(host.evaluations { book.title = "C" }, ["Switcher"])
    }

    @Test("A view that went isn't evaluated, nor kept")
    func removed() {
        let book = Book()
        var host: ViewHost<Title>? = ViewHost(Title(book: book))
        weak let graph = host?.graph
        host = nil
        #expect(graph == nil)
        book.title = "B"
    }

    private struct Editor: View {
        @Bindable var book: Book
        var body: some View { Field(title: $book.title) }
    }

    private struct Field: View {
        @Binding var title: String
        var body: some View {
            Text("field \(title)")
            Button("Type") { title = "typed" }
        }
    }

    @Test("@Bindable makes bindings and observes nothing; the view that reads the binding depends on the property")
    func bindable() throws {
        let book = Book()
        let host = ViewHost(Editor(book: book))
        try expectNoDifference(host.evaluations { try host.tap("Type") }, ["Field"])
        expect(host, shows: "field typed")
        expectNoDifference(host.evaluations { book.pages = 9 }, [])
        expectNoDifference(host.evaluations { book.title = "B" }, ["Field"])
    }

    private struct Reader: View {
        @Environment(Book.self) var book
        @Environment(Author.self) var author: Author?
        var body: some View { Text("\(book.title) by \(author?.name ?? "nobody")") }
    }

    private struct Root: View {
        let book: Book
        @State var author: Author?
        var body: some View {
            Reader().environment(book).environment(author)
            Button("Write") { author = Author() }
        }
    }

    @Test("An object in the environment is found by its type; one that may be missing is nil")
    func environment() throws {
        let book = Book()
        let host = ViewHost(Root(book: book))
        expect(host, shows: "A by nobody")
        try host.tap("Write")
        expect(host, shows: "A by X")
        expectNoDifference(host.evaluations { book.title = "B" }, ["Reader"])
        expect(host, shows: "B by X")
    }

    @Test("Reading one that no ancestor provides stops with a message that names the type and the view")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = ViewHost(Reader())
            }
        }
        let message = standardError(of: result)
        #expect(message.contains("Book") && message.contains("Reader"))
    }

    private struct Meddler: View {
        let book: Book
        var body: some View {
            Text("meddler \(change())")
        }
        private func change() -> Int {
            if book.title == "A" { book.title = "B" }
            return 1
        }
    }

    private struct Pair: View {
        let book: Book
        var body: some View {
            Title(book: book)
            Meddler(book: book)
        }
    }

    @Test("A change in another view's body is reported and taken up in the next pass")
    func duringUpdate() {
        let book = Book()
        var host: ViewHost<Pair>?
        let diagnostics = Diagnostics.collect { host = ViewHost(Pair(book: book)) }
        expectNoDifference(diagnostics.map(\.kind), [.publishedDuringUpdate])
        expectNoDifference(host?.contains("title B"), true)
    }

    private struct Controls: View {
        @Bindable var book: Book
        @State var shows = true
        var body: some View {
            TextField("Title", text: $book.title)
            Menu("Pages") { ForEach(0..<book.pages, id: \.self) { Text("page \($0) of \(book.title)") } }
            Text("back").sheet(isPresented: $shows) { Text("sheet \(book.title)") }
        }
    }

    @Test("Controls, and what a sheet or a menu shows, follow the properties that they read")
    func controls() throws {
        let book = Book()
        let host = ViewHost(Controls(book: book, shows: false))
        try host.tap("Pages")
        host.perform { book.title = "B" }
        #expect(host.tree.contains("TextField \"Title\" = \"B\""))
        expect(host, shows: "page 0 of B")
        let presenting = ViewHost(Controls(book: book, shows: true))
        presenting.perform { book.title = "C" }
        #expect(presenting.contains("sheet C"))
    }
}

#if os(Linux)
    /// The most memory that this process has used so far.
    private func kilobytes() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
#endif
