import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Modifier keys")
struct ModifierKeysTests {
    struct Keys: View {
        @State private var log: [String] = []

        var body: some View {
            Text("Log \(log.joined(separator: " "))")
            Button("Save") { log.append("save") }.keyboardShortcut("s", modifiers: [.command, .shift])
            Text("Observer")
                .onModifierKeysChanged(mask: [.shift, .option], initial: false) { old, new in
                    log.append("\(old.contains(.shift) ? "shift" : "-")>\(new.contains(.shift) ? "shift" : "-")")
                }
        }
    }

    struct Initial: View {
        @State private var count = 0

        var body: some View {
            Text("Count \(count)").onModifierKeysChanged { _, _ in count += 1 }
        }
    }

    @Test("A view learns of the modifier keys of its mask while a key is pressed")
    func observe() throws {
        let host = ViewHost(Keys())
        try host.pressKey("s", modifiers: [.command, .shift])
        expect(host, shows: "Log ->shift save shift>-")
        try? host.pressKey("x", modifiers: .command)
        expect(host, shows: "Log ->shift save shift>-", "the command key isn't in the mask")
    }

    @Test("An observer also runs when it appears, if it should")
    func initial() {
        #expect(ViewHost(Initial()).contains("Count 1"))
        #expect(ViewHost(Keys()).contains("Log "))
    }
}
