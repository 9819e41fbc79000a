/// The configuration of the document in a window. Read it from the environment's `documentConfiguration`.
public struct DocumentConfiguration {
    /// The location of the document's file; nil for a document that wasn't saved yet.
    public var fileURL: URL?
    /// Whether the user may change the document.
    public var isEditable: Bool
}

/// An action that opens a window with a new document. Read it from the environment's `newDocument`.
///
/// ```swift
/// struct NewNoteButton: View {
///     @Environment(\.newDocument) private var newDocument
///
///     var body: some View {
///         Button("New Note") { newDocument(NoteDocument()) }
///     }
/// }
/// ```
///
/// If no `DocumentGroup` has the document's type, no window opens and a diagnostic is reported.
@MainActor
@preconcurrency
public struct NewDocumentAction {
    let system: WindowSystem?

    /// Opens a window with a document that is a value.
    ///
    /// - Parameter newDocument: The document.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping @Sendable () -> D) {
        open(D.self) { ($0 as? ValueSession<D>)?.replace(newDocument()) }
    }

    /// Opens a window with a document that is an object.
    ///
    /// - Parameter newDocument: Returns the document.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping @Sendable () -> D) {
        open(D.self) { ($0 as? ReferenceSession<D>)?.replace(newDocument()) }
    }

    /// Opens a window with a new document of the first scene that writes a type.
    ///
    /// - Parameter contentType: The type of the document's file.
    public func callAsFunction(contentType: UTType) {
        let isOpen = system?.openNewDocument { $0.reads(contentType) } ?? false
        if !isOpen { report("\(contentType)") }
    }

    private func open(_ type: Any.Type, _ fill: @escaping (DocumentSession) -> Void) {
        for scene in system?.scenes ?? [] {
            guard let kind = scene.documentKinds.first(where: { $0.type == type }), let session = kind.makeDocument()
            else {
                continue
            }
            fill(session)
            return scene.open(document: session)
        }
        report("\(type)")
    }

    private func report(_ what: String) {
        Diagnostics.report(
            Diagnostic(
                .navigation,
                "newDocument was called for \(what), which no DocumentGroup of the program edits; no window opens."))
    }
}

/// An action that opens a window with a document's file. Read it from the environment's `openDocument`.
@MainActor
@preconcurrency
public struct OpenDocumentAction {
    let system: WindowSystem?

    /// Opens a window with a file's document. Does nothing if its window is open.
    ///
    /// - Parameter url: The location of the file.
    /// - Throws: ``DocumentError/noScene(_:)`` if no scene reads the file's type; the error of the file system or of the
    ///   document's initializer.
    public func callAsFunction(at url: URL) async throws {
        guard let system else { throw DocumentError.noScene(url) }
        try system.openDocument(at: url)
    }
}

private struct DocumentConfigurationKey: EnvironmentKey {
    static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
    /// The configuration of the window's document; nil outside of a document's window.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }

    /// An action that opens a window with a new document.
    @MainActor
    @preconcurrency
    public var newDocument: NewDocumentAction { NewDocumentAction(system: windowSystem) }

    /// An action that opens a window with a document's file.
    @MainActor
    @preconcurrency
    public var openDocument: OpenDocumentAction { OpenDocumentAction(system: windowSystem) }
}

extension View {
    /// Sets what the environment tells of a document.
    func documentEnvironment(_ session: DocumentSession) -> some View {
        environment(\.undoManager, session.undoManager)
            .environment(
                \.documentConfiguration,
                DocumentConfiguration(fileURL: session.fileURL, isEditable: session.isEditable))
    }
}
