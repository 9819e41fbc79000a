import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("An object that is missing from the environment")
struct MissingObjectTests {
    final class Model: ObservableObject {
        @Published var name = "model"
    }

    @Observable
    final class Store {
        var name = "store"
    }

    struct Inner: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.name) }
    }

    struct Outer: View {
        var body: some View { VStack { Inner() } }
    }

    struct Reading: View {
        @Environment(Store.self) var store
        var body: some View { Text(store.name) }
    }

    struct Optionally: View {
        @Environment(Store.self) var store: Store?
        var body: some View { Text(store?.name ?? "none") }
    }

    @Test("A missing ObservableObject ends the process, with its type, the view's path and what to do")
    func observable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost(Outer()) }
        }
        let message = standardError(of: result)
        #expect(message.contains("No ObservableObject of type Model found"))
        #expect(message.contains("Outer") && message.contains("Inner"))
        #expect(message.contains("environmentObject(…)"))
    }

    @Test("A missing @Observable object ends the process, with a message that it may be optional")
    func observed() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost(Reading()) }
        }
        let message = standardError(of: result)
        #expect(message.contains("No Observable object of type Store found") && message.contains("Reading"))
        #expect(message.contains("environment(…)") && message.contains("optional"))
    }

    @Test("Outside of a view, the message tells that")
    func outside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Inner().model }
        }
        #expect(standardError(of: result).contains("isn't part of a view"))
    }

    @Test("An optional one is nil")
    func optional() {
        #expect(ViewHost(Optionally()).contains("none"))
        #expect(ViewHost(Optionally().environment(Store())).contains("store"))
    }
}
