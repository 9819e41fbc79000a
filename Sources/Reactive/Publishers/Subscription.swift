/// The connection of one subscriber to a publisher. The subscriber uses it to request values and to cancel.
///
/// See <doc:PublisherContract>.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values, in addition to those requested before.
    ///
    /// May be called on any thread, also during a delivery. A request for `.none` is a programming error, and most
    /// publishers trap.
    ///
    /// - Parameter demand: The number of additional values.
    func request(_ demand: Subscribers.Demand)

    /// Whether the publisher delivers serially and releases its subscriber on cancellation. `sink` then calls its
    /// closure without a copy. False unless implemented; clients don't implement it.
    var _deliversSerially: Bool { get }
}

extension Subscription {
    public var _deliversSerially: Bool { false }
}

/// The namespace of ready-made subscriptions and of the list of live ones.
public enum Subscriptions {
    /// A subscription that delivers nothing and ignores requests and cancellation.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, Sendable, CustomStringConvertible {
    /// Shared by all values, which are equal.
    private static let identifier = CombineIdentifier()
    var combineIdentifier: CombineIdentifier { Self.identifier }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}
