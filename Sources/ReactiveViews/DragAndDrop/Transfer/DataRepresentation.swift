/// A representation that converts a value to data and back. Synchronous closures run at once; asynchronous ones run in
/// a task.
///
/// ```swift
/// struct Note: Transferable {
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         DataRepresentation(contentType: .utf8PlainText) { note in
///             Data(note.text.utf8)
///         } importing: { data in
///             Note(text: String(decoding: data, as: UTF8.self))
///         }
///     }
/// }
/// ```
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    public let _routes: [TransferRoute<Item>]

    private init(_ type: UTType, _ exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
        _routes = [TransferRoute(type: type, exporting: exporting, importing: importing)]
    }

    /// Creates a representation for export and import.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Returns the data of a value.
    ///   - importing: Returns the value of data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, .now(exporting), .now(importing))
    }

    /// Creates a representation for export and import with asynchronous closures.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - exporting: Returns the data of a value.
    ///   - importing: Returns the value of data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, .later(exporting), .later(importing))
    }

    /// Creates a representation for export only.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the data.
    ///   - exporting: Returns the data of a value.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, .now(exporting), nil)
    }

    /// Creates a representation for export only, with an asynchronous closure.
    ///
    /// - Parameters:
    ///   - exportedContentType: The type of the data.
    ///   - exporting: Returns the data of a value.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, .later(exporting), nil)
    }

    /// Creates a representation for import only.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the data.
    ///   - importing: Returns the value of data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, nil, .now(importing))
    }

    /// Creates a representation for import only, with an asynchronous closure.
    ///
    /// - Parameters:
    ///   - importedContentType: The type of the data.
    ///   - importing: Returns the value of data.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, nil, .later(importing))
    }
}
