import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name and, if there is one, an object (C23). See `Publisher`.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers a centre's notifications, each while it is posted, on the posting thread (C23).
    ///
    /// What a subscriber hasn't asked for is dropped, and asking for nothing is no error. Never completes. The
    /// subscribers of equal publishers (of the same centre, name and object) get a notification in the order in which
    /// they subscribed (C7), and one after the other also when it is posted on several threads. It isn't observed any
    /// more when all have cancelled or let go of their subscriptions.
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
            let source = NotificationSource.join(self)
            Feed("NotificationCenter Observer", of: source.subject, toleratesNone: true)
                .connect(subscriber, to: .init(onCancel: source.leave))
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
