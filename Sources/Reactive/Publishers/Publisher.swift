/// A type that delivers values over time to subscribers, and at most one completion to each.
///
/// A subscriber receives a subscription first. Then it receives values, serially and never more than it has requested.
/// Nothing follows a completion, or a cancellation by the receiving thread. Publishers aren't bound to an actor: values
/// arrive on the thread that sends them, unless an operator such as `receive(on:)` changes it.
///
/// ```swift
/// struct Countdown: Publisher {
///     typealias Output = Int
///     typealias Failure = Never
///     let start: Int
///
///     func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
///         (0...start).reversed().publisher.subscribe(subscriber)
///     }
/// }
///
/// let subscription = Countdown(start: 2).sink { print($0) } // prints 2, 1, 0
/// ```
///
/// The rules are listed in <doc:PublisherContract>.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error in a failure; `Never` if the publisher can't fail.
    associatedtype Failure: Error

    /// Connects a subscriber. Clients call `subscribe(_:)` instead.
    ///
    /// - Parameter subscriber: The subscriber, which must receive a subscription first.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Connects a subscriber. It receives a subscription, and then the values that it requests.
    ///
    /// - Parameter subscriber: The subscriber.
    @_transparent
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Connects a subject, which passes values and the completion to its own subscribers.
    ///
    /// ```swift
    /// let subject = PassthroughSubject<Int, Never>()
    /// let printing = subject.sink { print($0) }
    /// let connection = [1, 2].publisher.subscribe(subject) // prints 1, 2
    /// ```
    ///
    /// - Parameter subject: The subject; retained until the end.
    /// - Returns: The connection; cancelling or releasing it disconnects the subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let relay = SubjectSubscriber(subject)
        subscribe(relay)
        return AnyCancellable(relay)
    }
}

// Methods and initializers that only build a chain are transparent: a client's compiler inlines them before it
// specialises anything. As inlinable functions, each would first be specialised for its whole chain, which takes
// longer. The optimiser of Swift 6.3 even crashes on chains of 28 operators (the benchmark `compile-time` compiles
// one).

/// The namespace of the types that operators return.
public enum Publishers {}
