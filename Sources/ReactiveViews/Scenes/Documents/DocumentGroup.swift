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
    private let windows: WindowScene<AnyView>

    public var _windows: WindowScene<AnyView> { windows }

    @MainActor private init(_ kind: DocumentKind) {
        windows = WindowScene(
            id: nil, title: nil, valueType: nil, isSingle: false, isInitial: kind.makesNew, documents: [kind]
        ) { window in window.document?.editor ?? AnyView(EmptyView()) }
    }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene for documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: The document of a new window.
    ///   - editor: Returns the view that edits a document.
    @MainActor @preconcurrency
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueSession<Document>.kind(new: newDocument, editor: editor))
    }

    /// Creates a scene that shows documents that are values, and doesn't change them. It opens no window by itself.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the view that shows a document.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ValueSession<Document>.kind(new: nil, editor: viewer))
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for documents that are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Returns the document of a new window.
    ///   - editor: Returns the view that edits a document.
    @MainActor @preconcurrency
    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ReferenceSession<Document>.kind(new: newDocument, editor: editor))
    }

    /// Creates a scene that shows documents that are objects, and doesn't save them. It opens no window by itself.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: Returns the view that shows a document.
    @MainActor @preconcurrency
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(ReferenceSession<Document>.kind(new: nil, editor: viewer))
    }
}

// MARK: - Documents that are values

/// An open document that is a value.
final class ValueSession<Document: FileDocument>: DocumentSession {
    @Published fileprivate var value: Document

    init(_ value: Document, fileURL: URL?, contentType: UTType, isEditable: Bool) {
        self.value = value
        super.init(
            fileURL: fileURL, contentType: contentType, writableTypes: Document.writableContentTypes,
            isEditable: isEditable)
    }

    static func kind<Content: View>(
        new: (() -> Document)?, editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) -> DocumentKind {
        func shown(_ session: ValueSession) -> ValueSession {
            session.editor = AnyView(ValueEditor(session: session, editor: editor))
            return session
        }
        let type = Document.writableContentTypes.first ?? .data
        return DocumentKind(
            type: Document.self, readableTypes: Document.readableContentTypes,
            new: new.map { new in
                { shown(ValueSession(new(), fileURL: nil, contentType: type, isEditable: true)) }
            },
            open: { file, url in
                shown(
                    ValueSession(
                        try Document(configuration: file), fileURL: url, contentType: file.contentType,
                        isEditable: new != nil))
            })
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

/// An open document that is an object.
final class ReferenceSession<Document: ReferenceFileDocument>: DocumentSession {
    @Published fileprivate var object: Document

    init(_ object: Document, fileURL: URL?, contentType: UTType, isEditable: Bool) {
        self.object = object
        super.init(
            fileURL: fileURL, contentType: contentType, writableTypes: Document.writableContentTypes,
            isEditable: isEditable)
    }

    static func kind<Content: View>(
        new: (() -> Document)?, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) -> DocumentKind {
        func shown(_ session: ReferenceSession) -> ReferenceSession {
            session.editor = AnyView(ReferenceEditor(session: session, editor: editor))
            return session
        }
        let type = Document.writableContentTypes.first ?? .data
        return DocumentKind(
            type: Document.self, readableTypes: Document.readableContentTypes,
            new: new.map { new in
                { shown(ReferenceSession(new(), fileURL: nil, contentType: type, isEditable: true)) }
            },
            open: { file, url in
                shown(
                    ReferenceSession(
                        try Document(configuration: file), fileURL: url, contentType: file.contentType,
                        isEditable: new != nil))
            })
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
