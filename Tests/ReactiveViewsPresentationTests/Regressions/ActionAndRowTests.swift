import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import Reactive

@MainActor
@Suite("Regressions: actions, rows, presentations")
struct ActionsRegressionTests {
    private struct Runaway: View {
        let log: Log
        @State var x = 0
        var body: some View {
            Button("Go") { x += 1 }
                .onChange(of: x) { _, new in
                    log.append("\(new)")
                    x += 1
                }
        }
    }

    @Test("One onChange runs at most twice per flush")
    func onChangeTwice() throws {
        let log = Log()
        let host = ViewHost(Runaway(log: log))
        Diagnostics.withHandler({ _ in }) { try? host.tap("Go") }
        expectNoDifference(log.lines, ["1", "2"])
    }

    // MARK: Rows

    private struct Group2: Identifiable {
        let id: String
        let items: [String]
    }
    private struct Nested: View {
        let log: Log
        let groups = [Group2(id: "A", items: ["1", "2"]), Group2(id: "B", items: ["3"])]
        var body: some View {
            List {
                ForEach(groups) { group in
                    ForEach(group.items, id: \.self) { Text($0) }
                }
                .onDelete { log.append("\(Array($0))") }
            }
        }
    }

    @Test("onDelete gets the row of the ForEach it is attached to")
    func nestedRows() throws {
        let log = Log()
        let host = ViewHost(Nested(log: log))
        try host.delete("2")
        expectNoDifference(log.lines, ["[0]"])
    }

    private struct Row: View {
        let id: Int
        @State var count = 0
        var body: some View {
            Text("\(id): \(count)")
            Button("b\(id)") { count += 1 }
        }
    }
    private struct Duplicates: View {
        @State var ids = [1, 1, 2, 3]
        var body: some View {
            ForEach(ids, id: \.self) { Row(id: $0) }
            Button("Reverse") { ids.reverse() }
            Button("Drop") { ids.removeFirst() }
            Button("Clear") { ids = [] }
            Button("Fill") { ids = Array(0..<20_000) }
        }
    }

    @Test("Duplicates, moves and many rows")
    func rows() throws {
        try Diagnostics.withHandler({ _ in }) {
            let host = ViewHost(ScrollView { Duplicates() })
            try host.tap(.button("b1").first)
            try host.tap("b3")
            try host.tap("Reverse")
            #expect(host.contains("3: 1") && host.contains("1: 1"))
            try host.tap("Drop")
            try host.tap("Fill")
            try host.tap("Clear")
            expect(host, hasNo: "b1")
        }
    }

    // MARK: Presentations

    private struct Item: Identifiable, Equatable { let id: Int }
    private struct SheetContent: View {
        let item: Item
        let log: Log
        let expose: (DismissAction) -> Void
        @Environment(\.dismiss) var dismiss
        var body: some View {
            Text("item \(item.id)")
                .onAppear {
                    log.append("appear \(item.id)")
                    expose(dismiss)
                }
                .onDisappear { log.append("disappear \(item.id)") }
        }
    }

    @Test("An item with another identity: the old one is dismissed, onDismiss runs, then the new one is presented")
    func replaced() throws {
        let log = Log()
        var binding: Binding<Item?>?
        let host = ViewHost(
            BindingExposer(initial: Optional(Item(id: 1))) {
                binding = $0
            } content: { item in
                Text("below").sheet(item: item, onDismiss: { log.append("dismissed") }) {
                    SheetContent(item: $0, log: log) { _ in }
                }
            })
        _ = log.take()
        host.perform { binding?.wrappedValue = Item(id: 2) }
        expectNoDifference(log.lines, ["disappear 1", "dismissed", "appear 2"])
    }

    @Test("The dismiss of a sheet that is gone doesn't dismiss the one that replaced it")
    func staleDismiss() throws {
        var binding: Binding<Item?>?
        var actions: [DismissAction] = []
        let host = ViewHost(
            BindingExposer(initial: Optional(Item(id: 1))) {
                binding = $0
            } content: { item in
                Text("below").sheet(item: item) { SheetContent(item: $0, log: Log()) { actions.append($0) } }
            })
        host.perform { binding?.wrappedValue = Item(id: 2) }
        host.perform { actions[0]() }
        expect(host, shows: "item 2")
    }

    private struct SheetInSheet: View {
        let log: Log
        @State var item: Item? = Item(id: 1)
        @State var inner = false
        var body: some View {
            Button("below") {}
                .sheet(item: $item, onDismiss: { log.append("outer dismissed") }) { item in
                    Button("Open \(item.id)") { inner = true }
                        .sheet(isPresented: $inner, onDismiss: { log.append("inner dismissed") }) {
                            Button("Replace") { self.item = Item(id: 2) }
                            Button("Close all") { self.item = nil }
                        }
                }
        }
    }

