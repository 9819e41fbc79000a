import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Presentations")
struct PresentationTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Content: View {
        let item: Item
        let log: Log
        @Environment(\.dismiss) var dismiss
        @State var count = 0

        var body: some View {
            Text("\(item.name) \(count)")
                .onAppear { log.append("appear \(item.name)") }
                .onDisappear { log.append("disappear \(item.id)") }
            Button("Count") { count += 1 }
            Button("Close") { dismiss() }
        }
    }

    private struct Presenter: View {
        let log: Log
        @State var item: Item?

        var body: some View {
            VStack {
                Button("One") { item = Item(id: 1, name: "one") }
                Text(item?.name ?? "none")
            }
            .sheet(item: $item, onDismiss: { log.append("dismissed") }) { Content(item: $0, log: log) }
            .onAppear { expose = $item }
        }

        @State var expose: Binding<Item?>?
    }

    @Test(
        "An item presents; the same id updates in place; another one is presented after the old one was dismissed")
    func item() throws {
        let log = Log()
        var binding: Binding<Item?>?
        let host = ViewHost(
            BindingExposer(initial: Item?.none) {
                binding = $0
            } content: { item in
                Text("below").sheet(item: item, onDismiss: { log.append("dismissed") }) { Content(item: $0, log: log) }
            })
        host.perform { binding?.wrappedValue = Item(id: 1, name: "one") }
        try host.tap("Count")
        host.perform { binding?.wrappedValue = Item(id: 1, name: "uno") }
        expect(host, shows: "uno 1")
        expectNoDifference(log.take(), ["appear one"])
        host.perform { binding?.wrappedValue = Item(id: 2, name: "two") }
        expect(host, shows: "two 0")
        expectNoDifference(log.take(), ["disappear 1", "dismissed", "appear two"])
        host.perform { binding?.wrappedValue = nil }
        expectNoDifference(host.tree, "Text \"below\"")
        expectNoDifference(log.take(), ["disappear 2", "dismissed"])
    }

    @Test("dismiss clears the binding, then the content disappears, then onDismiss is called")
    func dismiss() throws {
        let log = Log()
        let host = ViewHost(Presenter(log: log))
        try host.tap("One")
        #expect(host.tree.hasSuffix("Sheet\n  Text \"one 0\"\n  Button \"Count\"\n  Button \"Close\""))
        _ = log.take()
        try host.tap("Close")
        expectNoDifference(log.lines, ["disappear 1", "dismissed"])
        expect(host, shows: "none")
    }

    @Test("The user's own way to end a presentation clears the binding, too; an alert wants a button")
    func userDismissal() throws {
        let log = Log()
        let host = ViewHost(Presenter(log: log))
        try host.tap("One")
        _ = log.take()
        try host.dismiss()
        expectNoDifference(log.lines, ["disappear 1", "dismissed"])
        expect(host, shows: "none")
        #expect(throws: ViewQueryError.notFound("Sheet", similar: [])) { try host.dismiss() }

        let alerting = ViewHost(Alerting(log: log))
        try alerting.tap("Fail")
        #expect(throws: ViewQueryError.unresponsive("It failed", to: "a swipe")) { try alerting.dismiss() }
    }

    @Test("What lies below a presentation can't be reached")
    func covered() throws {
        let host = ViewHost(Presenter(log: Log()))
        try host.tap("One")
        #expect(throws: ViewQueryError.covered("One", by: "Sheet")) { try host.tap("One") }
    }

    private struct Alerting: View {
        let log: Log
        @State var failed = false

        var body: some View {
            Button("Fail") { failed = true }
                .alert("It failed", isPresented: $failed) {
                    Button("Retry") { log.append("retry while \(failed)") }
                } message: {
                    Text("Something went wrong")
                }
        }
    }

    @Test("An alert's button does its action, then the alert goes away")
    func alert() throws {
        let log = Log()
        let host = ViewHost(Alerting(log: log))
        try host.tap("Fail")
        #expect(
            host.tree == """
                Button "Fail"
                Alert "It failed"
                  Text "Something went wrong"
                  Button "Retry"
                """)
        try host.tap("Retry")
        expectNoDifference(host.tree, "Button \"Fail\"")
        expectNoDifference(log.lines, ["retry while true"])
    }

    private struct OuterState: View {
        @State var shown = true
        @State var count = 0

        var body: some View {
            Button("Below") {}
                .sheet(isPresented: $shown) {
                    Text("count \(count)")
                    Button("Add") { count += 1 }
                }
        }
    }

    @Test("State that only the sheet's closure reads updates the sheet, and evaluates no other view")
    func closureReads() throws {
        let host = ViewHost(OuterState())
        try expectNoDifference(host.evaluations { try host.tap("Add") }, [])
        expect(host, shows: "count 1")
    }

    private struct Menus: View {
        let log: Log

        var body: some View {
            Menu("File") {
                Button("New") { log.append("new") }
                Menu("Recent") { Button("Letter") { log.append("letter") } }
            }
        }
    }

    @Test("A menu shows its items when tapped and closes when one is chosen, also in a menu inside")
    func menus() throws {
        let log = Log()
        let host = ViewHost(Menus(log: log))
        expectNoDifference(host.tree, "Menu \"File\"")
        try host.tap("File")
        expectNoDifference(host.tree, "Menu \"File\" (open)\n  Button \"New\"\n  Menu \"Recent\"")
        try host.tap("Recent")
        try host.tap("Letter")
        expectNoDifference(host.tree, "Menu \"File\"")
        expectNoDifference(log.lines, ["letter"])
    }
}

/// Lets a test write a state from outside.
struct BindingExposer<Value, Content: View>: View {
    @State private var value: Value
    private let expose: @MainActor (Binding<Value>) -> Void
    private let content: (Binding<Value>) -> Content

    init(
        initial: Value, expose: @escaping @MainActor (Binding<Value>) -> Void,
        @ViewBuilder content: @escaping (Binding<Value>) -> Content
    ) {
        _value = State(initialValue: initial)
        self.expose = expose
        self.content = content
    }

    var body: some View {
        content($value).onAppear { expose($value) }
    }
}
