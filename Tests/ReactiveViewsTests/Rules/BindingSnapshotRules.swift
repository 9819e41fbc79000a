import ReactiveViewsTesting
import Testing

/// What a body sees of a binding, and what it depends on through one.
@MainActor
@Suite("Bindings in a body")
struct BindingSnapshotRules {
    @MainActor
    private final class Box {
        var value = 1
        var reads = 0
    }

    private struct Reader: View {
        let binding: Binding<Int>
        let log: Log
        @State var other = 0
        var body: some View {
            log.append("body \(binding.wrappedValue)")
            return Button("Again \(other)") {
                log.append("handler \(binding.wrappedValue)")
                other += 1
            }
        }
    }

    @Test("A body reads a binding of closures as it was when it was made; a handler calls its getter")
    func bodySeesSnapshot() throws {
        let (box, log) = (Box(), Log())
        let binding = Binding(
            get: {
                MainActor.assumeIsolated {
                    box.reads += 1
                    return box.value
                }
            }, set: { _ in })
        expectNoDifference(box.reads, 1)
        let host = ViewHost(Reader(binding: binding, log: log))
        box.value = 2
        try host.tap("Again 0")
        expectNoDifference(log.lines, ["body 1", "handler 2", "body 1"])
        expectNoDifference(box.reads, 2)
        expectNoDifference(binding.wrappedValue, 2)
    }

    private struct Person {
        var name = "Ann"
        var age = 30
    }

    private struct Name: View {
        @Binding var name: String
        var body: some View { Text(name) }
    }

    private struct Age: View {
        @Binding var age: Int
        var body: some View { Button("Birthday") { age += 1 } }
    }

    private struct Unrelated: View {
        @Binding var flag: Bool
        var body: some View { Text(flag ? "on" : "off") }
    }

    private struct Parent: View {
        @State var person = Person()
        @State var flag = false
        var body: some View {
            Name(name: $person.name)
            Age(age: $person.age)
            Unrelated(flag: $flag)
        }
    }

    @Test("A body that reads a member through a binding is evaluated for a change beside it, as it is one place")
    func memberDependsOnWhole() throws {
        let host = ViewHost(Parent())
        try expectNoDifference(host.evaluations { try host.tap("Birthday") }, ["Name"])
    }
}
