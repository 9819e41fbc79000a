/// A file that a value was exported to.
public struct SentTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL
    /// Whether the receiver may use the file itself. It has no effect here: the file is always copied.
    public let allowAccessingOriginalFile: Bool

    /// Creates a description of an exported file.
    ///
    /// - Parameters:
    ///   - file: The location of the file.
    ///   - allowAccessingOriginalFile: Has no effect here: the file is always copied.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is imported from. The file is removed after the import; copy what the value needs.
public struct ReceivedTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL
    /// Whether the file is the sender's own file; always false here.
    public let isOriginalFile: Bool
}

/// A representation that writes a value to a file and reads it back. Synchronous closures run at once; asynchronous
/// ones run in a task.
///
/// ```swift
/// struct Recording: Transferable {
///     var file: URL
///
///     static var transferRepresentation: some TransferRepresentation {
///         FileRepresentation(exportedContentType: .wav) { SentTransferredFile($0.file) }
///     }
/// }
/// ```
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    public let _routes: [TransferRoute<Item>]

    private init(_ type: UTType, _ exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
        _routes = [TransferRoute(type: type, exporting: exporting, importing: importing)]
    }

    /// Creates a representation for export and import.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Has no effect here: the file is always copied.
    ///   - exporting: Returns the file of a value.
    ///   - importing: Returns the value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(
            contentType, .now { try Data(contentsOf: exporting($0).file) },
            .now { data in try Self.withFile(of: contentType, data) { try importing($0) } })
    }

    /// Creates a representation for export and import with asynchronous closures.
    ///
    /// - Parameters:
    ///   - contentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Has no effect here: the file is always copied.
    ///   - exporting: Returns the file of a value.
    ///   - importing: Returns the value of a file.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        self.init(
            contentType, .later { try Data(contentsOf: await exporting($0).file) },
            .later { data in
                let file = try Self.write(data, contentType)
                defer { Self.remove(file.file) }
                return try await importing(file)
            })
    }

    /// Creates a representation for export only.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: Has no effect here: the file is always copied.
    ///   - exporting: Returns the file of a value.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, .now { try Data(contentsOf: exporting($0).file) }, nil)
    }

    /// Creates a representation for export only, with an asynchronous closure.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the file.
    ///   - shouldAllowToOpenInPlace: Has no effect here: the file is always copied.
    ///   - exporting: Returns the file of a value.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, .later { try Data(contentsOf: await exporting($0).file) }, nil)
    }

    /// Creates a representation for import only.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the file.
    ///   - shouldAttemptToOpenInPlace: Has no effect here: the file is always copied.
    ///   - importing: Returns the value of a file.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(
            importedContentType, nil,
            .now { data in try Self.withFile(of: importedContentType, data) { try importing($0) } })
    }

    /// Writes data for an import to a new file in a directory that only the current user can read, because dragged
    /// content may be private.
    private static func write(_ data: Data, _ type: UTType) throws -> ReceivedTransferredFile {
        let name = UUID().uuidString
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        let file = directory.appendingPathComponent(name).appendingPathExtension(for: type)
        do {
            try data.write(to: file)
        } catch {
            remove(file)
            throw error
        }
        return ReceivedTransferredFile(file: file, isOriginalFile: false)
    }

    private static func remove(_ file: URL) {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    private static func withFile(
        of type: UTType, _ data: Data, _ body: (ReceivedTransferredFile) throws -> Item
    ) throws -> Item {
        let file = try write(data, type)
        defer { remove(file.file) }
        return try body(file)
    }
}
