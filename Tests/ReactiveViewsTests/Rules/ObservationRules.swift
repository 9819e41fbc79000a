import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@Observable
private final class Item: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }
}

private final class Model: ObservableObject {
    @Published var count = 0
}

@MainActor
@Suite("Observation, as a user sees it")
struct ObservationRules {
    private struct Rows: View {
        let items: [Item]
        var body: some View {
            ForEach(items) { item in Text(item.title) }
        }
    }

    @Test("The body with a ForEach depends on what the ForEach's closure reads")
    func forEach() {
        let items = [Item(1, "one"), Item(2, "two")]
        let host = ViewHost(Rows(items: items))
        expectNoDifference(host.evaluations { items[1].title = "zwei" }, ["Rows"])
        expect(host, shows: "zwei")
    }

    private struct Erased: View {
        let item: Item
        var body: some View {
            AnyView(ForEach(0..<1) { _ in Text(item.title) })
        }
    }

    @Test("The body depends on what a ForEach within an AnyView reads")
    func erased() {
        let item = Item(1, "one")
        let host = ViewHost(Erased(item: item))
        host.perform { item.title = "eins" }
        expect(host, shows: "eins")
    }

    fileprivate struct WordKey: EnvironmentKey { static let defaultValue = "" }

    private struct Reader: View {
        @Environment(\.word) var word
        var body: some View { Text("word \(word)") }
    }

    private struct Transforming: View {
        let item: Item
        var body: some View {
            Reader().transformEnvironment(\.word) { $0 += item.title }
        }
    }

    @Test("A transform of the environment tracks what it reads")
    func transform() {
        let item = Item(1, "one")
        let host = ViewHost(Transforming(item: item))
        expect(host, shows: "word one")
        expectNoDifference(host.evaluations { item.title = "eins" }, ["Reader"])
        expect(host, shows: "word eins")
    }

    private struct TitlesKey: PreferenceKey {
        static let defaultValue = ""
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    private struct Telling: View {
        let item: Item
        let log: Log
        @State var extra = "!"
        var body: some View {
            Button("More") { extra += "!" }
                .transformPreference(TitlesKey.self) { $0 += item.title + extra }
                .onPreferenceChange(TitlesKey.self) { log.append($0) }
        }
    }

    @Test("A transform of a preference tracks what it reads")
    func preference() throws {
        let (item, log) = (Item(1, "one"), Log())
        let host = ViewHost(Telling(item: item, log: log))
        host.perform { item.title = "eins" }
        try host.tap("More")
        expectNoDifference(log.lines, ["one!", "eins!", "eins!!"])
    }

    private struct Listening: View {
        @ObservedObject var model: Model
        @State var seen = 0
        var body: some View {
            Text("count \(model.count), seen \(seen)")
                .onReceive(model.$count) { seen = $0 }
        }
    }

    @Test("A value that onReceive gets while its object is about to change doesn't hide the change")
    func receiveBeforeStore() async {
        let model = Model()
        let host = ViewHost(Listening(model: model))
        model.count = 5
        await yieldToOthers()
        expectNoDifference(host.tree, "Text \"count 5, seen 5\"")
    }

    private struct Counting: View {
        @ObservedObject var model: Model
        var body: some View { Text("count \(model.count)") }
    }

    @Test("An event that a subscriber begins while the object is about to change doesn't hide the change")
    func eventBeforeStore() async {
        let model = Model()
        let host = ViewHost(Counting(model: model))
        let subscription = model.$count.sink { _ in host.perform {} }
        model.count = 5
        await yieldToOthers()
        expectNoDifference(host.tree, "Text \"count 5\"")
        withExtendedLifetime(subscription) {}
    }

