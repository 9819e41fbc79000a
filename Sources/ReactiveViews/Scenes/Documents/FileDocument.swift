/// A document that is a value, read from and written to a file.
///
/// ```swift
/// struct NoteDocument: FileDocument {
///     static var readableContentTypes: [UTType] { [.plainText] }
///     var text = ""
///
///     init() {}
///
///     init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///     }
///
///     func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///     }
/// }
/// ```
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to; the readable types by default.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    ///
    /// - Parameter configuration: The file and its type.
    /// - Throws: An error if the file can't be read.
    init(configuration: ReadConfiguration) throws
    /// Returns a file with the document.
    ///
    /// - Parameter configuration: The type of the file, and the existing file.
    /// - Throws: An error if the document can't be written.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads a document, for tests and hosts.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - contentType: The type of the file.
    /// - Returns: The document.
    /// - Throws: The error of the document's initializer.
    public static func read(_ file: FileWrapper, contentType: UTType) throws -> Self {
        try Self(configuration: ReadConfiguration(contentType: contentType, file: file))
    }

    /// Writes the document, for tests and hosts.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - existingFile: The file that is replaced; nil for a new one.
    /// - Returns: The file.
    /// - Throws: The error of `fileWrapper(configuration:)`.
    public func write(contentType: UTType, existingFile: FileWrapper? = nil) throws -> FileWrapper {
        try fileWrapper(configuration: WriteConfiguration(contentType: contentType, existingFile: existingFile))
    }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file that is replaced; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is an object. Snapshots of it are written to a file.
public protocol ReferenceFileDocument: ObservableObject {
    /// The type of a snapshot.
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that the document can be written to; the readable types by default.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document from a file.
    ///
    /// - Parameter configuration: The file and its type.
    /// - Throws: An error if the file can't be read.
    init(configuration: ReadConfiguration) throws
    /// Returns the document's current content, to be written later.
    ///
    /// - Parameter contentType: The type of the file.
    /// - Throws: An error if there can be no snapshot.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns a file with a snapshot.
    ///
    /// - Parameters:
    ///   - snapshot: The document's content.
    ///   - configuration: The type of the file, and the existing file.
    /// - Throws: An error if the snapshot can't be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The readable types.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
