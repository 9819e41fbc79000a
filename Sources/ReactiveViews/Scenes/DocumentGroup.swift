/// The properties of a window that edits a document that is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// The location of the document's file; always nil here, because the document is new.
    public var fileURL: URL?
    /// Whether the user may change the document; always true here.
    public var isEditable: Bool
}

/// The properties of a window that edits a document that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// The location of the document's file; always nil here, because the document is new.
    public var fileURL: URL?
    /// Whether the user may change the document; always true here.
    public var isEditable: Bool
}

/// Windows that edit documents. Here each window has a new document, and no file is read or written automatically.
///
/// ```swift
/// DocumentGroup(newDocument: NoteDocument()) { file in
///     TextEditor(text: file.$document.text)
/// }
/// ```
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    private let windows: WindowScene<AnyView>

    public var _windows: WindowScene<AnyView> { windows }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a scene for documents that are values.
    ///
    /// - Parameters:
    ///   - newDocument: The document of a new window.
    ///   - editor: Returns the view that edits a document.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        windows = WindowScene(id: nil, title: nil, valueType: nil, isSingle: false) { _ in
            AnyView(ValueEditor(document: StateObject(wrappedValue: ValueDocument(newDocument())), editor: editor))
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a scene for documents that are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Returns the document of a new window.
    ///   - editor: Returns the view that edits a document.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        windows = WindowScene(id: nil, title: nil, valueType: nil, isSingle: false) { _ in
            AnyView(ReferenceEditor(document: StateObject(wrappedValue: newDocument()), editor: editor))
        }
    }
}

/// The storage of a document that is a value.
private final class ValueDocument<Document: FileDocument>: ObservableObject {
    @Published var value: Document

    init(_ value: Document) {
        self.value = value
    }
}

private struct ValueEditor<Document: FileDocument, Content: View>: View {
    @StateObject var document: ValueDocument<Document>
    let editor: (FileDocumentConfiguration<Document>) -> Content

    init(
        document: StateObject<ValueDocument<Document>>,
        editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        _document = document
        self.editor = editor
    }

    var body: some View {
        editor(FileDocumentConfiguration(document: $document.value, fileURL: nil, isEditable: true))
    }
}

private struct ReferenceEditor<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject var document: Document
    let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(
        document: StateObject<Document>, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        _document = document
        self.editor = editor
    }

    var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
}
