/// A value that can be dragged between views, with its conversions to and from data.
///
/// A destination that accepts the value's own type receives the value itself. A destination of another type receives a
/// value imported from the first type of data that both sides support.
///
/// ```swift
/// struct Note: Codable, Transferable {
///     var text: String
///
///     static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///         ProxyRepresentation(exporting: { $0.text })
///     }
/// }
/// ```
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The kinds of data, the most faithful first.
    @TransferRepresentationBuilder<Self>
    /// The value's representations, the most faithful first.
    static var transferRepresentation: Representation { get }
}

/// A set of conversions between a value and data of some types. Custom representations have a body, as views do.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the value.
    associatedtype Item: Transferable
    /// The type of the body.
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item>
    /// The representations that this one consists of.
    var body: Body { get }

    /// The single conversions. The default implementation returns those of the body.
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

/// The body type of representations without a body. It has no instances.
public enum _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
    public var body: _NoTransferRepresentation<Item> { self }
    public var _routes: [TransferRoute<Item>] { [] }
}

/// A result builder that combines representations, the most faithful first.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Accepts a representation as an element.
    ///
    /// - Parameter representation: The element.
    public static func buildExpression<R: TransferRepresentation<Item>>(_ representation: R) -> R { representation }

    /// Starts the combination with the first representation.
    ///
    /// - Parameter first: The first representation.
    public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }

    /// Adds a representation after the accumulated ones.
    ///
    /// - Parameters:
    ///   - accumulated: The representations so far.
    ///   - next: The representation that follows them.
    public static func buildPartialBlock<A: TransferRepresentation<Item>, B: TransferRepresentation<Item>>(
        accumulated: A, next: B
    ) -> PairTransferRepresentation<A, B> {
        PairTransferRepresentation(first: accumulated, second: next)
    }
}

/// Two representations, the first of which is preferred.
public struct PairTransferRepresentation<A: TransferRepresentation, B: TransferRepresentation>:
    PrimitiveTransferRepresentation
where A.Item == B.Item {
    public typealias Item = A.Item
    let first: A
    let second: B

    public var _routes: [TransferRoute<A.Item>] { first._routes + second._routes }
}
