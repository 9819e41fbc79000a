import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Identity of views")
struct IdentityTests {
    private struct Counter: View {
        let name: String
        @State var count = 0

        var body: some View {
            Text("\(name) \(count)")
            Button("Add to \(name)") { count += 1 }
        }
    }

    private struct Branches: View {
        @State var first = true

        var body: some View {
            if first { Counter(name: "it") } else { Counter(name: "it") }
            Button("Flip") { first.toggle() }
        }
    }

    @Test("The sides of if/else have states of their own, even with equal types")
    func branches() throws {
        let host = ViewHost(Branches())
        try host.tap("Add to it")
        expect(host, shows: "it 1")
        try host.tap("Flip")
        expect(host, shows: "it 0")
    }

    private struct Rows: View {
        @State var names = ["a", "b", "c"]

        var body: some View {
            ForEach(names, id: \.self) { Counter(name: $0) }
            Button("Reverse") { names.reverse() }
            Button("Insert") { names.insert("z", at: 0) }
            Button("Remove b") { names.removeAll { $0 == "b" } }
        }
    }

    @Test("Moving, inserting and removing rows keeps the state of the others, and evaluates only new ones")
    func rows() throws {
        let host = ViewHost(Rows())
        try host.tap("Add to b")
        try expectNoDifference(host.evaluations { try host.tap("Reverse") }, ["Rows"])
        expectNoDifference(
            host.elements.map(\.line).filter { $0.hasPrefix("Text") },
            [
                "Text \"c 0\"", "Text \"b 1\"", "Text \"a 0\"",
            ])
        try expectNoDifference(host.evaluations { try host.tap("Insert") }, ["Rows", "Counter"])
        expect(host, shows: "b 1")
        try expectNoDifference(host.evaluations { try host.tap("Remove b") }, ["Rows"])
        expect(host, hasNo: "b 1")
    }

    @Test("Equal ids are distinguished by their order, with a diagnostic")
    func duplicates() throws {
        var host: ViewHost<ForEach<[String], String, Counter>>?
        let diagnostics = Diagnostics.collect {
            host = ViewHost(ForEach(["x", "x"], id: \.self) { Counter(name: $0) })
        }
        expectNoDifference(diagnostics.map(\.kind), [.duplicateIdentity])
        try host?.tap(.button("Add to x").first)
        expectNoDifference(
            host?.elements.map(\.line).filter { $0.hasPrefix("Text") }, ["Text \"x 1\"", "Text \"x 0\""])
    }

    private struct Resetter: View {
        @State var id = 0

        var body: some View {
            Counter(name: "it").id(id)
            Button("Reset") { id += 1 }
        }
    }

    @Test("A new explicit identity makes fresh state")
    func explicitIdentity() throws {
        let host = ViewHost(Resetter())
        try host.tap("Add to it")
        try host.tap("Reset")
        expect(host, shows: "it 0")
    }

    private struct Erased: View {
        @State var kind = 0

        var body: some View {
            kind == 0
                ? AnyView(Counter(name: "it")) : kind == 1 ? AnyView(Counter(name: "it").id(1)) : AnyView(Text("no"))
            Button("Next") { kind += 1 }
            Button("Touch") { kind = kind + 0 }
        }
    }

    @Test("An AnyView keeps its state while the type stays, and loses it with another type")
    func erased() throws {
        let host = ViewHost(Erased())
        try host.tap("Add to it")
        expect(host, shows: "it 1")
        try host.tap("Next")
        expect(host, shows: "it 0")
    }

    private final class Thing: ObservableObject {}

    private struct Modified: View {
        let thing = Thing()
        @State var isDisabled = false

        var body: some View {
            isDisabled
                ? AnyView(Counter(name: "it").disabled(false)) : AnyView(Counter(name: "it").environmentObject(thing))
            Button("Other modifier") { isDisabled = true }
        }
    }

    @Test("A view with another modifier of the environment is of another type")
    func otherEnvironmentModifier() throws {
        let host = ViewHost(Modified())
        try host.tap("Add to it")
        try host.tap("Other modifier")
        expect(host, shows: "it 0")
    }

    private struct Nest: View {
        let depth: Int
        @ViewBuilder var body: some View {
            if depth > 0 { AnyView(Nest(depth: depth - 1)) } else { Text("bottom") }
        }
    }

    @Test("Ten thousand nested views are mounted, shown and unmounted without exhausting the stack")
    func nested() {
        let host = ViewHost(Nest(depth: 10_000))
        expectNoDifference(host.tree, "Text \"bottom\"")
        host.unmount()
        expectNoDifference(host.tree, "")
    }
}
