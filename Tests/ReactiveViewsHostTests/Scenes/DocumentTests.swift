import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Documents of an app")
struct DocumentTests {
    struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "new"

        init() {}

        init(text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text == "unwritable" { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    struct NoteEditor: View {
        @Binding var note: Note
        let url: URL?
        @Environment(\.undoManager) private var undoManager
        @Environment(\.newDocument) private var newDocument
        @Environment(\.documentConfiguration) private var configuration

        var body: some View {
            TextField("Text", text: $note.text)
            Text("\(url?.lastPathComponent ?? "no file"), \(configuration?.isEditable == true ? "editable" : "fixed")")
            Button("Undo") { undoManager?.undo() }
            Button("Another") { newDocument(Note(text: "another")) }
        }
    }

    struct NotesApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                NoteEditor(note: file.$document, url: file.fileURL)
            }
        }
    }

    /// A folder that is removed at the end.
    private static func inFolder(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }

    @Test("A file is opened in a window, edited, saved and found changed")
    func opening() throws {
        try Self.inFolder { folder in
            let url = folder.appendingPathComponent("Shopping.txt")
            try "Milk".write(to: url, atomically: true, encoding: .utf8)
            let app = AppHost(NotesApp())
            let window = try app.openDocument(at: url)
            #expect(window.title == "Shopping" && app.windows.map(\.title) == ["Untitled", "Shopping"])
            #expect(app.host.contains("Shopping.txt, editable") && app.host.contains("no file, editable"))

            let document = try #require(window.document)
            #expect(!document.isEdited)
            let field = ViewQuery(.field).containing("Milk")
            try app.host.type("Milk, bread", into: field)
            #expect(document.isEdited)
            try document.save()
            #expect(!document.isEdited)
            try expectNoDifference(String(contentsOf: url, encoding: .utf8), "Milk, bread")
        }
    }

    @Test("A new document has no file until it is saved to one")
    func savingNew() throws {
        try Self.inFolder { folder in
            let app = AppHost(NotesApp())
            let document = try #require(app.keyWindow?.document)
            #expect(throws: DocumentError.hasNoFile) { try document.save() }
            try app.host.type("Tea", into: "Text")
            let url = folder.appendingPathComponent("Tea.txt")
            try document.save(to: url)
            #expect(document.fileURL == url && app.windows[0].title == "Tea" && app.host.contains("Tea.txt, editable"))
            #expect(throws: DocumentError.notWritable(.png)) { try document.save(to: url, as: .png) }
        }
    }

    @Test("Each change is a step to undo; a document without changes isn't edited any more")
    func undoing() throws {
        let app = AppHost(NotesApp())
        let document = try #require(app.keyWindow?.document)
        try app.host.type("one", into: "Text")
        try app.host.type("two", into: "Text")
        try app.host.tap("Undo")
        #expect(app.host.contains("one") && document.isEdited)
        try app.perform("Undo")
        #expect(app.host.contains("new") && !document.isEdited)
        try app.pressKey("z", modifiers: [.command, .shift])
        #expect(app.host.contains("one") && document.isEdited)
    }

    @Test("Reverting reads the file again, and forgets the steps to undo")
    func reverting() throws {
        try Self.inFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            let app = AppHost(NotesApp())
            let document = try #require(app.keyWindow?.document)
            try document.save(to: url)
            try app.host.type("changed", into: "Text")
            try app.perform("Revert")
            #expect(app.host.contains("new") && !document.isEdited && !document.undoManager.canUndo)
        }
    }

    @Test("A document that can't be written stays unsaved, and its error is thrown")
    func failing() throws {
        try Self.inFolder { folder in
            let app = AppHost(NotesApp())
            let document = try #require(app.keyWindow?.document)
            try app.host.type("unwritable", into: "Text")
            #expect(throws: CocoaError.self) { try document.save(to: folder.appendingPathComponent("a.txt")) }
            #expect(document.isEdited && document.fileURL == nil)
            #expect(throws: CocoaError.self) { try app.openDocument(at: folder.appendingPathComponent("missing.txt")) }
            let picture = folder.appendingPathComponent("picture.png")
            #expect(throws: DocumentError.noScene(picture)) { try app.openDocument(at: picture) }
            expectNoDifference(app.windows.count, 1)
        }
    }

    @Test("Views open new documents; opening an open file activates its window")
    func actions() throws {
        try Self.inFolder { folder in
            let app = AppHost(NotesApp())
            try app.host.tap("Another")
            #expect(app.windows.count == 2 && app.host.contains("another"))
            let url = folder.appendingPathComponent("a.txt")
            try app.windows[0].document?.save(to: url)
            let window = try app.openDocument(at: url)
            #expect(window.id == app.windows[0].id && app.windows.count == 2)
            app.newDocument()
            expectNoDifference(app.windows.count, 3)
        }
    }

    final class Board: ReferenceFileDocument {
        static let readableContentTypes = [UTType(exportedAs: "org.example.board", conformingTo: .json)]
        @Published var lines: [String]

        init() { lines = [] }

        init(configuration: ReadConfiguration) throws {
            lines = try JSONDecoder().decode([String].self, from: configuration.file.regularFileContents ?? Data())
        }

        func snapshot(contentType: UTType) throws -> [String] { lines }

        func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
        }

        @MainActor
        func add(_ line: String, undoManager: UndoManager?) {
            lines.append(line)
            undoManager?.registerUndo(withTarget: self) { board in board.lines.removeLast() }
        }
    }

    struct BoardEditor: View {
        @ObservedObject var board: Board
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            Text("lines \(board.lines.joined(separator: " "))")
            Button("Add") { board.add("x", undoManager: undoManager) }
        }
    }

    struct BoardApp: App {
        var body: some Scene {
            DocumentGroup(newDocument: { Board() }) { file in BoardEditor(board: file.document) }
            DocumentGroup(viewing: Note.self) { file in NoteEditor(note: file.$document, url: file.fileURL) }
        }
    }

    @Test("A document that is an object is edited through its undo manager; a file of the program's own type is read")
    func reference() throws {
        try Self.inFolder { folder in
            let url = folder.appendingPathComponent("plan.board")
            let app = AppHost(BoardApp())
            try app.host.tap("Add")
            let document = try #require(app.keyWindow?.document)
            #expect(document.isEdited)
            try document.save(to: url)
            try expectNoDifference(String(contentsOf: url, encoding: .utf8), #"["x"]"#)
            app.close(app.windows[0])
            try app.openDocument(at: url)
            expect(app.host, shows: "lines x")
        }
    }

    @Test("A scene that views documents opens no window by itself, changes nothing and saves nothing")
    func viewing() throws {
        try Self.inFolder { folder in
            let url = folder.appendingPathComponent("read.txt")
            try "read".write(to: url, atomically: true, encoding: .utf8)
            let app = AppHost(BoardApp())
            expectNoDifference(app.windows.count, 1)
            let window = try app.openDocument(at: url)
            expect(app.host, shows: "read.txt, fixed")
            try app.host.type("changed", into: ViewQuery(.field).containing("read"))
            #expect(app.host.contains("read") && !app.host.contains("changed"))
            #expect(throws: DocumentError.isReadOnly) { try window.document?.save() }
        }
    }
}
