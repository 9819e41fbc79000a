import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@Observable
private final class Book {
    var title = "book"
}

private final class Model: ObservableObject {
    @Published var name = "model"
}

@MainActor
@Suite("Updates, as a user sees them")
struct UpdateRules {
    private struct ReadsState: View {
        @State var value = 0
        var body: some View { Button("State \(value)") { value += 1 } }
    }

    private struct ReadsObject: View {
        @ObservedObject var model: Model
        var body: some View { Text(model.name) }
    }

    private struct ReadsBook: View {
        let book: Book
        var body: some View { Text(book.title) }
    }

    private struct ReadsEnvironment: View {
        @Environment(\.isEnabled) var isEnabled
        var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }

    private struct ReadsBinding: View {
        @Binding var flag: Bool
        var body: some View { Text(flag ? "on" : "off") }
    }

    private struct ReadsInput: View {
        let input: Int
        var body: some View { Text("input \(input)") }
    }

    private struct Sources: View {
        @StateObject var model = Model()
        let book: Book
        @State var isDisabled = false
        @State var flag = false
        @State var input = 0

        var body: some View {
            ReadsState()
            ReadsObject(model: model)
            ReadsBook(book: book)
            ReadsEnvironment().disabled(isDisabled)
            ReadsBinding(flag: $flag)
            ReadsInput(input: input)
            Button("Object") { model.name += "!" }
            Button("Book") { book.title += "!" }
            Button("Environment") { isDisabled.toggle() }
            Button("Binding") { flag.toggle() }
            Button("Input") { input += 1 }
        }
    }

    @Test(
        "States, observed objects, the environment, bindings, @Observable properties and inputs evaluate their readers"
    )
    func sources() throws {
        let host = ViewHost(Sources(book: Book()))
        try expectNoDifference(host.evaluations { try host.tap("State 0") }, ["ReadsState"])
        try expectNoDifference(host.evaluations { try host.tap("Object") }, ["Sources", "ReadsObject"])
        try expectNoDifference(host.evaluations { try host.tap("Book") }, ["ReadsBook"])
        try expectNoDifference(host.evaluations { try host.tap("Environment") }, ["Sources", "ReadsEnvironment"])
        try expectNoDifference(host.evaluations { try host.tap("Binding") }, ["ReadsBinding"])
        try expectNoDifference(host.evaluations { try host.tap("Input") }, ["Sources", "ReadsInput"])
        for words in ["State 1", "model!", "book!", "disabled", "on", "input 1"] { expect(host, shows: words) }
    }

    private struct Rounded: View, Equatable {
        let value: Int
        @State var own = 0
        nonisolated static func == (lhs: Rounded, rhs: Rounded) -> Bool { lhs.value / 10 == rhs.value / 10 }
        var body: some View { Button("value \(value), own \(own)") { own += 1 } }
    }

    private struct Plain: View, Equatable {
        let value: Int
        nonisolated static func == (lhs: Plain, rhs: Plain) -> Bool { lhs.value / 10 == rhs.value / 10 }
        var body: some View { Text("plain \(value)") }
    }

    private struct Rounding: View {
        @State var value = 1
        var body: some View {
            Plain(value: value)
            Plain(value: value).equatable()
            Rounded(value: value).equatable()
            Button("Add") { value += 1 }
            Button("Add ten") { value += 10 }
        }
    }

    @Test("The == of a view of plain bytes is passed over; equatable() makes it decide")
    func equatable() throws {
        let host = ViewHost(Rounding())
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Rounding", "Plain"])
        expect(host, shows: "plain 1")
        expect(host, shows: "plain 2")
        try expectNoDifference(host.evaluations { try host.tap("Add ten") }, ["Rounding", "Plain", "Plain", "Rounded"])
        expect(host, hasNo: "plain 2")
    }

    @Test("== decides about inputs only; a view's own properties evaluate it all the same")
    func ownProperties() throws {
        let host = ViewHost(Rounding())
        try expectNoDifference(host.evaluations { try host.tap("value 1, own 0") }, ["Rounded"])
        expect(host, shows: "value 1, own 1")
        try host.tap("Add")
        expect(host, shows: "value 1, own 1")
    }

