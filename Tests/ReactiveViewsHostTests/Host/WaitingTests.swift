import ReactiveViewsTestSupport
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
    func until() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        try await host.until { host.contains("number 0") }
        let task = Task { @MainActor in
            for number in 1...3 {
                model.number = number
                await Task.yield()
            }
        }
        try await host.until { host.contains("number 3") }
        await task.value
    }

    @Test("several may wait at once, and the test's own flush observer runs after each flush")
    func several() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        var flushes = 0
        host.graph.onFlush { flushes += 1 }
        async let one: Void = host.until { model.number >= 1 }
        async let two: Void = host.until { model.number >= 2 }
        for _ in 0..<10 { await Task.yield() }
        try host.tap("Add")
        try await one
        try host.tap("Add")
        try await two
        try host.tap("Add")
        expectNoDifference(flushes, 3)
    }

    @Test("Cancelling ends the waiting, with a failure that says so")
    func cancelled() async throws {
        let host = ViewHost(Reader(model: Model()))
        let task = Task { @MainActor in try await host.until { false } }
        for _ in 0..<10 { await Task.yield() }
        task.cancel()
        await expectNoDifference(reason { try await task.value }, .cancelled)
        let before = Task { @MainActor in
            withUnsafeCurrentTask { $0?.cancel() }
            try await host.until { false }
        }
        await expectNoDifference(reason { try await before.value }, .cancelled)
        try host.tap("Add")
        expect(host, shows: "number 1")
    }

    private func reason(_ wait: () async throws -> Void) async -> WaitFailure.Reason? {
        do {
            try await wait()
            return nil
        } catch {
            return (error as? WaitFailure)?.reason
        }
    }

    @Test("A wait in real time that never ends fails at its limit, by name, and shows the views")
    func limit() async {
        let host = ViewHost(Reader(model: Model()))
        await #expect {
            try await host.wait(for: "The answer", limit: .milliseconds(40)) { false }
        } throws: {
            "\($0)".hasPrefix("The answer wasn't true within 0.04 seconds, on a machine that was free.")
                && "\($0)".contains("number 0")
        }
        await #expect(throws: WaitFailure.self) { try await host.until(limit: .milliseconds(40)) { false } }
        await #expect(throws: WaitFailure.self) { try await wait(for: "It", limit: .milliseconds(40)) { false } }
    }

    private struct Slow: View {
        @State private var text = "loading"
        var body: some View {
            Text(text)
                .task {
                    try? await Task.sleep(for: .seconds(30))
                    text = "loaded"
                    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
                }
        }
    }

    @Test("In virtual time until lets as much time pass as the condition needs")
    func virtual() throws {
        let host = ViewHost(Slow(), clock: .virtual)
        try host.until { host.contains("loaded") }
        expectNoDifference(host.now, 30)
    }

    @Test("So does until in an asynchronous test")
    func asynchronousVirtual() async throws {
        let host = ViewHost(Slow(), clock: .virtual)
        try await host.until { host.contains("loaded") }
        expectNoDifference(host.now, 30)
        await #expect(throws: WaitFailure.self) { try await host.until { host.contains("gone") } }
    }

    @Test("A time that never comes fails at once, and says which task still runs")
    func never() {
        let host = ViewHost(Slow(), clock: .virtual)
        #expect {
            try host.until(limit: .seconds(3)) { host.contains("loaded") }
        } throws: {
            ($0 as? WaitFailure)?.reason == .limit && "\($0)".contains("task of Slow")
        }
        #expect {
            try host.until { host.contains("gone") }
        } throws: {
            ($0 as? WaitFailure)?.reason == .nothingDue && "\($0)".contains("task of Slow")
        }
    }

    @Test("Work that goes on without a delay ends a wait, with a failure that says so")
    func storm() {
        let view = Text("a").task { while !Task.isCancelled { await Task.yield() } }
        #expect(
            Diagnostics.collect {
                let host = ViewHost(view, clock: .virtual)
                #expect {
                    try host.until { host.contains("b") }
                } throws: {
                    ($0 as? WaitFailure)?.reason == .limit && "\($0)".contains("without a delay")
                }
                host.unmount()
            }.allSatisfy { $0.kind == .clockStorm })
    }

    @Test("A wait within an event says that time can't pass there")
    func nested() {
        let host = ViewHost(Slow(), clock: .virtual)
        var reason: WaitFailure.Reason?
        let reported = Diagnostics.collect {
            host.perform {
                do { try host.until { false } } catch { reason = (error as? WaitFailure)?.reason }
            }
        }
        expectNoDifference(reason, .misuse)
        expectNoDifference(reported.map(\.kind), [.invalidTime])
    }

    @Test("A wait without time to pass says what to write instead")
    func misuse() {
        let host = ViewHost(Slow())
        #expect {
            try host.until { host.contains("loaded") }
        } throws: {
            "\($0)".contains("try await host.until")
        }
    }

    @Test("A trace of an asynchronous action contains everything that happened meanwhile")
    func trace() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        let trace = try await host.trace {
            model.number = 1
            try await host.until { host.contains("number 1") }
            model.number = 2
        }
        expectNoDifference(trace.evaluations.map(\.path), ["Reader", "Reader"])
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
        expectNoDifference(synchronous.evaluations.count, 1)
    }
}
