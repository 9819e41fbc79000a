@testable import Reactive
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("State in a mounted view")
struct StateTests {
    private struct Reader: View {
        let log: Log
        @State var count = 0

        var body: some View {
            let _ = log.append("body \(count)")
            Text("\(count)")
            Button("Add") { count += 1 }
            Button("Same") { count = count }
            Button("Twice") {
                count += 1
                count += 1
                log.append("in the handler \(count)")
            }
            Button("There and back") {
                count += 1
                count -= 1
            }
        }
    }

    @Test("Writing an equal value evaluates nothing")
    func equalWrite() throws {
        let host = ViewHost(Reader(log: Log()))
        try expectNoDifference(host.evaluations { try host.tap("Same") }, [])
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Reader"])
    }

    @Test("Two writes in one handler make one evaluation; the handler reads what it wrote")
    func twoWrites() throws {
        let log = Log()
        let host = ViewHost(Reader(log: log))
        _ = log.take()
        try host.tap("Twice")
        expectNoDifference(log.lines, ["in the handler 2", "body 2"])
    }

    @Test("A value that is back where it was when the pass begins evaluates nothing")
    func thereAndBack() throws {
        let host = ViewHost(Reader(log: Log()))
        try expectNoDifference(host.evaluations { try host.tap("There and back") }, [])
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Reader"])
    }

    private struct Writer: View {
        let log: Log
        @State var unread = 0

        var body: some View {
            Button("Add") {
                unread += 1
                log.append("wrote \(unread)")
            }
        }
    }

    @Test("State that the body doesn't read evaluates nothing")
    func unreadState() throws {
        let log = Log()
        let host = ViewHost(Writer(log: log))
        try expectNoDifference(host.evaluations { try host.tap("Add") }, [])
        expectNoDifference(log.lines, ["wrote 1"])
    }

    private struct SometimesReader: View {
        @State var reads = true
        @State var count = 0

        var body: some View {
            if reads { Text("\(count)") }
            Button("Stop reading") { reads = false }
            Button("Add") { count += 1 }
        }
    }

    @Test("Once read, a state of the view's own counts as read for as long as the view lives")
    func readIsSticky() throws {
        let host = ViewHost(SometimesReader())
        try host.tap("Stop reading")
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["SometimesReader"])
    }

    private struct Defaulted: View {
        let start: Int
        @State var count: Int

        init(start: Int) {
            self.start = start
            _count = State(initialValue: start)
        }

        var body: some View {
            Text("start \(start), count \(count)")
            Button("Add") { count += 1 }
        }
    }

    private struct Restarter: View {
        @State var start = 1

        var body: some View {
            Defaulted(start: start)
            Button("Restart") { start = 10 }
        }
    }

    @Test("Only the first initial value counts")
    func initialValue() throws {
        let host = ViewHost(Restarter())
        try host.tap("Add")
        try host.tap("Restart")
        expect(host, shows: "start 10, count 2")
    }

    @Test("Before it is mounted a state reads its initial value, ignores writes and binds to a constant")
    func notInstalled() {
        let view = Reader(log: Log(), count: 7)
        let diagnostics = Diagnostics.collect {
            view.count = 9
            expectNoDifference(view.count, 7)
            expectNoDifference(view.$count.wrappedValue, 7)
        }
        expectNoDifference(diagnostics.map(\.kind), [.propertyNotInstalled, .propertyNotInstalled])
    }

    private struct BodyWriter: View {
        @State var count = 0

        var body: some View {
            let _ = (count = 5)
            Text("count \(count)")
        }
    }

    @Test("A write within a body is dropped, with a diagnostic that names the view")
    func writeInBody() {
        let diagnostics = Diagnostics.collect {
            let host = ViewHost(BodyWriter())
            expect(host, shows: "count 0")
        }
        expectNoDifference(diagnostics.map(\.kind), [.stateWrittenDuringUpdate])
        expectNoDifference(diagnostics.first?.path, "BodyWriter")
        expectNoDifference(diagnostics.first?.message.contains("Modifying state during view update"), true)
    }

    private struct Ticker: View {
        let log: Log
        @State var v = 0

        var body: some View {
            let _ = log.append("body \(v)")
            Text("\(v)")
                .onAppear {
                    v = 1
                    v = 2
                    withTransaction(\.label, "animated") {
                        v = 3
                        v = 4
                    }
                }
                .onChange(of: v) { old, new in log.append("change \(old) \(new)") }
        }
    }

    @Test("Writes under another transaction are applied in a pass of their own, in order")
    func transactions() {
        let log = Log()
        let host = ViewHost(Ticker(log: log))
        expectNoDifference(log.lines, ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
        expect(host, shows: "4")
    }

    private struct Endless: View {
        @State var count = 0

        var body: some View {
            Text("\(count)").onAppear { count += 1 }.id(count)
        }
    }

    @Test("Changes without an end stop after eight rounds, with a diagnostic")
    func storm() {
        let diagnostics = Diagnostics.collect { _ = ViewHost(Endless()) }
        expectNoDifference(diagnostics.map(\.kind), [.updateStorm])
        expectNoDifference(diagnostics.first?.path, "Endless")
    }

    @Test("A change made outside of any event is settled by itself", .timeLimit(.minutes(30)))
    func outsideOfEvents() async throws {
        var binding: Binding<Int>?
        let host = ViewHost(Exposer { binding = $0 })
        binding?.wrappedValue = 3
        expectNoDifference(binding?.wrappedValue, 3)
        expect(host, shows: "value 0")
        try await host.until { host.contains("value 3") }
    }

    private struct Exposer: View {
        let expose: @MainActor (Binding<Int>) -> Void
        @State var value = 0

        var body: some View {
            Text("value \(value)").onAppear { expose($value) }
        }
    }

    @Test("Any thread may write a state; the write is read at once and settled on the main actor")
    func fromAnotherThread() async {
        var binding: Binding<Int>?
        let host = ViewHost(Exposer { binding = $0 })
        let shared = binding!
        await Task.detached {
            for value in 1...100 { shared.wrappedValue = value }
            expectNoDifference(shared.wrappedValue, 100)
        }.value
        host.settle()
        expect(host, shows: "value 100")
    }

    private struct Removable: View {
        let log: Log
        @State var shown = true
        @State var kept: Binding<Int>?

        var body: some View {
            if shown {
                Inner(log: log) { kept = $0 }
            }
            Button("Write and remove") {
                kept?.wrappedValue = 1
                shown = false
            }
            Button("Write after") { kept?.wrappedValue = 2 }
        }
    }

    private struct Inner: View {
        let log: Log
        let expose: @MainActor (Binding<Int>) -> Void
        @State var value = 0

        var body: some View {
            let _ = log.append("inner \(value)")
            Text("inner \(value)").onAppear { expose($value) }
        }
    }

    @Test("A view that is removed while dirty isn't evaluated, and later writes reach nothing")
    func removedWhileDirty() throws {
        let log = Log()
        let host = ViewHost(Removable(log: log))
        _ = log.take()
        try host.tap("Write after")
        expectNoDifference(log.take(), ["inner 2"])
        try host.tap("Write and remove")
        try host.tap("Write after")
        expectNoDifference(log.lines, [])
        host.graph.checkInvariants()
    }
}

private enum LabelKey: TransactionKey {
    static let defaultValue = ""
}

extension Transaction {
    fileprivate var label: String {
        get { self[LabelKey.self] }
        set { self[LabelKey.self] = newValue }
    }
}
