/// A subject that stores its newest values and replays them to new subscribers. Combine has no such subject.
///
/// ```swift
/// let lines = ReplayingSubject<String, Never>(bufferSize: 2)
/// for line in ["a", "b", "c"] { lines.send(line) }
/// let subscription = lines.sink { print($0) }    // prints "b", "c"
/// lines.send("d")                                // prints "d"
/// ```
///
/// - Demand: A request delivers stored values that the subscriber hasn't had, the oldest first, then new ones as they
///   are sent. A subscriber that hasn't requested misses what is stored no longer, as with ``CurrentValueSubject``; one
///   that has requested misses nothing.
/// - Order: Each subscriber receives the values in the order in which they were sent, each at most once; subscribers
///   receive a value in order of subscription. A value that is sent inside of a delivery is delivered at once, after
///   those before it.
/// - Completion: The first one ends the subject. A subscriber receives it after the stored values that it hasn't had,
///   which wait for its requests; later subscribers, too, and also before a failure.
/// - Upstream: An attached upstream gets an unlimited request at once.
/// - Memory: At most `bufferSize` values, besides those that a delivery under way still needs. They are stored until
///   the subject and its subscriptions are released.
/// - Isolation: Any thread may send, subscribe, request and cancel. A `send` waits for a delivery on another thread,
///   but leaves a subscriber to that thread which is replaying to it; subscribing, requesting and cancelling never
///   wait.
///
/// With `multicast` it shares an upstream together with its newest values:
///
/// ```swift
/// let newest = [1, 2, 3].publisher.multicast { ReplayingSubject(bufferSize: 1) }.autoconnect()
/// ```
///
/// See <doc:PublisherContract>.
public final class ReplayingSubject<Output, Failure: Error>: Subject {
    let hub: HistoryHub<Output, Failure>

    /// Creates a subject without values.
    ///
    /// - Parameter bufferSize: The number of values to store; `Int.max` for all. A number below one counts as one, with
    ///   a diagnostic.
    public init(bufferSize: Int) {
        if bufferSize < 1 {
            Diagnostics.report(
                .invalidInput, "ReplayingSubject got the buffer size \(bufferSize); using 1. Store at least one.")
        }
        hub = HistoryHub(limit: Swift.max(1, bufferSize), name: "ReplayingSubject")
        hub.subject = .passUnretained(self)
    }

    deinit { hub.detachUpstreams() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        hub.attachReplaying(subscriber)
    }

    /// Stores the value and delivers it to all subscribers that have requested one, before it returns. Does nothing
    /// after the completion.
    ///
    /// - Parameter value: The value to deliver.
    public func send(_ value: Output) { hub.record(value) }

    /// Ends the subject, and delivers the completion to the subscribers that have had all stored values. Later calls do
    /// nothing.
    ///
    /// - Parameter completion: The end: finished, or a failure.
    public func send(completion: Subscribers.Completion<Failure>) { hub.send(completion: completion) }

    /// Attaches an upstream and requests everything from it. Cancels it if the subject has ended.
    ///
    /// - Parameter subscription: The upstream's subscription; cancelled when the subject is released.
    public func send(subscription: any Subscription) { hub.attach(subscription, eagerly: true) }
}

/// `@unchecked`: all state is in the hub, guarded by its gate and lock.
extension ReplayingSubject: @unchecked Sendable where Output: Sendable {}
