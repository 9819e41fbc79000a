/// A document that is a value, read from and written to a file.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// What the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// What the document can be written as; what it can be read from unless this says otherwise.
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }

    /// Reads a document. For tests and hosts.
    public static func read(_ file: FileWrapper, contentType: UTType) throws -> Self {
        try Self(configuration: ReadConfiguration(contentType: contentType, file: file))
    }

    /// Writes the document. For tests and hosts.
    public func write(contentType: UTType, existingFile: FileWrapper? = nil) throws -> FileWrapper {
        try fileWrapper(configuration: WriteConfiguration(contentType: contentType, existingFile: existingFile))
    }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A document that is an object, of which snapshots are written to a file.
public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// What the document can be read from.
    static var readableContentTypes: [UTType] { get }
    /// What the document can be written as; what it can be read from unless this says otherwise.
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
