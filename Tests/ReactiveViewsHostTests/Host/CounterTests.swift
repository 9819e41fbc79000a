import ReactiveViews
import Testing
import ReactiveTesting

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
            if count > 1 { Text("many") }
        }
    }
}

@MainActor
@Suite("A mounted counter")
struct CounterTests {
    @Test("A mounted counter shows its state, and changes it on a tap")
    func tap() throws {
        let host = ViewHost(Counter())
        #expect(
            host.tree == """
                VStack
                  Text "Count: 0"
                  Button "Increment"
                """)
        try host.tap("Increment")
        #expect(host.tree.contains("Count: 1"))
        let trace = try host.trace { try host.tap("Increment") }
        #expect(host.tree.contains("many"))
        expectNoDifference(trace.evaluations.map(\.path), ["Counter"])
        #expect(throws: ViewQueryError.notFound("Incremen", similar: ["Increment"])) { try host.tap("Incremen") }
    }
}
