import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Hosts of apps")
struct AppHostTests {
    final class Store: ObservableObject {
        @Published var notes = ["one"]
        @Published var isLocked = false
    }

    struct NoteCommands: Commands {
        @ObservedObject var store: Store
        @Environment(\.openWindow) private var openWindow

        var body: some Commands {
            CommandMenu("Note") {
                Button("Add") { store.notes.append("more") }
                    .keyboardShortcut("n", modifiers: [.command, .shift])
                    .disabled(store.isLocked)
                if store.notes.count > 1 { Button("Clear") { store.notes = [] } }
            }
            CommandGroup(replacing: .help) {
                Button("Show Help") { openWindow(id: "help") }
            }
            SidebarCommands()
        }
    }

    struct NotesApp: App {
        @StateObject private var store = Store()

        var body: some Scene {
            WindowGroup("Notes") {
                NotesView().environmentObject(store)
            }
            .commands { NoteCommands(store: store) }
            Window("Help", id: "help") { Text("helpful") }
            WindowGroup(for: Int.self) { $number in Text("number \(number ?? 0)") }
            Settings { Text("settings") }
        }
    }

    struct NotesView: View {
        @EnvironmentObject private var store: Store
        @Environment(\.horizontalSizeClass) private var sizeClass
        @State private var seconds = 0

        var body: some View {
            Text("notes \(store.notes.joined(separator: " "))")
            Text(sizeClass == .regular ? "wide" : "narrow")
            Text("seconds \(seconds)")
                .onReceive(Timer.publish(every: 1, on: .main, in: .default).autoconnect()) { _ in seconds += 1 }
            Toggle("Lock", isOn: $store.isLocked)
            Button("Website") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
        }
    }

    @Test("An app has the size, the clock and the effects that the test gives it")
    func environment() throws {
        let effects = SystemEffects()
        let app = AppHost(
            NotesApp(), size: CGSize(width: 1_024, height: 768), clock: .virtual, effects: effects)
        #expect(app.host.contains("wide") && app.host.size.width == 1_024)
        app.host.advance(by: .seconds(3))
        expect(app.host, shows: "seconds 3")
        try app.host.tap("Website")
        expectNoDifference(effects.haptics, [.success])
        #expect(AppHost(NotesApp()).host.contains("narrow"))
    }

    @Test("A test opens and closes windows, and sees them with their titles and values")
    func windows() {
        let app = AppHost(NotesApp())
        expectNoDifference(app.windows.map(\.title), ["Notes"])
        app.openWindow(value: 7)
        app.openWindow(id: "help")
        app.openWindow(id: "help")
        app.openSettings()
        expectNoDifference(app.windows.map(\.title), ["Notes", nil, "Help", "Settings"])
        expectNoDifference(app.windows.map(\.sceneID), [nil, nil, "help", "(settings)"])
        #expect(app.windows[1].value == AnyHashable(7) && app.windows[1].element.children.map(\.label) == ["number 7"])
        let second = app.windows[1]
        app.close(second)
        app.close(second)
        #expect(app.windows.map(\.title) == ["Notes", "Help", "Settings"] && !app.host.contains("number 7"))
        expectNoDifference(Diagnostics.collect { app.openWindow(id: "none") }.map(\.kind), [.navigation])
        for window in app.windows { app.close(window) }
        #expect(app.windows.isEmpty && app.host.elements.isEmpty)
        app.openWindow(id: "help")
        expect(app.host, shows: "helpful")
        app.host.unmount()
        #expect(app.windows.isEmpty)
    }

    @Test("Commands are performed by their titles and shortcuts; they aren't among the views")
    func commands() throws {
        let app = AppHost(NotesApp())
        #expect(
            app.commands.map(\.text) == [
                """
                CommandMenu "Note"
                  Button "Add"
                """,
                """
                CommandGroup "help"
                  Button "Show Help"
                """,
            ])
        expect(app.host, hasNo: "Add")
        try app.perform("Add")
        expect(app.host, shows: "notes one more")
        try app.pressKey("n", modifiers: [.command, .shift])
        expect(app.host, shows: "notes one more more")
        try app.perform("Clear")
        expect(app.host, shows: "notes ")
        try app.perform("Show Help")
        expectNoDifference(app.windows.map(\.title), ["Notes", "Help"])
        app.host.checkInvariants()
    }

    @Test("A command that is disabled or doesn't exist is an error that lists the commands")
    func missingCommands() throws {
        let app = AppHost(NotesApp())
        try app.host.tap("Lock")
        let disabled = #expect(throws: ViewQueryError.self) { try app.perform("Add") }
        #expect("\(disabled!)".contains("Add"))
        let missing = #expect(throws: ViewQueryError.self) { try app.perform("Remove") }
        #expect("\(missing!)".contains("Show Help"))
        #expect(throws: ViewQueryError.self) { try app.pressKey("q") }
        expect(app.host, shows: "notes one")
    }

    struct StoringApp: App {
        @AppStorage("AppHostTests.count") private var count = 0

        var body: some Scene {
            WindowGroup {
                Text("app \(count)")
                StoringView()
            }
        }
    }

    struct StoringView: View {
        @AppStorage("AppHostTests.count") private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("What an app stores can be kept away from the standard user defaults")
    func storage() throws {
        let name = "AppHostTests.storage"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.set(4, forKey: "AppHostTests.count")
        let app = AppHost(StoringApp(), appStorage: defaults)
        try app.host.tap("Count 4")
        #expect(app.host.contains("app 5") && app.host.contains("Count 5"))
        #expect(UserDefaults.standard.object(forKey: "AppHostTests.count") == nil)
        #expect(AppHost(StoringApp()).host.contains("app 0"))
    }

    @Test("Opening a URL says whether the app took it")
    func urls() {
        #expect(!AppHost(NotesApp()).open(URL(string: "notes:1")!))
    }
}
