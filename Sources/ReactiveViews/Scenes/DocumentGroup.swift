/// What an editor of a document that is a value works on.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Where the document is kept; nil for a fresh one.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// What an editor of a document that is an object works on.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Where the document is kept; nil for a fresh one.
    public var fileURL: URL?
    public var isEditable: Bool
}

/// Windows that edit documents. Each window has a fresh document; nothing is read or written by itself ⚑.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    private let windows: WindowScene<AnyView>

    public var _windows: WindowScene<AnyView> { windows }
}

extension DocumentGroup where Document: FileDocument {
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
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        windows = WindowScene(id: nil, title: nil, valueType: nil, isSingle: false) { _ in
            AnyView(ReferenceEditor(document: StateObject(wrappedValue: newDocument()), editor: editor))
        }
    }
}

/// Where a document lives that is a value.
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
