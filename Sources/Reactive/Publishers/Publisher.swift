/// Something that delivers values over time, and then at most one completion.
///
/// A publisher delivers to one subscriber serially, never more values than it asked for, and nothing after the
/// completion or after the subscription was cancelled by the receiving thread. Nothing here is bound to an actor:
/// values arrive on the thread that sends them, unless an operator such as `receive(on:)` says otherwise.
public protocol Publisher<Output, Failure> {
    associatedtype Output
    /// `Never` if it can't fail.
    associatedtype Failure: Error

    /// Connects the subscriber. Call `subscribe(_:)` instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Connects the subscriber, which gets a subscription and then as many values as it asks for.
    @_transparent
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Connects a subject, which passes everything on to its own subscribers.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let relay = SubjectSubscriber(subject)
        subscribe(relay)
        return AnyCancellable(relay)
    }
}

/// The namespace of the operators' types.
///
/// The methods and initialisers that only put a chain together are transparent: a client's compiler puts them in place before
/// it specialises anything. As mere inlinable functions each is specialised for its whole chain first, which takes longer, and
/// 6.3's optimiser crashes on chains of 28 operators (`compile-time` among the benchmarks compiles one).
public enum Publishers {}
