import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
}

@MainActor
@Suite("Actions, as a user sees them")
struct ActionRules {
    private let log = Log()

    private struct Steps: View {
        let log: Log
        @State var value = 0
        var body: some View {
            log.append("body \(value)")
            return VStack {
                Text("first").onAppear { log.append("first appears") }
                Text("second").onAppear {
                    log.append("second appears")
                    value = 1
                }
            }
            .onChange(of: value) {
                log.append("changed \(value)")
                if value < 2 { value += 1 }
            }
            .onAppear { log.append("outer appears") }
        }
    }

    @Test(
        "Actions run after the update, first in, first out, until none is left, before the host shows anything"
    )
    func queue() {
        let host = ViewHost(Steps(log: log))
        expectNoDifference(
            log.lines,
            [
                "body 0", "first appears", "second appears", "outer appears", "body 1", "changed 1", "body 2",
                "changed 2",
            ])
        withExtendedLifetime(host) {}
    }

    private struct Several: View {
        let log: Log
        @State var flip = false
        var body: some View {
            Group {
                Text("a")
                Text("b")
            }
            .onAppear { log.append("appear \(flip)") }
            .onDisappear { log.append("disappear \(flip)") }
            .id(flip)
            Button("Flip") { flip.toggle() }
        }
    }

    @Test("Several views with one identity appear and disappear as one")
    func several() throws {
        let host = ViewHost(Several(log: log))
        try host.tap("Flip")
        expectNoDifference(log.lines.map { $0.split(separator: " ")[0] }, ["appear", "appear", "disappear"])
    }

    private struct AroundID: View {
        let log: Log
        @State var flip = false
        var body: some View {
            Text("x").onAppear { log.append("inside") }.id(flip).onAppear { log.append("outside") }
            Button("Flip") { flip.toggle() }
        }
    }

    @Test("An action written before .id runs again for a new identity, one written after it doesn't")
    func aroundID() throws {
        let host = ViewHost(AroundID(log: log))
        expectNoDifference(log.take(), ["inside", "outside"])
        try host.tap("Flip")
        expectNoDifference(log.take(), ["inside"])
    }

    private struct Receiving: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Log
        var body: some View { Text("x").onReceive(subject) { log.append("\($0)") } }
    }

    private struct Replacing: View {
        let subjects: [PassthroughSubject<Int, Never>]
        let log: Log
        @State var index = 0
        var body: some View {
            Receiving(subject: subjects[index], log: log)
            Button("Next") { index += 1 }
        }
    }

    @Test("onReceive subscribes to another publisher in place of the old one")
    func anotherPublisher() throws {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let host = ViewHost(Replacing(subjects: subjects, log: log))
        subjects[0].send(1)
        try host.tap("Next")
        subjects[0].send(2)
        subjects[1].send(3)
        expectNoDifference(log.lines, ["1", "3"])
    }

    private struct Tasks: View {
        let log: Log
        @State var value = 0
        var body: some View {
            VStack {
                Text("inner")
                    .task { log.append("inner task") }
                    .onChange(of: value, initial: true) { log.append("initial") }
                    .onAppear { log.append("inner appears") }
            }
            .task {
                log.append("outer task")
                value = 7
            }
            .onAppear { log.append("outer appears") }
            Text("value \(value)")
        }
    }

    @Test("Tasks start after all onAppear and initial onChange actions of the update, inner before outer")
    func taskOrder() async {
        let host = ViewHost(Tasks(log: log))
        expectNoDifference(log.lines, ["initial", "inner appears", "outer appears"])
        await yieldToOthers()
        expectNoDifference(log.lines.dropFirst(3), ["inner task", "outer task", "initial"])
        expect(host, shows: "value 7", "what a task writes is settled by itself")
    }

    private struct Waiting: View {
        let log: Log
        let name: String
        var body: some View {
            Text(name).task {
                log.append("\(name) starts")
                let stream = AsyncStream<Void> { _ in }
                for await _ in stream {}
                log.append("\(name) ends, cancelled: \(Task.isCancelled)")
            }
        }
    }

    private struct Removing: View {
        let log: Log
        @State var shows = true
        var body: some View {
            if shows { Waiting(log: log, name: "task") }
            Button("Toggle") { shows.toggle() }
        }
    }

    @Test("A task is cancelled when its view disappears, also when its host goes away")
    func taskCancelled() async throws {
        var host: ViewHost<Removing>? = ViewHost(Removing(log: log))
        await yieldToOthers()
        try host?.tap("Toggle")
        await yieldToOthers()
        expectNoDifference(log.take(), ["task starts", "task ends, cancelled: true"])
        try host?.tap("Toggle")
        await yieldToOthers()
        host = nil
        await yieldToOthers()
        expectNoDifference(log.take(), ["task starts", "task ends, cancelled: true"])
    }

    private struct Identified: View {
        let log: Log
        @State var id = 0
        @State var other = 0
        var body: some View {
            Text("x").task(id: id) { [id] in
                log.append("\(id) starts")
                await withTaskCancellationHandler {
                    let stream = AsyncStream<Void> { _ in }
                    for await _ in stream {}
                } onCancel: {
                    MainActor.assumeIsolated { log.append("\(id) cancelled") }
                }
            }
            .onChange(of: id) { if id > 4, id < 9 { id += 1 } }
            Button("Next") { id += 1 }
            Button("Other") { other += 1 }
            Button("Many") { id = 5 }
            Text("\(other)")
        }
    }

    @Test("With a new id the old task is cancelled, then the new one starts; otherwise it goes on")
    func taskID() async throws {
        let host = ViewHost(Identified(log: log))
        await yieldToOthers()
        try host.tap("Other")
        await yieldToOthers()
        expectNoDifference(log.take(), ["0 starts"])
        try host.tap("Next")
        expectNoDifference(log.take(), ["0 cancelled"])
        await yieldToOthers()
        expectNoDifference(log.take(), ["1 starts"])
        host.unmount()
        expectNoDifference(log.take(), ["1 cancelled"])
    }

    @Test("task(id:) starts anew however often the id changes in one flush")
    func taskUnlimited() async throws {
        let host = ViewHost(Identified(log: log))
        await yieldToOthers()
        let diagnostics = try Diagnostics.collect { try host.tap("Many") }
        await yieldToOthers()
        expectNoDifference(diagnostics.map(\.kind), [.repeatedAction], "the onChange, not the task")
        expectNoDifference(
            log.lines, ["0 starts", "0 cancelled", "5 starts", "5 cancelled", "6 starts", "6 cancelled", "7 starts"])
    }

    private struct Fleeting: View {
        let log: Log
        @State var shows = true
        var body: some View {
            if shows {
                Text("x").task { log.append("task") }.onAppear { shows = false }
            }
        }
    }

    @Test("A view that disappears at once has its task cancelled")
    func fleeting() async {
        let host = ViewHost(Fleeting(log: log))
        expectNoDifference(host.tree, "")
        await yieldToOthers()
        expectNoDifference(log.lines, ["task"])
    }
}
