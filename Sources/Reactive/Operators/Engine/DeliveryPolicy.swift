/// How a scheduled operator handles demand and unusual cancellations. Operators differ here as they do in Combine.
@usableFromInline
struct DeliveryPolicy {
    @usableFromInline
    enum Demand {
        /// Downstream's demand is forwarded to upstream.
        case relay
        /// Demand is counted by the operator; a value that is due without demand is dropped.
        case drop
        /// Demand is counted by the operator; values wait for it.
        case keep
    }
    @usableFromInline let demand: Demand
    /// Whether cancelling before the subscription arrives has an effect: the subscription is then cancelled on arrival.
    @usableFromInline let countsEarlyCancel: Bool
    /// Whether a scheduled completion is delivered even if downstream cancels before it is due.
    @usableFromInline let completesAnyway: Bool

    @inlinable @inline(__always)
    init(_ demand: Demand, countsEarlyCancel: Bool = true, completesAnyway: Bool = false) {
        self.demand = demand
        self.countsEarlyCancel = countsEarlyCancel
        self.completesAnyway = completesAnyway
    }

    /// The policy of `receive(on:options:)` and `delay`.
    @inlinable @inline(__always)
    static var forwarding: DeliveryPolicy { DeliveryPolicy(.relay, countsEarlyCancel: false, completesAnyway: true) }
}
