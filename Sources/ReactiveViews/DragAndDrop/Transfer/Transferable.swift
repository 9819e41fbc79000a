/// A value that can be dragged from one view to another, and how it is turned into data and back.
///
/// Between views of one host a value that is wanted as the type it has travels as it is; another type gets it through the first kind
/// of data that the one is exported as and the other imported from.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    /// The kinds of data, the most faithful first.
    @TransferRepresentationBuilder<Self>
    static var transferRepresentation: Representation { get }
}

/// How a value is turned into data of certain kinds and back. Representations of your own have a body, as views have.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item>
    var body: Body { get }

    /// The single ways. Representations that have a body leave it out.
    var _routes: [TransferRoute<Item>] { get }
}

extension TransferRepresentation where Body.Item == Item {
    public var _routes: [TransferRoute<Item>] { body._routes }
}

/// A representation that has routes of its own instead of a body.
protocol PrimitiveTransferRepresentation: TransferRepresentation where Body == _NoTransferRepresentation<Item> {}

extension PrimitiveTransferRepresentation {
    public var body: _NoTransferRepresentation<Item> {
        fatalError("\(Self.self) is a primitive representation: it has no body to call")
    }
}

/// There is none of this type: the body of representations that have no body.
public enum _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public var body: _NoTransferRepresentation<Item> { self }
    public var _routes: [TransferRoute<Item>] { [] }
}

/// Puts representations together, the most faithful first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation<Item>>(_ representation: R) -> R { representation }

    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }

    public static func buildPartialBlock<A: TransferRepresentation<Item>, B: TransferRepresentation<Item>>(
        accumulated: A, next: B
    ) -> PairTransferRepresentation<A, B> {
        PairTransferRepresentation(first: accumulated, second: next)
    }
}

/// Two representations, the first before the second.
public struct PairTransferRepresentation<A: TransferRepresentation, B: TransferRepresentation>:
    PrimitiveTransferRepresentation
where A.Item == B.Item {
    public typealias Item = A.Item
    let first: A
    let second: B

    public var _routes: [TransferRoute<A.Item>] { first._routes + second._routes }
}