    @Test("An item is replaced, or ended, from a sheet inside its sheet, which ends with it")
    func sheetInSheet() throws {
        let log = Log()
        let host = ViewHost(SheetInSheet(log: log))
        try host.tap("Open 1")
        try host.tap("Replace")
        expectNoDifference(host.elements.last?.children.map(\.label), ["Open 2"])
        expectNoDifference(log.take(), ["inner dismissed", "outer dismissed"])
        try host.tap("Open 2")
        try host.tap("Close all")
        expectNoDifference(host.tree, "Button \"below\"")
        expectNoDifference(log.take(), ["inner dismissed", "outer dismissed"])
    }

    // MARK: Order

    // MARK: Foreign code under the inbox's lock

    struct Speed: Equatable, Sendable {
        let read: @Sendable () -> Int
        static func == (lhs: Speed, rhs: Speed) -> Bool { lhs.read() == rhs.read() }
    }
    struct SpeedKey: TransactionKey { static var defaultValue: Speed { Speed { 0 } } }

    @Test("The == of a transaction's value may read a state")
    func equalityReadsState() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                // A deadlock ends the process, too.
                let watchdog = DispatchSource.makeTimerSource(queue: .global())
                watchdog.schedule(deadline: .now() + 5)
                watchdog.setEventHandler { exit(3) }
                watchdog.resume()
                var binding: Binding<Int>?
                let host = ViewHost(
                    BindingExposer(initial: 0) {
                        binding = $0
                    } content: { value in
                        Text("\(value.wrappedValue)")
                    })
                let captured = binding!
                var transaction = Transaction()
                transaction[SpeedKey.self] = Speed { captured.wrappedValue }
                host.perform {
                    withTransaction(transaction) {
                        captured.wrappedValue = 1
                        captured.wrappedValue = 2
                    }
                }
                precondition(host.contains("2"))
                watchdog.cancel()
                exit(0)
            }
        }
    }

    @Test("Checking the invariants of a queue of transactions leaves it free for their ==")
    func checkedEqualityReadsState() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var binding: Binding<Int>?
                let host = ViewHost(
                    BindingExposer(initial: 0) {
                        binding = $0
                    } content: { value in
                        Text("\(value.wrappedValue)")
                    })
                let captured = binding!
                host.perform {
                    for step in 1...2 {
                        var transaction = Transaction()
                        transaction[SpeedKey.self] = Speed { captured.wrappedValue + step }
                        withTransaction(transaction) { captured.wrappedValue = step }
                    }
                    host.graph.checkInvariants()
                }
                precondition(host.contains("2"))
            }
        }
    }

    struct MarkKey: TransactionKey { static let defaultValue = "none" }
    private struct Follower: View {
        let log: Log
        let expose: (Binding<Int>) -> Void
        @State var x = 0
        var body: some View {
            let probe = Binding(get: { 0 }, set: { _, transaction in log.append(transaction[MarkKey.self]) })
            Text("\(x)")
                .onAppear { expose($x) }
                .onChange(of: x) { probe.wrappedValue = 1 }
        }
    }

    @Test("A transaction accompanies what the closure changes, not what follows from it")
    func ambientTransaction() async throws {
        let log = Log()
        var binding: Binding<Int>?
        let host = ViewHost(Follower(log: log) { binding = $0 })
        var transaction = Transaction()
        transaction[MarkKey.self] = "marked"
        withTransaction(transaction) { binding!.wrappedValue = 1 }
        await yieldToOthers()
        expectNoDifference(log.take(), ["none"])
        withTransaction(transaction) { host.perform { binding!.wrappedValue = 2 } }
        expectNoDifference(log.take(), ["none"])
    }

    private struct Removed: View {
        let log: Log
        @State var exists = true
        @State var shown = true
        var body: some View {
            if exists {
                Text("presenter").sheet(isPresented: $shown, onDismiss: { log.append("dismissed") }) {
                    Button("Remove") { exists = false }.onDisappear { log.append("disappear") }
                }
            } else {
                Text("shown \(shown)")
            }
        }
    }

    @Test("A presenter that is removed takes its sheet along")
    func presenterRemoved() throws {
        let log = Log()
        let host = ViewHost(Removed(log: log))
        try host.tap("Remove")
        expectNoDifference(host.elements.count, 1)
        expectNoDifference(log.lines, ["disappear"])
    }
}
