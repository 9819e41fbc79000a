import Foundation

/// One observer of a centre for all subscribers of equal publishers, so that they get a notification in the order in
/// which they subscribed (C7): some systems' centres keep no order.
///
///     in `all`  ⇔  subscribers > 0  ⇔  token ≠ nil
///
/// `subscribers` and `token` are guarded by the lock of `all`, which is held while the centre adds the observer, so that
/// who finds a source can rely on it, but never while anything is posted or released.
///
/// `@unchecked`: because of that lock; the rest is constant or the subject's.
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
    /// Keeps the centre and the object, and with them their identities.
    private let publisher: NotificationCenter.Publisher
    private var subscribers = 0
    private var token: (any NSObjectProtocol)?

    private init(_ publisher: NotificationCenter.Publisher) { self.publisher = publisher }

    /// The source of a publisher, for one more subscriber, who must `leave` it.
    static func join(_ publisher: NotificationCenter.Publisher) -> NotificationSource {
        all.withLockUnchecked { all in
            let source = all[Key(publisher)] ?? NotificationSource(publisher)
            if source.subscribers == 0 {
                all[Key(publisher)] = source
                source.observe()
            }
            source.subscribers += 1
            return source
        }
    }

    func leave() {
        let unused = Self.all.withLockUnchecked { all -> (any NSObjectProtocol)? in
            subscribers -= 1
            guard subscribers == 0 else { return nil }
            all[Key(publisher)] = nil
            return token.take()
        }
        if let unused { publisher.center.removeObserver(unused) }
    }

    private func observe() {
        token = publisher.center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
            [self] notification in subject.send(notification)
        }
    }
}
