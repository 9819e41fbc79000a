import ReactiveViewsTesting
import Testing

/// In what order dependents run: by depth, then by creation, each at most once.
@MainActor
@Suite("The order of evaluations")
struct InvalidationOrderTests {
    private struct Leaf: View {
        let name: String
        let log: Log
        @Binding var value: Int

        var body: some View {
            let _ = log.append("\(name) \(value)")
            Text("\(name) \(value)")
        }
    }

    private struct Middle: View {
        let name: String
        let log: Log
        @Binding var value: Int

        var body: some View {
            let _ = log.append("\(name) \(value)")
            Leaf(name: name + "1", log: log, value: $value)
            Leaf(name: name + "2", log: log, value: $value)
        }
    }

    private struct Root: View {
        let log: Log
        @State var value = 0

        var body: some View {
            let _ = log.append("root \(value)")
            Middle(name: "a", log: log, value: $value)
            Middle(name: "b", log: log, value: $value)
            Button("Add") { value += 1 }
        }
    }

    @Test("Parents come before children, siblings in order, and every body runs once however many reasons it has")
    func order() throws {
        let log = Log()
        let host = ViewHost(Root(log: log))
        expectNoDifference(log.take(), ["root 0", "a 0", "b 0", "a1 0", "a2 0", "b1 0", "b2 0"])
        try host.tap("Add")
        expectNoDifference(log.take(), ["root 1", "a 1", "b 1", "a1 1", "a2 1", "b1 1", "b2 1"])
    }

    private struct Closure: View {
        let action: () -> Void
        var body: some View { Text("closure") }
    }

    private struct Constant: View {
        let action: () -> Void
        var body: some View { Text("constant") }
    }

    private struct Plain: View {
        let number: Int
        let text: String
        var body: some View { Text("plain") }
    }

    private final class Thing {}

    private struct WithObject: View {
        let thing: Thing
        var body: some View { Text("object") }
    }

    private struct AlwaysEqual: View, Equatable {
        let text: String
        nonisolated static func == (lhs: AlwaysEqual, rhs: AlwaysEqual) -> Bool { true }
        var body: some View { Text(text) }
    }

    private struct Padded: View {
        let small: Int8
        let big: Int
        let maybe: Int?
        var body: some View { Text("padded") }
    }

    private struct Parent: View {
        @State var count = 0
        private let thing = Thing()

        var body: some View {
            Text("\(count)")
            Closure { _ = (count, thing) }
            Constant {}
            Plain(number: 1, text: "same")
            WithObject(thing: thing)
            AlwaysEqual(text: "\(count)")
            Padded(small: 1, big: 2, maybe: nil)
            Button("Add") { count += 1 }
        }
    }

    @Test(
        "Children with equal inputs aren't evaluated; a closure with a new context differs; == decides if there is one")
    func pruning() throws {
        let host = ViewHost(Parent())
        try expectNoDifference(host.evaluations { try host.tap("Add") }, ["Parent", "Closure"])
        expect(host, shows: "0")
    }

    @Test("The trace gives the reason why a body ran")
    func reasons() throws {
        let host = ViewHost(Root(log: Log()))
        let trace = try host.trace { try host.tap("Add") }
        expectNoDifference(
            trace.description.split(separator: "\n").filter { !$0.hasPrefix("kept") }.prefix(4),
            [
                "pass 1", "write Root.value: 0 → 1", "body  Root: value was 0, is 1",
                "body  Root/Middle: value was 0, is 1",
            ])
        #expect(!host.graph.isTracing)
    }

    @Test("The trace can be drawn: causes lead to what they brought about")
    func graphviz() throws {
        let host = ViewHost(Parent())
        let drawing = try host.trace { try host.tap("Add") }.graphviz
        #expect(drawing.hasPrefix("digraph trace {"))
        #expect(drawing.contains("n1 [shape=box, label=\"1: Parent.count\\n0 → 1\"];"))
        #expect(drawing.contains("n2 [shape=ellipse, label=\"1: Parent\"];"))
        #expect(drawing.contains("n1 -> n2;"))
        #expect(drawing.contains("style=dashed"))
    }
}
