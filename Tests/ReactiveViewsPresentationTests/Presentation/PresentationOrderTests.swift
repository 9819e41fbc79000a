import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Presentations in order")
struct PresentationOrderTests {
    private final class Model: ObservableObject {
        @Published var a = false
        @Published var b = false
        @Published var c = false
        @Published var showsSibling = true
    }

    private struct Content: View {
        let name: String
        let log: Log
        @Environment(\.dismiss) var dismiss

        var body: some View {
            Text(name)
                .onAppear { log.append("appear \(name)") }
                .onDisappear { log.append("disappear \(name)") }
            Button("Close \(name)") { dismiss() }
        }
    }

    private struct Several: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            VStack {
                Text("below")
                    .sheet(isPresented: $model.a, onDismiss: { log.append("dismissed a") }) {
                        Content(name: "a", log: log)
                    }
                    .sheet(isPresented: $model.b, onDismiss: { log.append("dismissed b") }) {
                        Content(name: "b", log: log)
                    }
                if model.showsSibling {
                    Text("sibling").popover(isPresented: $model.c) { Content(name: "c", log: log) }
                }
            }
        }
    }

    private func presented(_ host: ViewHost<some View>) -> [String] {
        host.elements.filter(\.isPresentation).compactMap { $0.children.first?.label }
    }

    @Test("Of several presentations at one level one is shown at a time, in the order of their requests")
    func fifo() throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Several(model: model, log: log))
        host.perform { model.c = true }
        host.perform { model.a = true }
        host.perform { model.b = true }
        expectNoDifference(presented(host), ["c"])
        try host.tap("Close c")
        expectNoDifference(presented(host), ["a"])
        try host.tap("Close a")
        expectNoDifference(presented(host), ["b"])
        #expect(model.b && !model.a && !model.c)
        try host.dismiss()
        expectNoDifference(presented(host), [])
        expectNoDifference(
            log.take(),
            [
                "appear c", "disappear c", "appear a", "disappear a", "dismissed a", "appear b", "disappear b",
                "dismissed b",
            ])
    }

    @Test("The next one is shown when the actions of the one that ended have run, also if both change in one event")
    func swapped() {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Several(model: model, log: log))
        host.perform { model.b = true }
        host.perform {
            model.b = false
            model.a = true
        }
        expectNoDifference(log.take(), ["appear b", "disappear b", "dismissed b", "appear a"])
        host.perform {
            model.a = false
            model.b = true
        }
        expectNoDifference(log.take(), ["disappear a", "dismissed a", "appear b"])
        expectNoDifference(presented(host), ["b"])
    }

    @Test("A waiting presentation that is withdrawn is skipped; one that ends is followed by the next")
    func turns() {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Several(model: model, log: log))
        host.perform { model.c = true }
        host.perform { model.a = true }
        host.perform { model.b = true }
        host.perform { model.a = false }
        host.perform { model.showsSibling = false }
        expectNoDifference(presented(host), ["b"])
        expectNoDifference(log.take(), ["appear c", "disappear c", "appear b"])
        host.perform { model.b = false }
        expectNoDifference(presented(host), [])
    }

    private struct Nested: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            Text("below").sheet(isPresented: $model.a, onDismiss: { log.append("dismissed a: \(model.b)") }) {
                Content(name: "a", log: log)
                    .sheet(isPresented: $model.b, onDismiss: { log.append("dismissed b") }) {
                        Content(name: "b", log: log)
                            .sheet(isPresented: $model.c, onDismiss: { log.append("dismissed c") }) {
                                Content(name: "c", log: log)
                            }
                    }
            }
        }
    }

    @Test("An outer sheet that ends ends those inside, inner ones first, and clears their bindings")
    func nested() throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Nested(model: model, log: log))
        host.perform { model.a = true }
        host.perform { model.b = true }
        host.perform { model.c = true }
        expectNoDifference(presented(host), ["a", "b", "c"])
        _ = log.take()
        host.perform { model.a = false }
        #expect(!model.b && !model.c)
        expectNoDifference(presented(host), [])
        let lines = log.take()
        expectNoDifference(
            lines.filter { $0.hasPrefix("dismissed") }, ["dismissed c", "dismissed b", "dismissed a: false"])
        expectNoDifference(lines.filter { $0.hasPrefix("disappear") }.count, 3)
        host.perform { model.a = true }
        expectNoDifference(presented(host), ["a"])
    }

    @Test("A host that goes away leaves its presentations' bindings as they are")
    func hostGone() {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Nested(model: model, log: log))
        host.perform { model.a = true }
        host.perform { model.b = true }
        host.unmount()
        #expect(model.a && model.b)
    }

    private struct Dismissing: View {
        let log: Log
        @Environment(\.dismiss) var dismiss
        @Environment(\.presentationMode) var presentationMode
        @Environment(\.isPresented) var isPresented
        @State var isShown = false

        var body: some View {
            Text(isPresented ? "presented" : "not presented")
            Button("Dismiss") { dismiss() }
            Button("Dismiss by mode") { presentationMode.wrappedValue.dismiss() }
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { log.append("dismissed") }) {
                    Inner()
                }
        }
    }

    private struct Inner: View {
        @Environment(\.presentationMode) var presentationMode
        @Environment(\.isPresented) var isPresented
        var body: some View {
            Text(isPresented ? "inside" : "wrong")
            Button("Close") { presentationMode.wrappedValue.dismiss() }
        }
    }

    @Test("Dismissing what isn't presented does nothing; presentationMode ends the nearest presentation")
    func notPresented() throws {
        let log = Log()
        let host = ViewHost(Dismissing(log: log))
        try expectNoDifference(host.evaluations { try host.tap("Dismiss") }, [])
        try expectNoDifference(host.evaluations { try host.tap("Dismiss by mode") }, [])
        expect(host, shows: "not presented")
        try host.tap("Show")
        expect(host, shows: "inside")
        try host.tap("Close")
        expect(host, hasNo: "inside")
        expectNoDifference(log.take(), ["dismissed"])
    }

    private struct Ordered: View {
        let log: Log
        @State var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
                .sheet(
                    isPresented: Binding(
                        get: { isShown },
                        set: {
                            log.append("binding \($0)")
                            isShown = $0
                        }), onDismiss: { log.append("dismissed") }
                ) { Content(name: "x", log: log) }
        }
    }

    @Test("A dismissal resets the binding, then runs the content's onDisappear, then onDismiss")
    func order() throws {
        let log = Log()
        let host = ViewHost(Ordered(log: log))
        try host.tap("Show")
        _ = log.take()
        try host.dismiss()
        expectNoDifference(log.take(), ["binding false", "disappear x", "dismissed"])
        try host.tap("Show")
        _ = log.take()
        try host.tap("Close x")
        expectNoDifference(log.take(), ["binding false", "disappear x", "dismissed"])
    }

    private struct Edit: View {
        @Environment(\.editMode) var mode
        var body: some View {
            Text("\(mode?.wrappedValue.isEditing == true)")
            EditButton()
        }
    }

    private struct Driven: View {
        @State var mode = EditMode.inactive
        var body: some View {
            Edit().environment(\.editMode, $mode)
            Button("Drive") { mode = .active }
        }
    }

    @Test("EditButton toggles the page's own edit mode or a bound one, and so does the owner")
    func editMode() throws {
        let host = ViewHost(Edit())
        try host.tap("Edit")
        #expect(host.contains("true") && host.contains("Done"))
        let driven = ViewHost(Driven())
        try driven.tap("Edit")
        #expect(driven.contains("true") && driven.contains("Done"))
        try driven.tap("Done")
        try driven.tap("Drive")
        #expect(driven.contains("true") && driven.contains("Done"))
    }
}
