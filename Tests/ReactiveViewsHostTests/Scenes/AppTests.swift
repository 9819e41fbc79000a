import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Apps and scenes")
struct AppTests {
    final class Store: ObservableObject {
        @Published var names = ["one"]
    }

    struct StoreView: View {
        @EnvironmentObject var store: Store
        var body: some View {
            Text("names \(store.names.joined(separator: " "))")
            Button("Add") { store.names.append("more") }
        }
    }

    struct StoreApp: App {
        @StateObject var store = Store()
        @State var count = 0

        var body: some Scene {
            WindowGroup {
                StoreView().environmentObject(store)
                Text("count \(count) of \(store.names.count)")
                Button("Count") { count += 1 }
            }
        }
    }

    @Test("An app's own properties are installed, and its window follows them")
    func properties() throws {
        let app = AppHost(StoreApp())
        #expect(
            app.host.tree == """
                Window
                  Text "names one"
                  Button "Add"
                  Text "count 0 of 1"
                  Button "Count"
                """)
        try app.host.tap("Add")
        try app.host.tap("Count")
        #expect(app.host.contains("names one more") && app.host.contains("count 1 of 2"))
    }

    struct Opener: View {
        @Environment(\.openWindow) var openWindow
        @Environment(\.dismissWindow) var dismissWindow
        @Environment(\.openSettings) var openSettings
        var body: some View {
            Button("Open help") { openWindow(id: "help") }
            Button("Open 7") { openWindow(value: 7) }
            Button("Close help") { dismissWindow(id: "help") }
            Button("Settings") { openSettings() }
            Button("Open nothing") { openWindow(id: "nothing") }
        }
    }

    struct Closer: View {
        @Environment(\.dismissWindow) var dismissWindow
        var body: some View { Button("Close me") { dismissWindow() } }
    }

    struct WindowsApp: App {
        var body: some Scene {
            WindowGroup("Main") { Opener() }
            Window("Help", id: "help") { Text("helpful") }
            WindowGroup(for: Int.self) { $number in
                Text("number \(number ?? 0)")
                Closer()
            }
            Settings { Text("settings") }
        }
    }

    @Test("The first scene has a window; others are opened and closed")
    func windows() throws {
        let host = AppHost(WindowsApp()).host
        expectNoDifference(host.elements.map(\.line), ["Window \"Main\""])
        try host.tap("Open help")
        try host.tap("Open help")
        expectNoDifference(host.elements.map(\.line), ["Window \"Main\"", "Window \"Help\""])
        try host.tap("Close help")
        try host.tap("Open 7")
        try host.tap("Open 7")
        #expect(host.elements.count == 2 && host.contains("number 7"))
        try host.tap("Close me")
        try host.tap("Settings")
        expect(host, shows: "settings")
        try expectNoDifference(Diagnostics.collect { try host.tap("Open nothing") }.map(\.kind), [.navigation])
    }

    struct PhaseApp: App {
        @Environment(\.scenePhase) var phase
        @State var seen: [String] = []
        @State var url = "none"

        var body: some Scene {
            WindowGroup {
                Text("seen \(seen.joined(separator: " "))")
                Text("url \(url)").onOpenURL { url = $0.absoluteString }
            }
            .onChange(of: phase) { _, new in seen.append("\(new)") }
        }
    }

    @Test("The scene phase is in the environment of views and app; URLs reach onOpenURL")
    func phase() {
        let app = AppHost(PhaseApp())
        app.scenePhase = .background
        app.scenePhase = .active
        expect(app.host, shows: "seen background active")
        app.open(URL(string: "a:b")!)
        expect(app.host, shows: "url a:b")
    }

    struct Page: FileDocument {
        static let readableContentTypes = [UTType.plainText]
        var text: String

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    struct PageApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: Page(text: "fresh")) { file in
                TextField("Text", text: file.$document.text)
            }
        }
    }

    @Test("A document group edits a fresh document; documents are read and written")
    func documents() throws {
        let host = AppHost(PageApp()).host
        expect(host, shows: "fresh")
        try host.type("changed", into: "Text")
        expect(host, shows: "changed")
        let file = try Page(text: "kept").write(contentType: .plainText)
        try expectNoDifference(Page.read(file, contentType: .plainText).text, "kept")
    }

    @MainActor
    final class Target {
        var value = 0
        func set(_ new: Int, _ undo: UndoManager) {
            let old = value
            value = new
            undo.registerUndo(withTarget: self) { $0.set(old, undo) }
        }
    }

    @Test("An undo manager undoes and does again")
    func undo() {
        let (undo, target) = (UndoManager(), Target())
        target.set(1, undo)
        undo.setActionName("One")
        target.set(2, undo)
        #expect(undo.canUndo && !undo.canRedo)
        undo.undo()
        #expect(target.value == 1 && undo.undoMenuItemTitle == "Undo One")
        undo.redo()
        expectNoDifference(target.value, 2)
        undo.undo()
        undo.undo()
        undo.undo()
        #expect(target.value == 0 && undo.canRedo && !undo.canUndo)
        target.set(3, undo)
        #expect(!undo.canRedo)
    }

    struct Sample_Previews: PreviewProvider {
        static var previews: some View {
            Text("preview").previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone 12")
        }
    }

    @Test("Previews are views")
    func previews() {
        expectNoDifference(ViewHost(Sample_Previews.previews).tree, "Text \"preview\"")
    }

    final class Noting: AppRunning {
        var ran: [String] = []
        func run<A: App>(_ app: A.Type) { ran.append("\(app)") }
    }

    @Test("main() hands the app to the runner")
    func runner() {
        let (runner, old) = (Noting(), AppRuntime.runner)
        AppRuntime.runner = runner
        StoreApp.main()
        AppRuntime.runner = old
        expectNoDifference(runner.ran, ["StoreApp"])
    }
}
