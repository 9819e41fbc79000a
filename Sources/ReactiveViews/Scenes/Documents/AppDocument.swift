/// The document of an open window, for tests.
///
/// ```swift
/// let app = AppHost(NotesApp(), clock: .virtual)
/// try app.openDocument(at: url)
/// try app.host.type("Milk", into: "Text")
/// let document = app.windows[1].document!
/// #expect(document.isEdited)
/// try document.save()
/// ```
@MainActor
public struct AppDocument {
    let session: DocumentSession
    let perform: (() throws -> Void) throws -> Void

    /// The location of the document's file; nil for a document that wasn't saved yet.
    public var fileURL: URL? { session.fileURL }
    /// The type of the document's file.
    public var contentType: UTType { session.contentType }
    /// Whether the user may change the document.
    public var isEditable: Bool { session.isEditable }
    /// Whether the document has changes that aren't saved. A change that is undone doesn't count.
    public var isEdited: Bool { session.isEdited }
    /// The undo manager of the document's window.
    public var undoManager: UndoManager { session.undoManager }

    /// Writes the document to its file.
    ///
    /// - Throws: ``DocumentError`` if the document has no file, or may not be written; the error of the file system or of
    ///   the document's `fileWrapper(configuration:)`. The document then stays unsaved.
    public func save() throws { try perform { try session.save(to: nil, as: nil) } }

    /// Writes the document to a place, which is its file from then on.
    ///
    /// - Parameters:
    ///   - url: The place of the file.
    ///   - contentType: The type of the file; nil, the default, for the document's.
    /// - Throws: ``DocumentError`` if the document may not be written so; the error of the file system or of the
    ///   document's `fileWrapper(configuration:)`. The document then stays as it is.
    public func save(to url: URL, as contentType: UTType? = nil) throws {
        try perform { try session.save(to: url, as: contentType) }
    }

    /// Reads the document from its file again. Its changes can't be undone any more.
    ///
    /// - Throws: ``DocumentError/hasNoFile`` if it was never saved; the error of the file system or of the document's
    ///   initializer. The document then stays as it is.
    public func revert() throws { try perform { try session.revert() } }
}
