/// The connection of one subscriber to a publisher: how it asks for values, and how it stops.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values, in addition to those asked for before (C1). May be called from any thread, also while
    /// a value is being delivered. Asking for `.none` is a programmer's error and traps.
    func request(_ demand: Subscribers.Demand)

    /// Whether the publisher is known to deliver one value at a time, and to let go of its subscriber when this is
    /// cancelled. `sink` takes less care of such a publisher's values. Subscriptions from outside have nothing to do
    /// with it.
    var _deliversSerially: Bool { get }
}

extension Subscription {
    public var _deliversSerially: Bool { false }
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
    /// A subscription of something that has nothing to deliver.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, Sendable, CustomStringConvertible {
    /// One for all: nothing tells two of them apart.
    private static let identifier = CombineIdentifier()
    var combineIdentifier: CombineIdentifier { Self.identifier }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
}
