import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name and, if there is one, an object (C23).
    ///
    /// Each comes while it is posted, on the posting thread; one that a subscriber hasn't asked for is dropped. Never
    /// completes. The observer is removed when the subscriber cancels or lets go of its subscription.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers a centre's notifications (C23). Two are equal if centre, name and object are the same.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let feed = Feed<Notification, Never>("NotificationCenter Observer", toleratesNone: true)
            let token = center.addObserver(forName: name, object: object, queue: nil) { [weak feed] in feed?.send($0) }
            feed.connect(subscriber, to: .init(onCancel: { [center] in center.removeObserver(token) }))
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
