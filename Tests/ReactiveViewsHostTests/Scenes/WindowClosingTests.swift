import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Closing windows")
struct WindowClosingTests {
    struct EditorApp: App {
        var body: some Scene {
            WindowGroup("Editor") { Editor() }
        }
    }

    struct Editor: View {
        @State private var isChanged = false
        @State private var isLocked = false
        @State private var log = ""

        var body: some View {
            Text("Log\(log)")
            Toggle("Changed", isOn: $isChanged)
            Toggle("Locked", isOn: $isLocked)
                .windowDismissBehavior(isLocked ? .disabled : .automatic)
                .dismissalConfirmationDialog("Save the changes?", shouldPresent: isChanged) {
                    Button("Save") { isChanged = false }
                    Button("Discard", role: .destructive) {}
                    Button("Back", role: .cancel) { log += " back" }
                } message: {
                    Text("They are lost otherwise.")
                }
        }
    }

    let app = AppHost(EditorApp(), clock: .virtual)

    func close() {
        app.close(app.windows[0])
        app.host.advance(by: 1)
    }

    @Test("A window without changes closes at once")
    func unchanged() {
        close()
        #expect(app.windows.isEmpty)
    }

    @Test("A window with changes asks first; its buttons close it, a cancel button doesn't")
    func changed() throws {
        try app.host.tap("Changed")
        close()
        expectNoDifference(app.windows.count, 1)
        #expect(app.host.contains("Save the changes?") && app.host.contains("They are lost otherwise."))
        try app.host.tap("Back")
        app.host.advance(by: 1)
        #expect(app.windows.count == 1 && app.host.contains("Log back"))
        close()
        try app.host.tap("Discard")
        app.host.advance(by: 1)
        #expect(app.windows.isEmpty)
    }

    @Test("A window that the user can't close stays open")
    func locked() throws {
        try app.host.tap("Locked")
        close()
        expectNoDifference(app.windows.count, 1)
        try app.host.tap("Locked")
        close()
        #expect(app.windows.isEmpty)
    }
}
