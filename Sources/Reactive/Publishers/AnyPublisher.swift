/// A type-erased publisher.
///
/// It delivers exactly what the wrapped publisher delivers, with the same demand, order and completion. Erasure costs
/// one allocation per subscription and an indirect call per value.
///
/// ```swift
/// func names() -> AnyPublisher<String, Never> {
///     ["a", "b"].publisher.map { $0.uppercased() }.eraseToAnyPublisher()
/// }
/// ```
///
/// Erase a chain every twenty operators or so: the compile time doubles with every two operators beyond about 26 in one
/// static type (see <doc:LongChains>).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    /// Made where the publisher's type was known, so a value passes through one closure and no witness table.
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Creates an erased publisher. An `AnyPublisher` isn't wrapped again.
    ///
    /// - Parameter publisher: The publisher to wrap.
    @inlinable @inline(__always)
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        // The types are equal, so the cast holds. `as?` would search for bridges at run time.
        if P.self == AnyPublisher<Output, Failure>.self {
            self = unsafeBitCast(publisher, to: AnyPublisher<Output, Failure>.self)
        } else {
            attach = { publisher.receive(subscriber: $0) }
        }
    }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(AnySubscriber(subscriber))
    }
}

/// `@unchecked`: it holds only a publisher, and every publisher of this module allows subscribing on any thread.
extension AnyPublisher: @unchecked Sendable where Output: Sendable {}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Returns this publisher with its type erased.
    ///
    /// ```swift
    /// let doubled: AnyPublisher<Int, Never> = [1, 2, 3].publisher.map { $0 * 2 }.eraseToAnyPublisher()
    /// ```
    @_transparent
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
