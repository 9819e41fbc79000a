/// A value that can be encoded, as data of a kind of its own; JSON unless said otherwise.
public struct CodableRepresentation<Item, Encoder, Decoder>: PrimitiveTransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    public let _routes: [TransferRoute<Item>]

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        _routes = [
            TransferRoute(
                type: contentType, exporting: .now { try encoder.encode($0) },
                importing: .now { try decoder.decode(Item.self, from: $0) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}
