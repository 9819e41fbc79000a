/// A subscription that can be given up: its publisher lets go of it, but no `cancel` is seen or passed on.
///
/// A subscriber that has got the one value that it wanted leaves its subscription, uncancelled, as in Combine. The
/// publisher may live for long, and would collect such subscriptions.
package protocol Abandonable: Subscription {
    func abandon()
}

extension Subscription {
    /// Gives this up, if it is one of this package's. Others stay as they are.
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

extension Junction: Abandonable {
    final func abandon() { close(abandoning: true) }
}

extension Succession: Abandonable {
    final func abandon() {
        takeAtEnd()?.abandonIfPossible()
        dismantle()
    }
}
