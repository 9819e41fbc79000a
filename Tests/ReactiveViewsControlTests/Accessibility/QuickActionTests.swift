import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Quick actions, and descriptions under a condition")
struct QuickActionTests {
    struct Call: View {
        @State private var isRinging = true
        @State private var calls = 0

        var body: some View {
            Text("Calls \(calls)")
                .accessibilityQuickAction(style: .outline, isActive: $isRinging) {
                    Button("Answer") {
                        calls += 1
                        isRinging = false
                    }
                }
            Text("Music")
                .accessibilityQuickAction(style: .prompt) { Button("Pause") { calls += 10 } }
        }
    }

    @Test("The user performs a quick action while it is offered")
    func actions() throws {
        let host = ViewHost(Call())
        try host.tap("Answer")
        #expect(host.contains("Calls 1") && !host.contains("Answer"))
        try host.tap("Pause")
        expect(host, shows: "Calls 11")
    }

    @Test("Names and descriptions apply only while they are enabled")
    func conditions() throws {
        let host = ViewHost(
            VStack {
                Text("On")
                    .accessibilityInputLabels(["spoken"], isEnabled: true)
                    .accessibilityDragPoint(.center, description: "handle", isEnabled: true)
                    .accessibilityDropPoint(.center, description: "slot", isEnabled: true)
                    .accessibilityScrollStatus("page 1 of 2")
                Text("Off")
                    .accessibilityInputLabels(["silent"], isEnabled: false)
                    .accessibilityDragPoint(.center, description: "handle", isEnabled: false)
                    .accessibilityDropPoint(.center, description: "slot", isEnabled: false)
                    .accessibilityScrollStatus("page 1 of 2", isEnabled: false)
            })
        #expect(host.contains("spoken") && !host.contains("silent"))
        let on = try host.find("On").attributes
        for attribute in ["drag point: handle", "drop point: slot", "scroll status: page 1 of 2"] {
            #expect(on.contains(attribute))
        }
        #expect(try host.find("Off").attributes.isEmpty)
    }
}
