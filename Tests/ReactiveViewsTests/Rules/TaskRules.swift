import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Tasks with an id")
struct TaskRules {
    private struct Identified: View {
        let log: Log
        @State var id = 0
        @State var other = 0
        var body: some View {
            Text("id \(id), other \(other)")
                .task(id: id) { log.append("starts") }
            Button("Next") { id += 1 }
            Button("Same") { id += 0 }
            Button("Other") { other += 1 }
        }
    }

    @Test("task(id:) starts twice for one change of its id, and not for an equal id or another evaluation")
    func startsTwice() async throws {
        let log = Log()
        let host = ViewHost(Identified(log: log))
        await yieldToOthers()
        try host.tap("Same")
        try host.tap("Other")
        await yieldToOthers()
        expectNoDifference(log.lines, ["starts"])
        try host.tap("Next")
        await yieldToOthers()
        expectNoDifference(log.lines, ["starts", "starts"])
    }
}
