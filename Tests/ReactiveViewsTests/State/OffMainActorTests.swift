import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Publishing from elsewhere")
struct OffMainActorTests {
    private final class Model: ObservableObject, @unchecked Sendable {
        @Published var a = 0
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        var body: some View { Text("a \(model.a)") }
    }

    private struct Readers: View {
        let model: Model
        @State var count = 2
        var body: some View {
            ForEach(0..<count, id: \.self) { _ in Reader(model: model) }
            Button("More") { count += 1 }
            Button("Fewer") { count = 1 }
        }
    }

    /// What a change on another thread is reported as.
    private func change(_ model: Model, to value: Int) async -> [Diagnostic] {
        await Task.detached { Diagnostics.collect { model.a = value } }.value
    }

    @Test("An object that publishes off the main thread is reported once per announcement; the change is taken up")
    func reported() async throws {
        let model = Model()
        let host = ViewHost(Readers(model: model))
        let first = await change(model, to: 1)
        expectNoDifference(first.map(\.kind), [.publishedOffMainThread])
        expectNoDifference(first.first?.message.contains("background threads is not allowed"), true)
        try await host.until { host.contains("a 1") }
        try host.tap("More")
        await expectNoDifference(change(model, to: 2).map(\.kind), [.publishedOffMainThread])
        try host.tap("Fewer")
        await expectNoDifference(change(model, to: 3).map(\.kind), [.publishedOffMainThread])
        try await host.until { host.contains("a 3") }
        let late = ViewHost(Reader(model: model))
        await expectNoDifference(change(model, to: 4).map(\.kind), [.publishedOffMainThread, .publishedOffMainThread])
        try await late.until { late.contains("a 4") }
    }

    @Test("On the main actor nothing is reported, in an event or outside of one")
    func notReported() async throws {
        let model = Model()
        let host = ViewHost(Reader(model: model))
        expectNoDifference(Diagnostics.collect { model.a = 1 }, [])
        expectNoDifference(Diagnostics.collect { host.perform { model.a = 2 } }, [])
        try await host.until { host.contains("a 2") }
    }

    @Test("A graph whose host can't tell reports nothing")
    func unknown() async {
        let model = Model()
        let graph = Graph()
        let observed = graph.observed(model)
        await expectNoDifference(change(model, to: 1), [])
        expectNoDifference(observed.object.a, 1)
    }
}
