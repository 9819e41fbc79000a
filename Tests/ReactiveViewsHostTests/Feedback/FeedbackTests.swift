import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Feedback")
struct FeedbackTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Button("Add") { count += 1 }
                .sensoryFeedback(.increase, trigger: count)
                .sensoryFeedback(heavy, trigger: count) { old, new in old == 1 && new == 2 }
            Button("Stay") { count += 0 }
                .sensoryFeedback(trigger: count) { _, new in new == 3 ? .success : nil }
                .sensoryFeedback(trigger: count > 2) { .warning }
        }

        private var heavy: SensoryFeedback { .impact(weight: .heavy, intensity: 0.5) }
    }

    @Test("A host records feedback when its trigger has changed and its closure returns some")
    func played() throws {
        let host = ViewHost(Counter())
        #expect(host.feedback.isEmpty)
        try host.tap("Add")
        expectNoDifference(host.feedback, [.increase])
        try host.tap("Stay")
        expectNoDifference(host.feedback, [.increase])
        host.feedback = []
        try host.tap("Add")
        #expect(host.feedback.count == 2 && host.feedback.contains(.increase))
        #expect(host.feedback.contains(.impact(weight: .heavy, intensity: 0.5)))
        host.feedback = []
        try host.tap("Add")
        #expect(host.feedback.count == 3 && host.feedback.contains(.success) && host.feedback.contains(.warning))
        expectNoDifference(SensoryFeedback.impact, .impact(weight: .medium))
        #expect(SensoryFeedback.impact != .impact(flexibility: .soft))
        for _ in 0..<120 { try host.tap("Add") }
        expectNoDifference(host.feedback.count, 100)
    }

    @Test("Symbol effects don't change a symbol's picture")
    func symbols() {
        let plain = Image(systemName: "bell")
        let moving =
            plain.symbolEffect(.bounce.up.byLayer, value: 1)
            .symbolEffect(.pulse, options: .repeating.speed(2), isActive: true)
            .symbolEffect(.variableColor.iterative.reversing)
            .symbolEffect(.wiggle, options: .repeat(.continuous), value: true)
            .contentTransition(.symbolEffect(.replace.downUp)).contentTransition(.symbolEffect)
            .symbolEffectsRemoved()
        expectNoDifference(ViewHost(moving).svg, ViewHost(plain).svg)
        #expect(ViewHost(plain).svg != ViewHost(Image(systemName: "star")).svg)
    }

    private struct Generators: View {
        @State private var count = 0
        var body: some View {
            Text("played \(count)")
            Button("Play") {
                let impact = UIImpactFeedbackGenerator(style: .medium)
                impact.prepare()
                impact.impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                UISelectionFeedbackGenerator().selectionChanged()
                count += 1
            }
        }
    }

    @Test("UIKit's feedback generators do nothing, and report nothing")
    func generators() throws {
        let host = ViewHost(Generators())
        let diagnostics = try Diagnostics.collect { try host.tap("Play") }
        expect(host, shows: "played 1")
        #expect(host.feedback.isEmpty)
        #expect(diagnostics.isEmpty)
    }
}
