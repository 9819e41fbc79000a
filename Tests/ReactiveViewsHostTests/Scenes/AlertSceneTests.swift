import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Alerts and launch windows of programs")
struct AlertSceneTests {
    struct AlertApp: App {
        @State private var hasFailed = false
        @State private var attempts = 0

        var body: some Scene {
            WindowGroup("Main") {
                Text("Attempts \(attempts)")
                Button("Fail") { hasFailed = true }
            }
            AlertScene("No connection", isPresented: $hasFailed) {
                Button("Try Again") { attempts += 1 }
            } message: {
                Text("Is the cable plugged in?")
            }
            .dialogSeverity(.critical)
        }
    }

    @Test("A program shows an alert that belongs to no window")
    func alert() throws {
        let host = AppHost(AlertApp(), clock: .virtual).host
        expect(host, hasNo: "No connection")
        try host.tap("Fail")
        host.advance(by: 1)
        expect(host, shows: "Is the cable plugged in?")
        #expect(try host.find("No connection").attributes.contains("critical"))
        try host.tap("Try Again")
        host.advance(by: 1)
        #expect(!host.contains("No connection") && host.contains("Attempts 1"))
    }

    struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "empty note"

        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data())
        }
    }

    struct NotesApp: App {
        var body: some Scene {
            DocumentGroupLaunchScene("My Notes") {
                NewDocumentButton("New Note")
                NewDocumentButton("New Picture", contentType: .png)
            }
            DocumentGroup(newDocument: Note()) { file in Text(file.document.text) }
        }
    }

    @Test("A program with documents begins with a window that creates them")
    func launch() throws {
        let app = AppHost(NotesApp(), clock: .virtual)
        expectNoDifference(app.windows.first?.title, "My Notes")
        let before = app.windows.count
        let diagnostics = try Diagnostics.collect { try app.host.tap("New Picture") }
        #expect(diagnostics.count == 1 && app.windows.count == before)
        try app.host.tap("New Note")
        #expect(app.windows.count == before + 1 && app.windows.last?.document != nil)
    }
}