    private struct Inner: @preconcurrency DynamicProperty {
        let log: Log
        @MainActor mutating func update() { log.append("inner") }
    }

    private struct Doubled: @preconcurrency DynamicProperty {
        let log: Log
        let book: Book
        var inner: Inner
        @State var base = 1
        private(set) var result = 0
        private(set) var title = ""
        @MainActor mutating func update() {
            log.append("update \(base)")
            result = base * 2
            title = book.title
        }
    }

    private struct Custom: View {
        let log: Log
        let book: Book
        var doubled: Doubled
        @State var other = 0

        init(log: Log, book: Book) {
            self.log = log
            self.book = book
            doubled = Doubled(log: log, book: book, inner: Inner(log: log))
        }

        var body: some View {
            log.append("body \(doubled.result) \(doubled.title) \(other)")
            return Group {
                Button("Base") { doubled.base += 1 }
                Button("Other") { other += 1 }
            }
        }
    }

    @Test(
        "update() runs right before each body, after that of the properties inside; what it reads counts as read")
    func update() throws {
        let (log, book) = (Log(), Book())
        let host = ViewHost(Custom(log: log, book: book))
        expectNoDifference(log.take(), ["inner", "update 1", "body 2 book 0"])
        try host.tap("Other")
        expectNoDifference(log.take(), ["inner", "update 1", "body 2 book 1"])
        try host.tap("Base")
        expectNoDifference(log.take(), ["inner", "update 2", "body 4 book 1"])
        host.perform { book.title = "new" }
        expectNoDifference(log.take(), ["inner", "update 2", "body 4 new 1"])
    }

    private struct NumberKey: TransactionKey { static let defaultValue = 0 }

    private struct Later: View {
        let log: Log
        @State var value = 0
        @State var other = 0
        var body: some View {
            log.append("body \(value) \(other)")
            return Button("Go") {
                var transaction = Transaction()
                transaction[NumberKey.self] = 1
                withTransaction(transaction) {
                    value = 1
                    Task { other = 1 }
                }
            }
            .onChange(of: other) { log.append("other") }
        }
    }

    @Test("A transaction doesn't accompany the changes of a task that is started under it")
    func taskUnderTransaction() async throws {
        let log = Log()
        let host = ViewHost(Later(log: log))
        var ambient: [Int] = []
        var transaction = Transaction()
        transaction[NumberKey.self] = 7
        let binding = Binding(get: { 0 }, set: { _, transaction in ambient.append(transaction[NumberKey.self]) })
        let task = withTransaction(transaction) {
            binding.wrappedValue = 1
            return Task { binding.wrappedValue = 2 }
        }
        await task.value
        expectNoDifference(ambient, [7, 0])
        try host.tap("Go")
        await yieldToOthers()
        expectNoDifference(log.lines, ["body 0 0", "body 1 0", "body 1 1", "other"])
    }

    // MARK: Traces

    private struct Twin: View {
        let name: String
        @State var count = 0
        var body: some View {
            Text("\(name) \(count)").onReceive(NotificationCenter.default.publisher(for: name.notification)) { _ in
                count += name.count
            }
        }
    }

    private struct Twins: View {
        let names: [String]
        var body: some View { ForEach(names, id: \.self) { Twin(name: $0) } }
    }

    @Test("The drawing of a trace leads from the right write where several properties have one name")
    func graphviz() throws {
        let host = ViewHost(Twins(names: ["twin", "twins"]))
        let drawing = host.trace {
            NotificationCenter.default.post(name: "twin".notification, object: nil)
            NotificationCenter.default.post(name: "twins".notification, object: nil)
        }.graphviz
        let arrows = drawing.split(separator: "\n").filter { $0.contains("->") }
        let first = drawing.contains("n1 [shape=box, label=\"1: Twins/Twin.count\\n0 → 4\"];")
        #expect(first, "\(drawing)")
        expectNoDifference(arrows, ["  n1 -> n3;", "  n2 -> n4;"], "\(drawing)")
    }
}

extension String {
    fileprivate var notification: Notification.Name { Notification.Name("UpdateRules." + self) }
}