    @Test("A change that another thread has announced, but not made when the flush runs, isn't lost")
    func betweenAnnouncementAndStore() async {
        let model = Model()
        let host = ViewHost(Counting(model: model))
        let (announced, mayGoOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscription = model.objectWillChange.sink { @Sendable in
            announced.signal()
            mayGoOn.wait()
        }
        struct Handover: @unchecked Sendable { let model: Model }
        let handover = Handover(model: model)
        let thread = Thread { handover.model.count = 5 }
        thread.start()
        await until { announced.wait(timeout: .now()) == .success }
        host.settle()
        expect(host, shows: "count 0")
        mayGoOn.signal()
        await until { host.contains("count 5") }
        withExtendedLifetime(subscription) {}
    }

    private final class Manual: ObservableObject {
        var count = 0 {
            willSet { objectWillChange.send() }
        }
    }

    private struct Manually: View {
        @ObservedObject var model: Manual
        @State var announcements = 0
        var body: some View {
            Text("count \(model.count), \(announcements)").onReceive(model.objectWillChange) { announcements += 1 }
        }
    }

    @Test("An announcement by hand that onReceive gets before the change doesn't hide the change")
    func byHand() async {
        let model = Manual()
        let host = ViewHost(Manually(model: model))
        model.count = 5
        await yieldToOthers()
        expectNoDifference(host.tree, "Text \"count 5, 1\"")
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { VStack { content } }
    }

    private struct Modified: View {
        let item: Item
        @State var flag = false
        @State var other = 0
        var body: some View {
            ForEach(0..<1) { _ in Text("\(item.title) \(flag)") }.modifier(Framed())
            Button("Flip") { flag.toggle() }
            Button("Other \(other)") { other += 1 }
        }
    }

    @Test("A view stays up to date with what a closure reads inside of a modifier with a body")
    func modified() throws {
        let item = Item(1, "one")
        let host = ViewHost(Modified(item: item))
        try host.tap("Flip")
        expect(host, shows: "one true")
        host.perform { item.title = "eins" }
        expect(host, shows: "eins true")
        try host.tap("Other 0")
        try host.tap("Flip")
        expect(host, shows: "eins false")
    }

    @Test("A host that is made inside of an announcement sees the change")
    func mountedBetween() async {
        let model = Model()
        var host: ViewHost<Counting>?
        let subscription = model.objectWillChange.sink { if host == nil { host = ViewHost(Counting(model: model)) } }
        model.count = 5
        await yieldToOthers()
        expectNoDifference(host?.contains("count 5"), true)
        withExtendedLifetime(subscription) {}
    }

    private struct Nested: View {
        @ObservedObject var model: Model
        let log: Log
        @State var value = 0
        var body: some View {
            log.append("body \(model.count) \(value)")
            return Button("Go") { value += 1 }
                .onChange(of: value) {
                    var transaction = Transaction()
                    transaction[NumberKey.self] = 1
                    withTransaction(transaction) { model.count += 1 }
                    model.count += 10
                }
                .onChange(of: model.count) { log.append("count \($0) \($1)") }
        }
    }

    private struct NumberKey: TransactionKey { static let defaultValue = 0 }

    @Test(
        "An action changes an object under transactions: each pass sees the newest values, and no pass is superfluous")
    func inAction() throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Nested(model: model, log: log))
        _ = log.take()
        try host.tap("Go")
        expectNoDifference(log.take(), ["body 0 1", "body 11 1", "count 0 11"])
        host.perform {
            model.count = 1
            host.perform { model.count = 2 }
            model.count = 3
        }
        expectNoDifference(log.take(), ["body 3 1", "count 11 3"])
    }

    private struct Title: View {
        let item: Item
        @State var other = 0
        var body: some View {
            Text("\(item.title) \(other)")
            Button("Other") { other += 1 }
        }
    }

    @Test(
        "Tracking ends with the first change, and each evaluation tracks anew"
    )
    func once() throws {
        let item = Item(1, "one")
        let host = ViewHost(Title(item: item))
        expectNoDifference(
            host.evaluations {
                item.title = "a"
                item.title = "b"
            }, ["Title"])
        expectNoDifference(host.evaluations { item.title = "c" }, ["Title"])
        expect(host, shows: "c 0")
    }

    private struct Three: View {
        let item: Item
        let names: [String]
        var body: some View {
            ForEach(names, id: \.self) { _ in Title(item: item) }
        }
    }

    private struct Named: View {
        let name: String
        let item: Item
        let log: Log
        var body: some View {
            log.append(name)
            return Text(item.title)
        }
    }

    private struct Five: View {
        let item: Item
        let log: Log
        var body: some View {
            Named(name: "a", item: item, log: log)
            Named(name: "b", item: item, log: log)
            Named(name: "c", item: item, log: log)
            Named(name: "d", item: item, log: log)
            Named(name: "e", item: item, log: log)
        }
    }

    @Test("Bodies are evaluated in the order of the tree, whichever tracking notifies first")
    func order() {
        let (item, log) = (Item(1, "one"), Log())
        let host = ViewHost(Five(item: item, log: log))
        _ = log.take()
        for number in 0..<20 {
            host.perform { item.title = "\(number)" }
            expectNoDifference(log.take(), ["a", "b", "c", "d", "e"])
        }
    }

    private struct Switching: View {
        let item: Item
        @State var reads = true
        var body: some View {
            Text(reads ? item.title : "-")
            Button("Switch") { reads.toggle() }
        }
    }

    @Test("Properties are tracked, too, when a trace begins and ends between the evaluations")
    func traced() throws {
        let item = Item(1, "one")
        let host = ViewHost(Switching(item: item))
        _ = try host.trace { try host.tap("Switch") }
        try host.tap("Switch")
        expectNoDifference(host.evaluations { item.title = "a" }, ["Switching"])
        host.perform { item.title = "b" }
        expect(host, shows: "b")
        expectNoDifference(host.evaluations { item.title = "c" }, ["Switching"])
        _ = try host.trace { try host.tap("Switch") }
        expectNoDifference(host.evaluations { item.title = "d" }, [])
    }
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[ObservationRules.wordKey] }
        set { self[ObservationRules.wordKey] = newValue }
    }
}

extension ObservationRules {
    fileprivate nonisolated static var wordKey: WordKey.Type { WordKey.self }
}
