import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Animatable bodies of several views")
struct AnimatableShapeTests {
    private struct Growing: View, Animatable {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        var body: some View {
            Text("amount \(Int(amount))")
            if amount > 5 { Text("much") }
        }
    }

    private struct Raising: ViewModifier, Animatable {
        var amount: Double
        nonisolated var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View {
            content
            Text("raised \(Int(amount))")
        }
    }

    private struct Stage: View {
        @State private var amount = 0.0
        var body: some View {
            Growing(amount: amount).padding().opacity(0.5)
            Text("content").modifier(Raising(amount: amount)).padding()
            Button("Grow") { withAnimation(.linear(duration: 1)) { amount = 10 } }
            Button("Jump") { amount = 2 }
        }
    }

    @Test(
        "The body of an animatable view or modifier runs at each frame, also if a modifier applies to each of its views"
    )
    func frames() throws {
        let host = ViewHost(Stage(), clock: .virtual)
        try host.tap("Grow")
        host.advance(by: 0.4)
        #expect(host.contains("amount 4") && host.contains("raised 4") && !host.contains("much"))
        host.advance(by: 0.2)
        #expect(host.contains("amount 6") && host.contains("raised 6") && host.contains("much"))
        host.advance(by: 0.5)
        #expect(host.contains("amount 10") && host.contains("raised 10"))
        try host.tap("Jump")
        #expect(host.contains("amount 2") && host.contains("raised 2"))
        host.advance(by: 0.5)
        #expect(host.contains("amount 2") && host.contains("raised 2") && !host.contains("much"))
        host.checkInvariants()
    }
}
