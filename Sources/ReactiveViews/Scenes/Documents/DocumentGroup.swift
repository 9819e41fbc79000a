import Reactive

/// The properties of a window that edits a document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. A change can be undone, and makes the document unsaved.
    @Binding public var document: Document
    /// The location of the document's file; nil for a document that wasn't saved yet.
    public var fileURL: URL?
    /// Whether the user may change the document; false in a `DocumentGroup(viewing:)`.
    public var isEditable: Bool
}

/// The properties of a window that edits a document that is an object.
@MainActor
@preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. Register its changes with the environment's `undoManager`: a step makes the document unsaved.
    @ObservedObject public var document: Document
    /// The location of the document's file; nil for a document that wasn't saved yet.
    public var fileURL: URL?
    /// Whether the user may change the document; false in a `DocumentGroup(viewing:)`.
    public var isEditable: Bool
}

/// Windows that edit documents. The program's first window has a new document.
///
/// ```swift
/// DocumentGroup(newDocument: NoteDocument()) { file in
///     TextEditor(text: file.$document.text)
/// }
/// ```
///
/// A test opens and saves documents with ``AppHost/openDocument(at:)`` and ``AppWindow/document``. Nothing is saved
/// automatically. Each window has an undo manager of its own in the environment.
nonisolated public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    private let windows: WindowScene<_DocumentWindow>

    public var _windows: WindowScene<_DocumentWindow> { windows }

    private init(_ kind: any DocumentKind, makesNew: Bool) {
        windows = WindowScene(
            id: nil, title: nil, valueType: nil, isSingle: false, isInitial: makesNew, documents: [kind]
        ) { _DocumentWindow(document: $0.document) }
    }
}

/// The content of a window that edits a document.
nonisolated public struct _DocumentWindow: View {
    let document: DocumentSession?

    @MainActor public var body: some View { document?.editor }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene for documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: The document of a new window.
    ///   - editor: Returns the view that edits a document.
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueDocumentKind(new: newDocument, editor: editor), makesNew: true)
    }

    /// Creates a scene that shows documents that are values, and doesn't change them. It opens no window by itself.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the view that shows a document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueDocumentKind<Document, Content>(new: nil, editor: viewer), makesNew: false)
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for documents that are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Returns the document of a new window.
    ///   - editor: Returns the view that edits a document.
    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ReferenceDocumentKind(new: newDocument, editor: editor), makesNew: true)
    }

    /// Creates a scene that shows documents that are objects, and doesn't save them. It opens no window by itself.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the view that shows a document.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ReferenceDocumentKind<Document, Content>(new: nil, editor: viewer), makesNew: false)
    }
}

// MARK: - Documents that are values

/// The kind of documents that are values, with the view that edits one.
private struct ValueDocumentKind<Document: FileDocument, Content: View> {
    let new: (() -> Document)?
    let editor: (FileDocumentConfiguration<Document>) -> Content
}

extension ValueDocumentKind: DocumentKind {
    var type: Any.Type { Document.self }
    var readableTypes: [UTType] { Document.readableContentTypes }
    var makesNew: Bool { new != nil }

    func makeDocument() -> DocumentSession? {
        guard let new else { return nil }
        let type = Document.writableContentTypes.first ?? .data
        return shown(ValueSession(new(), fileURL: nil, contentType: type, isEditable: true))
    }

    func open(_ file: FileDocumentReadConfiguration, at url: URL) throws -> DocumentSession {
        let document = try Document(configuration: file)
        return shown(ValueSession(document, fileURL: url, contentType: file.contentType, isEditable: makesNew))
    }

    @MainActor private func shown(_ session: ValueSession<Document>) -> DocumentSession {
        session.editor = AnyView(ValueEditor(session: session, editor: editor))
        return session
    }
}

/// An open document that is a value.
final class ValueSession<Document: FileDocument>: DocumentSession {
    @Published fileprivate var value: Document

    init(_ value: Document, fileURL: URL?, contentType: UTType, isEditable: Bool) {
        self.value = value
        super.init(
            fileURL: fileURL, contentType: contentType, writableTypes: Document.writableContentTypes,
            isEditable: isEditable)
    }

    func replace(_ newValue: Document) { value = newValue }

    /// Sets the document, as a step that can be undone.
    fileprivate func change(to newValue: Document) {
        guard isEditable else { return }
        let old = value
        value = newValue
        undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
    }

    override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        try value.fileWrapper(configuration: configuration)
    }

    override func read(_ configuration: FileDocumentReadConfiguration) throws {
        value = try Document(configuration: configuration)
    }
}

private struct ValueEditor<Document: FileDocument, Content: View>: View {
    @ObservedObject var session: ValueSession<Document>
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        let document = Binding {
            session.value
        } set: {
            session.change(to: $0)
        }
        editor(FileDocumentConfiguration(document: document, fileURL: session.fileURL, isEditable: session.isEditable))
            .documentEnvironment(session)
    }
}

// MARK: - Documents that are objects

/// The kind of documents that are objects, with the view that edits one.
private struct ReferenceDocumentKind<Document: ReferenceFileDocument, Content: View> {
    let new: (() -> Document)?
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content
}

extension ReferenceDocumentKind: DocumentKind {
    var type: Any.Type { Document.self }
    var readableTypes: [UTType] { Document.readableContentTypes }
    var makesNew: Bool { new != nil }

    func makeDocument() -> DocumentSession? {
        guard let new else { return nil }
        let type = Document.writableContentTypes.first ?? .data
        return shown(ReferenceSession(new(), fileURL: nil, contentType: type, isEditable: true))
    }

    func open(_ file: FileDocumentReadConfiguration, at url: URL) throws -> DocumentSession {
        let document = try Document(configuration: file)
        return shown(ReferenceSession(document, fileURL: url, contentType: file.contentType, isEditable: makesNew))
    }

    @MainActor private func shown(_ session: ReferenceSession<Document>) -> DocumentSession {
        session.editor = AnyView(ReferenceEditor(session: session, editor: editor))
        return session
    }
}

/// An open document that is an object.
final class ReferenceSession<Document: ReferenceFileDocument>: DocumentSession {
    @Published fileprivate var object: Document

    init(_ object: Document, fileURL: URL?, contentType: UTType, isEditable: Bool) {
        self.object = object
        super.init(
            fileURL: fileURL, contentType: contentType, writableTypes: Document.writableContentTypes,
            isEditable: isEditable)
    }

    func replace(_ newObject: Document) { object = newObject }

    override func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        let snapshot = try object.snapshot(contentType: configuration.contentType)
        return try object.fileWrapper(snapshot: snapshot, configuration: configuration)
    }

    override func read(_ configuration: FileDocumentReadConfiguration) throws {
        object = try Document(configuration: configuration)
    }
}

private struct ReferenceEditor<Document: ReferenceFileDocument, Content: View>: View {
    @ObservedObject var session: ReferenceSession<Document>
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    var body: some View {
        CurrentObjectEditor(document: session.object, session: session, editor: editor)
            .environmentObject(session.object)
            .documentEnvironment(session)
    }
}

nonisolated private struct CurrentObjectEditor<Document: ReferenceFileDocument, Content: View>: View {
    @ObservedObject var document: Document
    let session: DocumentSession
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    @MainActor var body: some View {
        editor(
            ReferenceFileDocumentConfiguration(
                document: document, fileURL: session.fileURL, isEditable: session.isEditable))
    }
}
