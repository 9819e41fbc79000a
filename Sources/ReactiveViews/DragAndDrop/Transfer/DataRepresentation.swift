/// A value as data of a kind. Closures that don't wait for anything are run at once.
public struct DataRepresentation<Item: Transferable>: PrimitiveTransferRepresentation {
    public let _routes: [TransferRoute<Item>]

    private init(_ type: UTType, _ exporting: Conversion<Item, Data>?, _ importing: Conversion<Data, Item>?) {
        _routes = [TransferRoute(type: type, exporting: exporting, importing: importing)]
    }

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item
    ) {
        self.init(contentType, .now(exporting), .now(importing))
    }

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.init(contentType, .later(exporting), .later(importing))
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) throws -> Data) {
        self.init(exportedContentType, .now(exporting), nil)
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        self.init(exportedContentType, .later(exporting), nil)
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) throws -> Item) {
        self.init(importedContentType, nil, .now(importing))
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.init(importedContentType, nil, .later(importing))
    }
}
