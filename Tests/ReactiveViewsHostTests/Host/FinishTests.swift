import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Finishing a test")
struct FinishTests {
    private func items(_ host: ViewHost<some View>, ignoring: Set<UnfinishedWork.Kind> = []) -> [UnfinishedWork.Item] {
        do {
            try host.finish(ignoring: ignoring)
            return []
        } catch {
            return error.items
        }
    }

    private struct Working: View {
        var work: @MainActor () async -> Void
        var body: some View { Text("work").task { await work() } }
    }

    @Test("A host whose work has ended finishes")
    func ended() throws {
        let host = ViewHost(Working { try? await Task.sleep(for: .seconds(1)) }, clock: .virtual)
        host.advance(by: .seconds(2))
        try host.finish()
    }

    @Test("A task that ends by its view's disappearance is no unfinished work")
    func cancelled() throws {
        let host = ViewHost(Working { try? await Task.sleep(for: .seconds(1)) }, clock: .virtual)
        try host.finish()
    }

    @Test("A task that never ends is named by its view")
    func stuck() {
        let host = ViewHost(
            Working { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }, clock: .virtual)
        let items = items(host)
        expectNoDifference(items.map(\.kind), [.task])
        expectNoDifference(items.first?.summary.hasPrefix("task of Working"), true)
    }

    @Test("A task of a model is named by the function that created it, also if it is detached")
    func model() {
        final class Model {
            func load() {
                Task { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
                Task.detached { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }
            }
        }
        let model = Model()
        let host = ViewHost(Text("a").onAppear { model.load() }, clock: .virtual)
        let items = items(host)
        expectNoDifference(items.map(\.kind), [.task, .task])
        #if os(Linux) && DEBUG
            for item in items {
                expectNoDifference(item.origin?.contains("load()"), true, "\(item)")
            }
        #endif
    }

    @Test("A task whose value is kept isn't unfinished once it has ended")
    func kept() throws {
        final class Holder { var task: Task<Int, Never>? }
        let holder = Holder()
        let host = ViewHost(Text("a").onAppear { holder.task = Task { 1 } }, clock: .virtual)
        #expect(holder.task != nil)
        try host.finish()
    }

    @Test("A timer that waits, a live subscription and a diagnostic are listed, and can be ignored")
    func others() {
        final class Model {
            let subject = PassthroughSubject<Int, Never>()
            var subscription: AnyCancellable?
        }
        let model = Model()
        let view = Text("a").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
            model.subscription = model.subject.sink { _ in }
            Diagnostics.report(Diagnostic(.invalidInput, "A diagnostic of the test for finish()."))
        }
        let host = ViewHost(view, clock: .virtual)
        let items = items(host)
        #if DEBUG
            expectNoDifference(items.map(\.kind), [.subscription, .timer, .diagnostic])
        #endif
        #expect(items.contains { $0.summary == "timer that is due in 5.0 seconds" })
        expectNoDifference(items.last?.summary, "A diagnostic of the test for finish().")
        let ignoring = self.items(host, ignoring: [.subscription, .timer, .diagnostic])
        #expect(ignoring.isEmpty)
        withExtendedLifetime(model) {}
    }

    @Test("What began outside of the host isn't its unfinished work")
    func outside() throws {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.sink { _ in }
        let host = ViewHost(Text("a"), clock: .virtual)
        try host.finish()
        subscription.cancel()
    }

    @Test("The message lists the work line by line")
    func message() {
        let host = ViewHost(
            Working { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }, clock: .virtual)
        #expect {
            try host.finish()
        } throws: {
            "\($0)".hasPrefix("Unfinished work:\n  - task of Working")
        }
    }
}
