import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("File dialogs")
struct FileDialogTests {
    private struct Importing: View {
        @State private var isPresented = false
        @State private var names = "nothing"
        var multiple = false

        var body: some View {
            VStack {
                Button("Import") { isPresented = true }
                Text("\(names), \(isPresented ? "open" : "closed")")
            }
            .fileImporter(
                isPresented: $isPresented, allowedContentTypes: [.plainText], allowsMultipleSelection: multiple
            ) { result in
                let urls = (try? result.get()) ?? []
                names = urls.map(\.lastPathComponent).joined(separator: " ") + (isPresented ? " still open" : "")
            } onCancellation: {
                names = "cancelled"
            }
            .fileDialogMessage("Choose a text")
            .fileDialogConfirmationLabel(Text("Take"))
        }
    }

    private let folder = URL(fileURLWithPath: "/folder", isDirectory: true)
    private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    @Test("A chosen file closes the importer, then completes it")
    func importing() throws {
        let host = ViewHost(Importing())
        #expect(throws: ViewQueryError.self) { try host.chooseFile(file("a.txt")) }
        try host.tap("Import")
        #expect(
            host.tree.hasSuffix(
                """
                FileImporter
                  FileDialog (public.plain-text, confirmation: Take)
                  Text "Choose a text"
                  Button "Cancel" (cancel)
                """), "\(host.tree)")
        try host.chooseFile(file("a.txt"))
        expect(host, shows: "a.txt, closed", "\(host.tree)")
    }

    @Test("A file of another type, several files and no file can't be chosen")
    func objections() throws {
        let host = ViewHost(Importing())
        try host.tap("Import")
        for urls in [[file("a.png")], [file("a.txt"), file("b.txt")], [], [URL(string: "https://example.org/a.txt")!]] {
            #expect(throws: ViewQueryError.self) { try host.chooseFiles(urls) }
        }
        #expect(host.tree.contains("nothing, open"), "\(host.tree)")
    }

    @Test("Several files can be chosen where the importer allows it")
    func several() throws {
        let host = ViewHost(Importing(multiple: true))
        try host.tap("Import")
        try host.chooseFiles([file("a.txt"), file("b.txt")])
        expect(host, shows: "a.txt b.txt, closed", "\(host.tree)")
    }

    @Test("The button and a swipe cancel the importer", arguments: [true, false])
    func cancelling(byButton: Bool) throws {
        let host = ViewHost(Importing())
        try host.tap("Import")
        if byButton { try host.tap("Cancel") } else { try host.dismiss() }
        expect(host, shows: "cancelled, closed", "\(host.tree)")
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String

        init(text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
            return FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Exporting: View {
        @State private var isPresented = false
        @State private var outcome = "nothing"
        var note: Note?
        var word: String?

        var body: some View {
            VStack {
                Button("Export") { isPresented = true }
                Text("\(outcome), \(isPresented ? "open" : "closed")")
            }
            .modifier(Exporter(isPresented: $isPresented, outcome: $outcome, note: note, word: word))
        }
    }

    private struct Exporter: ViewModifier {
        @Binding var isPresented: Bool
        @Binding var outcome: String
        let note: Note?
        let word: String?

        func body(content: Content) -> some View {
            if word != nil {
                content.fileExporter(
                    isPresented: $isPresented, item: word, contentTypes: [.plainText], defaultFilename: "word",
                    onCompletion: take, onCancellation: { outcome = "cancelled" })
            } else {
                content.fileExporter(
                    isPresented: $isPresented, document: note, contentType: .plainText, defaultFilename: "note",
                    onCompletion: take)
            }
        }

        private func take(_ result: Result<URL, any Error>) {
            outcome = (try? result.get())?.lastPathComponent ?? "failed"
        }
    }

    private func inTemporaryFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A document is written into the chosen folder by its default name")
    func exporting() throws {
        try inTemporaryFolder { folder in
            let host = ViewHost(Exporting(note: Note(text: "Hello")))
            try host.tap("Export")
            try host.chooseFile(folder)
            expect(host, shows: "note.txt, closed", "\(host.tree)")
            try expectNoDifference(
                String(contentsOf: folder.appendingPathComponent("note.txt"), encoding: .utf8), "Hello")
        }
    }

    @Test("A value is written as data of the chosen type; an error of a document is reported")
    func exportingValues() throws {
        try inTemporaryFolder { folder in
            let host = ViewHost(Exporting(word: "Hi"))
            try host.tap("Export")
            try host.chooseFile(folder.appendingPathComponent("greeting.txt"))
            expect(host, shows: "greeting.txt, closed", "\(host.tree)")
            try expectNoDifference(
                String(contentsOf: folder.appendingPathComponent("greeting.txt"), encoding: .utf8), "Hi")

            let failing = ViewHost(Exporting(note: Note(text: "")))
            try failing.tap("Export")
            try failing.chooseFile(folder)
            #expect(failing.contains("failed, closed"), "\(failing.tree)")
        }
    }

    @Test("Without a document no exporter is presented")
    func nothingToExport() throws {
        let host = ViewHost(Exporting())
        try host.tap("Export")
        #expect(!host.tree.contains("FileExporter"))
        expect(host, shows: "nothing, open")
    }

    private struct Moving: View {
        let url: URL
        @State private var isPresented = true
        @State private var outcome = "nothing"

        var body: some View {
            Text(outcome).fileMover(isPresented: $isPresented, file: url) { result in
                outcome =
                    (try? result.get()).map { "moved to \($0.deletingLastPathComponent().lastPathComponent)" }
                    ?? "failed"
            }
        }
    }

    @Test("A mover moves its file into the chosen folder, and takes only folders")
    func moving() throws {
        try inTemporaryFolder { folder in
            let url = folder.appendingPathComponent("a.txt")
            try Data("x".utf8).write(to: url)
            let target = folder.appendingPathComponent("inner", isDirectory: true)
            try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
            let host = ViewHost(Moving(url: url))
            #expect(throws: ViewQueryError.self) { try host.chooseFile(folder.appendingPathComponent("b.txt")) }
            try host.chooseFile(target)
            expect(host, shows: "moved to inner", "\(host.tree)")
            #expect(FileManager.default.fileExists(atPath: target.appendingPathComponent("a.txt").path))
            #expect(!FileManager.default.fileExists(atPath: url.path))
        }
    }
}
