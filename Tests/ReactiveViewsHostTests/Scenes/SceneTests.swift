import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Scenes, windows and their commands")
struct SceneTests {
    struct LinkView: View {
        let name: String
        @State private var last = "none"

        var body: some View {
            Text("\(name) got \(last)").onOpenURL { last = $0.absoluteString }
        }
    }

    struct LinksApp: App {
        var body: some Scene {
            WindowGroup("Main") { LinkView(name: "main") }
            WindowGroup("Note", id: "note") { LinkView(name: "note") }
                .handlesExternalEvents(matching: ["notes://"])
            WindowGroup("Seven", id: "seven") {
                LinkView(name: "seven").handlesExternalEvents(preferring: ["notes://7"], allowing: [])
            }
        }
    }

    @Test("A URL that a scene matches opens a window of it")
    func matching() {
        let app = AppHost(LinksApp())
        #expect(app.open(URL(string: "notes://1")!))
        expectNoDifference(app.windows.map(\.title), ["Main", "Note"])
        #expect(app.host.contains("note got notes://1") && app.host.contains("main got none"))
        // No window of the scene says that it allows the URL.
        app.open(URL(string: "notes://2")!)
        #expect(app.windows.map(\.title) == ["Main", "Note", "Note"] && app.host.contains("note got notes://2"))
    }

    @Test("A window that prefers a URL gets it alone; one that doesn't allow it gets none")
    func preferring() {
        let app = AppHost(LinksApp())
        app.openWindow(id: "seven")
        app.open(URL(string: "notes://7")!)
        #expect(app.host.contains("seven got notes://7") && app.host.contains("main got none"))
        app.open(URL(string: "other://1")!)
        #expect(app.host.contains("main got other://1") && app.host.contains("seven got notes://7"))
    }

    struct MenusApp: App {
        @State private var hasExtra = true
        @State private var starts = 0

        var body: some Scene {
            WindowGroup("Main") {
                Text("starts \(starts)")
                Toggle("Extra", isOn: $hasExtra)
            }
            Window("Log", id: "log") { Text("nothing was logged") }
            Settings { Text("no settings") }
            MenuBarExtra("Timer", systemImage: "timer", isInserted: $hasExtra) { Button("Start") { starts += 1 } }
        }
    }

    @Test("The system's commands open, close and count windows")
    func standardCommands() throws {
        let app = AppHost(MenusApp(), effects: SystemEffects())
        expectNoDifference(app.standardCommands, ["Settings…", "New Window", "Close", "Undo", "Redo", "Log", "Timer"])
        try app.pressKey("n")
        expectNoDifference(app.windows.map(\.title), ["Main", "Main"])
        try app.pressKey("w")
        try app.perform("Log")
        try app.perform("Settings…")
        expectNoDifference(app.windows.map(\.title), ["Main", "Log", "Settings"])
        #expect(throws: ViewQueryError.self) { try app.perform("Undo") }
        app.activate(app.windows[1])
        try app.perform("Close")
        expectNoDifference(app.windows.map(\.title), ["Main", "Settings"])
    }

    @Test("An extra of the menu bar is opened by its title, as long as it is inserted")
    func menuBarExtra() throws {
        let app = AppHost(MenusApp())
        try app.perform("Timer")
        try app.host.tap("Start")
        expect(app.host, shows: "starts 1")
        try app.host.tap("Extra")
        #expect(!app.standardCommands.contains("Timer"))
    }

    struct ReplacingApp: App {
        var body: some Scene {
            WindowGroup { Text("main") }
                .commands { CommandGroup(replacing: .newItem) { Button("New Board") {} } }
            WindowGroup(id: "other") { Text("other") }.commandsRemoved()
        }
    }

    @Test("A group of the program's commands replaces the system's; a scene can have none")
    func replacing() throws {
        let app = AppHost(ReplacingApp())
        expectNoDifference(app.standardCommands, ["Close"])
        try app.perform("New Board")
    }

    struct LaunchApp: App {
        var body: some Scene {
            WindowGroup("First") { Text("first") }.defaultLaunchBehavior(.suppressed)
            WindowGroup("Second") { Text("second") }.defaultLaunchBehavior(.presented)
            WindowGroup("Third", id: "third", for: Int.self) { $number in
                Text("number \(number)")
            } defaultValue: {
                3
            }
        }
    }

    @Test("A scene's launch behavior decides whether it opens a window")
    func launching() {
        let app = AppHost(LaunchApp())
        expectNoDifference(app.windows.map(\.title), ["Second"])
        app.openWindow(value: 5)
        app.openWindow(id: "third")
        #expect(app.host.contains("number 5") && app.host.contains("number 3"))
    }

    actor Feed {
        var refreshes: [String] = []
        func refresh(_ name: String) { refreshes.append(name) }
    }

    struct BackgroundApp: App {
        static let feed = Feed()

        var body: some Scene {
            WindowGroup { Text("main") }
                .backgroundTask(.appRefresh("feed")) { await Self.feed.refresh("feed") }
                .backgroundTask(.urlSession) { identifier in await Self.feed.refresh(identifier) }
        }
    }

    @Test("A test performs the background work that a scene has an action for")
    func background() async {
        let app = AppHost(BackgroundApp())
        #expect(await app.performBackgroundTask(.appRefresh("feed")))
        #expect(await app.performBackgroundTask(.urlSession, identifier: "downloads"))
        #expect(await !app.performBackgroundTask(.appRefresh("other")))
        await expectNoDifference(BackgroundApp.feed.refreshes, ["feed", "downloads"])
    }
}
