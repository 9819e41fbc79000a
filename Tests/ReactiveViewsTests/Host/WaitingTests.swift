import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Waiting for a host")
struct WaitingTests {
    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var number = 0
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        @State var other = 0
        var body: some View {
            Text("number \(model.number)")
            Button("Add") { model.number += 1 }
        }
    }

    @Test("until resumes when a flush makes the condition true, or at once if it is")
    func until() async {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        #expect(await host.until { host.contains("number 0") })
        let task = Task { @MainActor in
            for number in 1...3 {
                model.number = number
                await Task.yield()
            }
        }
        #expect(await host.until { host.contains("number 3") })
        await task.value
    }

    @Test("several may wait at once, and the test's own flush observer runs after each flush")
    func several() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        var flushes = 0
        host.graph.onFlush { flushes += 1 }
        async let one = host.until { model.number >= 1 }
        async let two = host.until { model.number >= 2 }
        for _ in 0..<10 { await Task.yield() }
        try host.tap("Add")
        #expect(await one)
        try host.tap("Add")
        #expect(await two)
        try host.tap("Add")
        #expect(flushes == 3)
    }

    @Test("Cancelling ends the waiting")
    func cancelled() async throws {
        let host = ViewHost(Reader(model: Model()))
        let task = Task { @MainActor in await host.until { false } }
        for _ in 0..<10 { await Task.yield() }
        task.cancel()
        #expect(await task.value == false)
        let before = Task { @MainActor in
            withUnsafeCurrentTask { $0?.cancel() }
            return await host.until { false }
        }
        #expect(await before.value == false)
        try host.tap("Add")
        #expect(host.contains("number 1"))
    }

    @Test("A trace of an asynchronous action contains everything that happened meanwhile")
    func trace() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        let trace = await host.trace {
            model.number = 1
            await host.until { host.contains("number 1") }
            model.number = 2
        }
        #expect(trace.evaluations.map(\.path) == ["Reader", "Reader"])
        #expect(!host.graph.isTracing)
        struct Failure: Error {}
        await #expect(throws: Failure.self) {
            _ = try await host.trace {
                await Task.yield()
                throw Failure()
            }
        }
        #expect(!host.graph.isTracing)
        let synchronous = host.trace { model.number = 3 }
        #expect(synchronous.evaluations.count == 1)
    }
}
