/// A publisher whose type is hidden.
///
/// Erase a chain every twenty operators or so: the compiler's time doubles with every two operators beyond about 26 in one
/// static type (see <doc:LongChains>). It costs one allocation per subscription and an indirect call per value.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    /// Made where the publisher's type was known, so that a value passes through one closure and no witness table.
    @usableFromInline let attach: (AnySubscriber<Output, Failure>) -> Void

    /// Wraps a publisher.
    @inlinable @inline(__always)
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        // No `as?`: of a class it would ask the runtime.
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

/// `@unchecked`: it only holds a publisher, to which subscribing is safe from any thread for every publisher here.
extension AnyPublisher: @unchecked Sendable where Output: Sendable {}

extension AnyPublisher: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    public var description: String { "AnyPublisher" }
    public var playgroundDescription: Any { description }
}

extension Publisher {
    /// Hides the type of this publisher.
    @_transparent
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
