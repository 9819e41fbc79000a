import ReactiveViewsTesting
import Testing

@testable import Reactive

/// The views that one change both marks and removes, in a host that evaluates them once more, and in one that doesn't.
@MainActor
@Suite("Views that are removed while they are dirty")
struct RemovedContentTests {
    final class Model: ObservableObject {
        struct Item: Identifiable {
            let id: Int
            var name: String
        }
        @Published var isOn = true
        @Published var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
        @Published var item: Item? = Item(id: 1, name: "one")
        @Published var path = [1]
    }

    private struct Child: View {
        @ObservedObject var model: Model
        let log: Log
        var body: some View {
            let _ = log.append("child \(model.isOn)")
            Text("child")
        }
    }

    private struct Row: View {
        @ObservedObject var model: Model
        let id: Int
        let log: Log
        var body: some View {
            let _ = log.append("row \(id) \(model.items.first { $0.id == id }?.name ?? "none")")
            Text("row \(id)")
        }
    }

    private struct Page<Content: View>: View {
        @ObservedObject var model: Model
        let content: (Model) -> Content
        var body: some View { content(model) }
    }

    /// Returns what the child logs when the model is switched off, and the reports.
    private func evaluations<Content: View>(
        strictly: Bool, change: (Model) -> Void = { $0.isOn = false },
        @ViewBuilder content: @escaping (Model, Log) -> Content
    ) -> (lines: [String], reports: [Diagnostic]) {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Page(model: model) { content($0, log) }, evaluatesRemovedViews: strictly)
        _ = host.tree
        #expect(!log.take().isEmpty)
        let reports = Diagnostics.collect { host.graph.perform { change(model) } }
        host.graph.checkInvariants()
        host.checkInvariants()
        let lines = log.take()
        expect(host, hasNo: "child")
        // Nothing observes the model for what is gone.
        Diagnostics.collect { host.graph.perform { model.objectWillChange.send() } }
            .forEach { Issue.record("\($0)") }
        expectNoDifference(log.take().filter { $0.hasPrefix("child") }, [])
        return (lines, reports)
    }

    private func expectOnceMore<Content: View>(
        _ path: String, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (Model, Log) -> Content
    ) {
        #expect(evaluations(strictly: false, content: content).lines == [], sourceLocation: sourceLocation)
        let (lines, reports) = evaluations(strictly: true, content: content)
        #expect(lines == ["child false"], sourceLocation: sourceLocation)
        #expect(reports.map(\.kind) == [.evaluatedAfterRemoval], sourceLocation: sourceLocation)
        #expect(reports.first?.path.hasSuffix(path) == true, "\(reports)", sourceLocation: sourceLocation)
    }

    private func expectNever<Content: View>(
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ content: @escaping (Model, Log) -> Content
    ) {
        for strictly in [false, true] {
            let (lines, reports) = evaluations(strictly: strictly, content: content)
            #expect(lines == [] && reports == [], sourceLocation: sourceLocation)
        }
    }

    @Test("A row of a form that goes with the change that marks it is evaluated with the new values, on request")
    func form() {
        expectOnceMore("Child") { model, log in
            Form {
                Text("always")
                if model.isOn { Child(model: model, log: log) }
            }
        }
        expectOnceMore("Child") { model, log in
            Form {
                Section("Section") {
                    if model.isOn {
                        HStack {
                            Child(model: model, log: log)
                            Spacer()
                        }.padding()
                    }
                }
            }
        }
    }

    @Test("A row of a list, alone or with its list, likewise")
    func list() {
        expectOnceMore("Child") { model, log in
            List { if model.isOn { Child(model: model, log: log).listRowSeparator(.hidden) } else { Text("off") } }
        }
        expectOnceMore("Child") { model, log in
            if model.isOn { List { Child(model: model, log: log) } }
        }
    }

    @Test("The rows of a list's data that go are evaluated once more; those that stay once, as ever")
    func rows() {
        @MainActor func lines(_ strictly: Bool) -> ([String], [Diagnostic.Kind]) {
            let (lines, reports) = evaluations(strictly: strictly, change: { $0.items.removeLast() }) { model, log in
                List(model.items) { Row(model: model, id: $0.id, log: log) }
            }
            return (lines.sorted(), reports.map(\.kind))
        }
        #expect(lines(false) == (["row 1 one"], []))
        #expect(lines(true) == (["row 1 one", "row 2 none"], [.evaluatedAfterRemoval]))
    }

    @Test("The content of a sheet, a cover and a popover likewise")
    func presentations() {
        expectOnceMore("Sheet/Child") { model, log in
            Text("page").sheet(isPresented: .constant(model.isOn)) { Child(model: model, log: log) }
        }
        expectOnceMore("FullScreenCover/Child") { model, log in
            Text("page").fullScreenCover(isPresented: .constant(model.isOn)) { Child(model: model, log: log) }
        }
        expectOnceMore("Popover/Child") { model, log in
            Text("page").popover(isPresented: .constant(model.isOn)) { Child(model: model, log: log) }
        }
    }

    @Test("A pushed page likewise")
    func page() {
        expectOnceMore("Child") { model, log in
            NavigationStack {
                Text("root").navigationDestination(isPresented: .constant(model.isOn)) {
                    Child(model: model, log: log)
                }
            }
        }
        let (lines, reports) = evaluations(
            strictly: true,
            change: {
                $0.isOn = false
                $0.path = []
            }
        ) { model, log in
            NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
                Text("root").navigationDestination(for: Int.self) { _ in Child(model: model, log: log) }
            }
        }
        #expect(lines == ["child false"] && reports.map(\.kind) == [.evaluatedAfterRemoval])
    }

    @Test("A part of a row, of a sheet or of a stack isn't evaluated again")
    func parts() {
        expectNever { model, log in
            VStack { if model.isOn { Child(model: model, log: log) } }
        }
        expectNever { model, log in
            Form {
                VStack {
                    Text("always")
                    if model.isOn { Child(model: model, log: log) }
                }
            }
        }
        expectNever { model, log in
            Text("page").sheet(isPresented: .constant(true)) {
                Text("always")
                if model.isOn { Child(model: model, log: log) }
            }
        }
    }

    @Test("onDisappear and onDismiss run once, after the view was evaluated")
    func actions() throws {
        let (model, log) = (Model(), Log())
        let page = Page(model: model) { model in
            Text("page")
                .sheet(
                    isPresented: Binding(get: { model.isOn }, set: { model.isOn = $0 }),
                    onDismiss: { log.append("dismissed") }
                ) { Child(model: model, log: log).onDisappear { log.append("gone") } }
        }
        let host = ViewHost(page, evaluatesRemovedViews: true)
        _ = log.take()
        let reports = Diagnostics.collect {
            model.isOn = false
            host.graph.flush()
        }
        #expect(log.take() == ["child false", "gone", "dismissed"] && reports.count == 1)
        model.isOn = true
        host.graph.flush()
        #expect(log.take() == ["child true"] && host.contains("child"))
    }

    @Test("A body that unwraps what is gone ends the process after the report")
    func unwrapped() async {
        struct Name: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.item!.name) }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
            await MainActor.run {
                let model = Model()
                let page = Page(model: model) { model in
                    Form { if model.item != nil { Name(model: model) } }
                }
                let host = ViewHost(page, evaluatesRemovedViews: true)
                precondition(host.contains("one"))
                model.item = nil
                host.graph.flush()
            }
        }
        let printed = result.map { String(decoding: $0.standardOutputContent, as: UTF8.self) } ?? ""
        #expect(printed.contains("Name is removed and evaluated once more"))
    }
}
