/// Delivers one value when it is asked for, then finishes.
///
/// Asking for nothing traps. What the members below make of it needs no subscription: they run their closure at once.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    @inlinable
    public init(_ output: Output) { self.output = output }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Pump.deliver(output, to: subscriber, as: "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
