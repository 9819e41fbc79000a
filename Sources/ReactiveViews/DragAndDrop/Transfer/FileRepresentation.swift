/// A file that a value was exported to.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that a value is imported from. It is gone when the import is done: copy what is to stay.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// A value as a file of a kind. Closures that don't wait for anything are run at once.
public struct FileRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    public let _routes: [TransferRoute<Item>]

    private init(_ type: UTType, _ exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
        _routes = [TransferRoute(type: type, exporting: exporting, importing: importing)]
    }

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(
            contentType, .now { try Data(contentsOf: exporting($0).file) },
            .now { data in try Self.withFile(of: contentType, data) { try importing($0) } })
    }

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

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, .now { try Data(contentsOf: exporting($0).file) }, nil)
    }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        self.init(exportedContentType, .later { try Data(contentsOf: await exporting($0).file) }, nil)
    }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
    ) {
        self.init(
            importedContentType, nil,
            .now { data in try Self.withFile(of: importedContentType, data) { try importing($0) } })
    }

    /// Writes data for an import to a file of its own, in a directory that nobody else may look into: a drop may be
    /// private.
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
