/// A value by way of another one that can be transferred: a name for a person, say.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    PrimitiveTransferRepresentation
{
    public let _routes: [TransferRoute<Item>]

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        _routes = Self.routes(exporting, importing)
    }

    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        _routes = Self.routes(exporting, nil)
    }

    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        _routes = Self.routes(nil, importing)
    }

    private static func routes(
        _ exporting: (@Sendable (Item) throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) throws -> Item)?
    ) -> [TransferRoute<Item>] {
        ProxyRepresentation.transferRepresentation._itemRoutes(of: ProxyRepresentation.self).map { route in
            TransferRoute(
                type: route.type, exporting: exporting.flatMap { route.exporting?.after($0) },
                importing: importing.flatMap { route.importing?.before($0) })
        }
    }
}

extension TransferRepresentation {
    /// The routes if they are those of a type. They always are for the type's own representation.
    func _itemRoutes<T: Transferable>(of type: T.Type) -> [TransferRoute<T>] {
        _routes as? [TransferRoute<T>] ?? []
    }
}
