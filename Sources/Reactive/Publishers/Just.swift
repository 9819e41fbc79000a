/// A publisher that delivers one value and finishes.
///
/// ```swift
/// let subscription = Just(5).map { $0 * 2 }.sink { print($0) } // prints 10
/// ```
///
/// The value waits for the first request and arrives on the requesting thread; a request for no values traps. It never
/// fails. Operators that return another `Just`, an `Optional.Publisher` or a `Result.Publisher` call their closures at
/// once, without a subscription.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The value to deliver.
    public let output: Output

    /// Creates a publisher of one value.
    ///
    /// - Parameter output: The value to deliver.
    @inlinable
    public init(_ output: Output) { self.output = output }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        DemandDrivenSource.deliver(output, to: subscriber, as: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
