/// A representation that encodes a value as data of a type; as JSON by default.
///
/// ```swift
/// struct Note: Codable, Transferable {
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///     }
/// }
/// ```
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveTransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    public let _routes: [TransferRoute<Item>]

    /// Creates a representation with an encoder and a decoder.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The type of the data.
    ///   - encoder: Encodes the value.
    ///   - decoder: Decodes the value.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        _routes = [
            TransferRoute(
                type: contentType, exporting: .now { try encoder.encode($0) },
                importing: .now { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Creates a representation in JSON.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The type of the data.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
