import ReactiveViewsTesting
import Testing

// Programs that compile with Apple's frameworks in the language modes 5 and 6, without warnings: views pass on
// functions that they keep, which aren't Sendable. The file is compiled in both modes (`../Swift5` has a link to it).

private struct Actions: View {
    let action: () -> Void
    let submit: () -> Void
    let delete: (IndexSet) -> Void
    let change: (Int) -> Void

    @State private var count = 0
    @State private var name = ""

    var body: some View {
        List {
            Button("Title", action: action)
            Button("Role", role: .destructive, action: action)
            Button(action: action) { Text("Label") }
            Button("Symbol", systemImage: "star", action: action)
            Text("Tapped").onTapGesture(perform: action)
            Stepper("Steps", onIncrement: action, onDecrement: action)
            TextField("Name", text: $name).onSubmit(submit)
            Menu("More", content: { Button("Item", action: action) }, primaryAction: action)
            ForEach(0..<1) { Text("Row \($0)") }.onDelete(perform: delete)
            Button("Count") { count += 1 }.onChange(of: count) { _, new in change(new) }
        }
        .refreshable { action() }
        .onAppear(perform: action)
    }
}

@MainActor
@Suite("Functions that a view keeps and passes on")
struct StoredActionTests {
    @Test("Buttons, gestures and modifiers call functions that a view was given, which belong to no actor")
    func calls() throws {
        var actions = 0
        var submissions = 0
        var changes: [Int] = []
        let host = ViewHost(
            Actions(
                action: { actions += 1 }, submit: { submissions += 1 }, delete: { _ in }, change: { changes.append($0) }
            ))
        #expect(actions == 1)
        for name in ["Title", "Role", "Label", "Symbol", "Tapped"] { try host.tap(name) }
        #expect(actions == 6)
        try host.tap("Count")
        #expect(changes == [1] && submissions == 0)
    }
}
