/// Delivers one value, then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    @inlinable
    public init(_ output: Output) { self.output = output }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let pump = Pump()
        pump.prepare { [output] pump in
            guard pump.next(), pump.stop() else { return }
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
        }
        subscriber.receive(subscription: pump)
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
