import Foundation

/// One observer of a center for all subscribers of equal publishers. Some systems' centers keep no order; this delivers
/// in order of subscription.
///
///     in `all`  ⇔  subscriberCount > 0  ⇔  token ≠ nil
///
/// The lock of `all` guards `subscriberCount` and `token`. It is held while the center adds the observer, so every
/// source found in `all` observes. It is never held while a notification is posted or an observer is released.
///
/// `@unchecked`: that lock guards the mutable state; the rest is constant or guarded by the subject.
final class NotificationSource: @unchecked Sendable {
    private struct Key: Hashable {
        let center: ObjectIdentifier
        let name: Notification.Name
        let object: ObjectIdentifier?

        init(_ publisher: NotificationCenter.Publisher) {
            center = ObjectIdentifier(publisher.center)
            name = publisher.name
            object = publisher.object.map { ObjectIdentifier($0) }
        }
    }
    private static let all = Lock<[Key: NotificationSource]>([:])

    let subject = PassthroughSubject<Notification, Never>()
    /// Retains the center and the object, so that their identities aren't reused.
    private let publisher: NotificationCenter.Publisher
    private var subscriberCount = 0
    private var token: (any NSObjectProtocol)?

    private init(_ publisher: NotificationCenter.Publisher) { self.publisher = publisher }

    /// Returns a publisher's source and adds a subscriber to it. Each call requires a call of `leave()`.
    static func join(_ publisher: NotificationCenter.Publisher) -> NotificationSource {
        all.withLockUnchecked { all in
            let source = all[Key(publisher)] ?? NotificationSource(publisher)
            if source.subscriberCount == 0 {
                all[Key(publisher)] = source
                source.observe()
            }
            source.subscriberCount += 1
            return source
        }
    }

    /// Removes a subscriber. The last one ends the observation.
    func leave() {
        let unused = Self.all.withLockUnchecked { all -> (any NSObjectProtocol)? in
            subscriberCount -= 1
            guard subscriberCount == 0 else { return nil }
            all[Key(publisher)] = nil
            return token.take()
        }
        if let unused { publisher.center.removeObserver(unused) }
    }

    private func observe() {
        if publisher.name == UserDefaults.didChangeNotification { FoundationMethods.replace() }
        token = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [self] notification in subject.send(notification)
        }
    }
}
