import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Observed objects")
struct ObjectTests {
    private final class Model: ObservableObject {
        @Published var a = 0
        @Published var b = 0
        var silent = 0
        let onDeinit: () -> Void

        init(onDeinit: @escaping () -> Void = {}) { self.onDeinit = onDeinit }
        deinit { onDeinit() }
    }

    private struct Observer: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("a \(model.a)")
            Button("Both") {
                model.a += 1
                model.b += 1
            }
            Button("Silent") { model.silent += 1 }
            TextField("Number", text: $model.a.text)
        }
    }

    @Test("The body runs once for all writes of a handler, and sees the new values")
    func seesNewValues() throws {
        let host = ViewHost(Observer(model: Model()))
        try expectNoDifference(host.evaluations { try host.tap("Both") }, ["Observer"])
        expect(host, shows: "a 1")
    }

    @Test("A property that isn't published evaluates nothing")
    func unpublished() throws {
        let model = Model()
        let host = ViewHost(Observer(model: model))
        try expectNoDifference(host.evaluations { try host.tap("Silent") }, [])
        expectNoDifference(model.silent, 1)
        try expectNoDifference(host.evaluations { try host.tap("Both") }, ["Observer"])
    }

    @Test("A binding to an object's property reads and writes it, and publishes an equal value, too")
    func binding() throws {
        let model = Model()
        let host = ViewHost(Observer(model: model))
        try host.type("12", into: "Number")
        expectNoDifference(model.a, 12)
        expect(host, shows: "a 12")
        try expectNoDifference(host.evaluations { try host.type("12", into: "Number") }, ["Observer"])
    }

    private struct Owner: View {
        let log: Log
        @StateObject var model: Model
        @State var other = 0

        init(log: Log) {
            self.log = log
            _model = StateObject(
                wrappedValue: {
                    log.append("made")
                    return Model()
                }())
        }

        var body: some View {
            let _ = log.append("body")
            Text("a \(model.a) other \(other)")
            Button("Add") { model.a += 1 }
        }
    }

    private struct Parent: View {
        let log: Log
        @State var count = 0

        var body: some View {
            Text("\(count)")
            Owner(log: log)
            Button("Parent") { count += 1 }
        }
    }

    @Test("A StateObject is made once, right before the first body, and outlives the parent's evaluations")
    func stateObject() throws {
        let log = Log()
        let host = ViewHost(Parent(log: log))
        expectNoDifference(log.take(), ["made", "body"])
        try host.tap("Add")
        try host.tap("Parent")
        expectNoDifference(log.take(), ["body"])
        expect(host, shows: "a 1 other 0")
    }

    @Test("Before it is mounted each access to a StateObject makes a new object, with a diagnostic")
    func notInstalled() {
        let log = Log()
        let view = Owner(log: log)
        let diagnostics = Diagnostics.collect { #expect(view.model !== view.model) }
        expectNoDifference(diagnostics.map(\.kind), [.propertyNotInstalled, .propertyNotInstalled])
    }

    private struct G3Child: View {
        let log: Log
        @ObservedObject var model: Model
        let second: Bool

        var body: some View {
            let _ = log.append("child")
            Text(second ? "\(model.b)" : "\(model.a)")
        }
    }

    private struct G3Number: View {
        let log: Log
        let number: Int

        var body: some View {
            let _ = log.append("child")
            Text("\(number)")
        }
    }

    private struct G3: View {
        let log: Log
        @StateObject var model = Model()

        var body: some View {
            let _ = log.append("container")
            G3Number(log: log, number: model.a)
            G3Number(log: log, number: model.b)
            Button("Publish a") { model.a += 1 }
        }
    }

    @Test("Of two children only the one whose input changed is evaluated")
    func children() throws {
        let log = Log()
        let host = ViewHost(G3(log: log))
        try host.tap("Publish a")
        expectNoDifference(log.lines.filter { $0 == "container" }.count, 2)
        expectNoDifference(log.lines.filter { $0 == "child" }.count, 3)
    }

    private struct Replacer: View {
        let models: [Model]
        @State var index = 0

        var body: some View {
            Observer(model: models[index])
            Button("Replace") { index += 1 }
        }
    }

    @Test("A view that gets another object observes that one, and the old one no longer")
    func replaced() throws {
        let (old, new) = (Model(), Model())
        let host = ViewHost(Replacer(models: [old, new]))
        try host.tap("Replace")
        expectNoDifference(host.evaluations { old.a = 5 }, [])
        expectNoDifference(host.evaluations { new.a = 7 }, ["Observer"])
        expect(host, shows: "a 7")
    }

    private struct Inheritor: View {
        @EnvironmentObject var model: Model
        @EnvironmentObject var other: Other
        var body: some View {
            Text("a \(model.a) \(other.name)")
        }
    }

    private final class Other: ObservableObject {
        @Published var name = "other"
    }

    private struct Provider: View {
        let models: [Model]
        let other = Other()
        @State var index = 0
        @State var unrelated = 0

        var body: some View {
            Text("\(unrelated)")
            Group { Inheritor() }.environmentObject(models[index]).environmentObject(other)
            Button("Replace") { index += 1 }
            Button("Unrelated") { unrelated += 1 }
        }
    }

    @Test("Objects in the environment are found by type; replacing or changing one evaluates its readers")
    func environmentObject() throws {
        let (old, new) = (Model(), Model())
        let host = ViewHost(Provider(models: [old, new]))
        expect(host, shows: "a 0 other")
        try expectNoDifference(host.evaluations { try host.tap("Unrelated") }, ["Provider"])
        expectNoDifference(host.evaluations { old.a = 1 }, ["Inheritor"])
        try expectNoDifference(host.evaluations { try host.tap("Replace") }, ["Provider", "Inheritor"])
        expectNoDifference(host.evaluations { old.a = 2 }, [])
        expectNoDifference(host.evaluations { new.a = 3 }, ["Inheritor"])
        expect(host, shows: "a 3 other")
    }

    @Test("A missing object traps when it is accessed, naming the view")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost(Inheritor()) }
        }
        let message = standardError(of: result)
        #expect(message.contains("Model") && message.contains("Inheritor"))
    }

    @Test("A host that goes away releases its views' objects and subscriptions")
    func release() async {
        let log = Log()
        var host: ViewHost<Releaser>? = ViewHost(Releaser(log: log))
        expectNoDifference(host?.contains("a 0"), true)
        host = nil
        await Task.yield()
        expectNoDifference(log.lines, ["released"])
    }

    private struct Releaser: View {
        @StateObject var model: Model

        init(log: Log) {
            _model = StateObject(wrappedValue: Model { MainActor.assumeIsolated { log.append("released") } })
        }

        var body: some View {
            Text("a \(model.a)")
                .onAppear { model.silent = 1 }
                .onReceive(model.$a) { _ in }
        }
    }

    private struct Publishing: View {
        @ObservedObject var model: Model
        var body: some View {
            let _ = model.a == 0 ? (model.a = 1) : ()
            Text("a \(model.a)")
        }
    }

    @Test("Publishing during an update is reported, and taken up in the next pass")
    func publishingDuringUpdate() {
        let diagnostics = Diagnostics.collect {
            let host = ViewHost(Publishing(model: Model()))
            expect(host, shows: "a 1")
            expectNoDifference(host.graph.passes, 2)
        }
        expectNoDifference(diagnostics.map(\.kind), [.publishedDuringUpdate])
        expectNoDifference(diagnostics.first?.path, "Publishing")
    }

    @Test("A change published on another thread is settled on the main actor", .timeLimit(.minutes(30)))
    func otherThread() async throws {
        let model = Box(Model())
        let host = ViewHost(Observer(model: model.model))
        await Task.detached { model.model.a = 4 }.value
        try await host.until { host.contains("a 4") }
    }

    private final class Box: @unchecked Sendable {
        let model: Model
        init(_ model: Model) { self.model = model }
    }

    private struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Log
        @State var last = 0

        var body: some View {
            let captured = last
            Text("last \(last)")
                .onReceive(subject) { value in
                    log.append("got \(value) after \(captured)")
                    last = value
                }
        }
    }

    @Test("onReceive gets each value at once, with the newest closure; none after the view is gone")
    func receive() throws {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        let host = ViewHost(Receiver(subject: subject, log: log))
        subject.send(1)
        expect(host, shows: "last 1")
        subject.send(2)
        expectNoDifference(log.take(), ["got 1 after 0", "got 2 after 1"])
        host.unmount()
        subject.send(3)
        expectNoDifference(log.lines, [])
    }

    private struct JustReceiver: View {
        let log: Log
        @State var count = 0

        var body: some View {
            Text("\(count)").onReceive(Just("just")) { log.append("\($0) \(count)") }
            Button("Add") { count += 1 }
        }
    }

    @Test("A replay during an update waits for its end; a publisher that completed is subscribed to again")
    func receiveReplay() throws {
        let log = Log()
        let host = ViewHost(JustReceiver(log: log))
        expectNoDifference(log.take(), ["just 0"])
        try host.tap("Add")
        expectNoDifference(log.take(), ["just 1"])
    }
}

extension Int {
    fileprivate var text: String {
        get { String(self) }
        set { self = Int(newValue) ?? 0 }
    }
}
