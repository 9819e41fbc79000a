import Foundation
import ReactiveViewsTesting
import Testing

// The blocks of the pages GettingStarted and Testing, line for line: `GuideBlockTests` compares them.

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
            Button("Reset") { count = 0 }
                .disabled(count == 0)
        }
    }
}

@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init(find: @escaping @Sendable (String) async -> [String]) {
        $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] query in
                Task { self?.results = await find(query) }
            }
            .store(in: &subscriptions)
    }
}

struct SearchView: View {
    @StateObject var model: SearchModel

    var body: some View {
        List {
            TextField("Search", text: $model.query)
            ForEach(model.results, id: \.self) { Text($0) }
        }
    }
}

struct NewsView: View {
    let load: @Sendable () async -> [String]
    @State var headlines = ["Old news"]

    var body: some View {
        List(headlines, id: \.self) { Text($0) }
            .refreshable { headlines = await load() }
    }
}

struct ContactsView: View {
    @State private var names: [String] = []
    @State private var isAdding = false

    var body: some View {
        VStack {
            Button("Add contact") { isAdding = true }
            List(names, id: \.self) { Text($0) }
        }
        .sheet(isPresented: $isAdding) {
            ContactForm { names.append($0) }
        }
    }
}

struct ContactForm: View {
    let save: (String) -> Void
    @State private var name = ""
    @State private var isFavorite = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Toggle("Favorite", isOn: $isFavorite)
            Button("Save") {
                save(isFavorite ? "★ \(name)" : name)
                dismiss()
            }
            .disabled(name.isEmpty)
        }
    }
}

@MainActor
struct ScreenTests {
    @Test("The counter counts, and can be reset")
    func counter() throws {
        let host = ViewHost(Counter())
        #expect(throws: ViewQueryError.self) { try host.tap("Reset") }
        try host.tap("Increment")
        try host.tap("Increment")
        expect(host, shows: "Count: 2")
        try host.tap("Reset")
        expect(host, shows: "Count: 0")
        expect(host, disables: "Reset")
    }

    @Test("A search asks once, when typing pauses")
    func search() throws {
        let queries = Log()
        let host = ViewHost(clock: .virtual) {
            SearchView(
                model: SearchModel { query in
                    await queries.append(query)
                    try? await Task.sleep(for: .seconds(1))
                    return ["Swift", "Swallow"]
                })
        }
        try host.type("s", into: "Search")
        host.advance(by: .milliseconds(200))
        try host.type("sw", into: "Search")
        try host.until { host.contains("Swallow") }
        #expect(queries.lines == ["sw"])
        #expect(host.now == 1.5)
        try host.finish()
    }

    @Test("Pulling the list down shows the latest news")
    func refresh() throws {
        let view = NewsView {
            try? await Task.sleep(for: .seconds(4))
            return ["Fresh news"]
        }
        let host = ViewHost(view, clock: .virtual)
        try host.refresh()
        host.advance(by: .seconds(3.9))
        expect(host, shows: "Old news")
        host.advance(by: .seconds(0.1))
        expect(host, shows: "Fresh news")
    }

    @Test("A contact can be saved once it has a name")
    func form() throws {
        let host = ViewHost(ContactsView())
        try host.tap("Add contact")
        #expect(throws: ViewQueryError.self) { try host.tap("Save") }
        try host.type("Ada", into: "Name")
        try host.tap("Favorite")
        try host.tap("Save")
        expect(host, shows: "★ Ada")
        expect(host, hasNo: "Save")
    }
}
