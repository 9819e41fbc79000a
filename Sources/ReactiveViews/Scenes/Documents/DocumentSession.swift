/// An open document: its file, its undo manager, and whether it has unsaved changes.
///
/// A document counts its changes by its undo manager: a new or redone step adds one, an undone step removes one.
///
/// Invariant: `isEdited ⇔ changes ≠ savedChanges`.
@MainActor
class DocumentSession: ObservableObject {
    let undoManager = UndoManager()
    let isEditable: Bool
    @Published private(set) var fileURL: URL?
    @Published private(set) var isEdited = false
    private(set) var contentType: UTType
    private var changes = 0
    private var savedChanges = 0
    private let writableTypes: [UTType]

    /// The view of the document's window, which the scene knows.
    var editor: AnyView?

    init(fileURL: URL?, contentType: UTType, writableTypes: [UTType], isEditable: Bool) {
        self.fileURL = fileURL
        self.contentType = contentType
        self.writableTypes = writableTypes
        self.isEditable = isEditable
        undoManager.onChange = { [weak self] change in
            switch change {
            case .done, .redone: self?.count(1)
            case .undone: self?.count(-1)
            }
        }
    }

    /// The name of the file without its extension; "Untitled" for a new document.
    var title: String { fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }

    private func count(_ difference: Int) {
        changes += difference
        updateEdited()
    }

    private func updateEdited() {
        if isEdited != (changes != savedChanges) { isEdited.toggle() }
    }

    /// Returns a file with the document's content.
    func makeFile(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        preconditionFailure("\(Self.self) must override makeFile(_:)")
    }

    /// Replaces the document's content with that of a file.
    func read(_ configuration: FileDocumentReadConfiguration) throws {
        preconditionFailure("\(Self.self) must override read(_:)")
    }

    func save(to url: URL?, as type: UTType?) throws {
        guard isEditable else { throw DocumentError.isReadOnly }
        guard let url = url ?? fileURL else { throw DocumentError.hasNoFile }
        let type = type ?? contentType
        guard writableTypes.contains(where: { type.conforms(to: $0) }) else { throw DocumentError.notWritable(type) }
        let existing = try? FileWrapper(url: url)
        let file = try makeFile(FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        try file.write(
            to: url, options: [.atomic, .withNameUpdating], originalContentsURL: existing == nil ? nil : url)
        fileURL = url
        contentType = type
        savedChanges = changes
        updateEdited()
    }

    func revert() throws {
        guard let fileURL else { throw DocumentError.hasNoFile }
        try read(FileDocumentReadConfiguration(contentType: contentType, file: try FileWrapper(url: fileURL)))
        undoManager.removeAllActions()
        savedChanges = changes
        updateEdited()
    }
}

/// The reason why a document wasn't opened, saved or reverted. Errors of the file system and of the document's own code
/// are thrown as they are.
public enum DocumentError: Error, Equatable, CustomStringConvertible {
    /// No scene of the program reads files of the URL's type.
    case noScene(URL)
    /// The document was never saved, and no place was given.
    case hasNoFile
    /// The scene only shows documents.
    case isReadOnly
    /// The document isn't written as this type.
    case notWritable(UTType)

    public var description: String {
        switch self {
        case .noScene(let url):
            "No DocumentGroup reads \(url.lastPathComponent): none has its type in readableContentTypes."
        case .hasNoFile: "The document has no file yet. Give the place: save(to:)."
        case .isReadOnly: "The document is only viewed (DocumentGroup(viewing:)); it can't be saved."
        case .notWritable(let type): "The document isn't written as \(type): writableContentTypes doesn't have it."
        }
    }
}

/// A kind of document that a scene opens.
@MainActor
protocol DocumentKind {
    /// The type of the documents.
    var type: Any.Type { get }
    /// The types of files that can be read.
    var readableTypes: [UTType] { get }
    /// Whether the scene has new documents.
    var makesNew: Bool { get }
    /// Returns a new document; nil if the scene has none.
    func makeDocument() -> DocumentSession?
    /// Returns the document of a file.
    func open(_ file: FileDocumentReadConfiguration, at url: URL) throws -> DocumentSession
}

extension DocumentKind {
    /// Whether files of a type can be read.
    func reads(_ type: UTType) -> Bool { readableType(for: type) != nil }

    /// The type that a file is read as. The extensions of the program's own types are unknown here, because they stand
    /// in its property list: an unknown extension stands for the first of them.
    private func readableType(for type: UTType) -> UTType? {
        if readableTypes.contains(where: { type.conforms(to: $0) }) { return type }
        return type.isDynamic ? readableTypes.first { UTTypeDeclaration.named($0.identifier) == nil } : nil
    }

    func read(_ url: URL, _ type: UTType) throws -> DocumentSession {
        let contentType = readableType(for: type) ?? type
        return try open(
            FileDocumentReadConfiguration(contentType: contentType, file: try FileWrapper(url: url)), at: url)
    }
}
