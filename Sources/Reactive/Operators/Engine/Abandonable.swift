/// A subscription that can be abandoned: its publisher releases it, but no `cancel` is observed or forwarded.
///
/// A subscriber that has received the one value it requested abandons its subscription; Combine doesn't cancel there
/// either. Without this, a long-lived publisher would accumulate such subscriptions.
package protocol Abandonable: Subscription {
    /// Makes the publisher release this subscription, without a cancellation.
    func abandon()
}

extension Subscription {
    /// Abandons this subscription if it is one of this package's. Other subscriptions stay unchanged.
    package func abandonIfPossible() { (self as? any Abandonable)?.abandon() }
}

extension HubSubscription: Abandonable {
    func abandon() { cancel() }
}

extension DemandDrivenSource: Abandonable {
    func abandon() { stop() }
}

extension AsyncPuller: Abandonable {
    func abandon() { cancel() }
}

extension Conduit: Abandonable {
    final func abandon() { endTaking().upstream?.abandonIfPossible() }
}

extension SerialCoordinator: Abandonable {
    final func abandon() { close(abandoning: true) }
}

extension SequentialUpstreams: Abandonable {
    final func abandon() {
        takeAtEnd()?.abandonIfPossible()
        releaseState()
    }
}
