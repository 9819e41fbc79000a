/// A representation that transfers another value instead, such as a person's name for a person.
///
/// ```swift
/// struct Person: Transferable {
///     var name: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         ProxyRepresentation(exporting: { $0.name }, importing: { Person(name: $0) })
///     }
/// }
/// ```
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    PrimitiveTransferRepresentation
{
    public let _routes: [TransferRoute<Item>]

    /// Creates a representation for export and import.
    ///
    /// - Parameters:
    ///   - exporting: Returns the value that is transferred instead.
    ///   - importing: Returns the value of a transferred one.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        _routes = Self.routes(exporting, importing)
    }

    /// Creates a representation for export only.
    ///
    /// - Parameter exporting: Returns the value that is transferred instead.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        _routes = Self.routes(exporting, nil)
    }

    /// Creates a representation for import only.
    ///
    /// - Parameter importing: Returns the value of a transferred one.
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
    /// Returns the routes if they belong to an item type, which is always true for the type's own representation.
    func _itemRoutes<T: Transferable>(of type: T.Type) -> [TransferRoute<T>] {
        _routes as? [TransferRoute<T>] ?? []
    }
}
