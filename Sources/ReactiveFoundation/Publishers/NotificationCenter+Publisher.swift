import Foundation

extension NotificationCenter {
    /// Returns a publisher of a center's notifications. See ``Publisher``.
    ///
    /// ```swift
    /// let name = Notification.Name("saved")
    /// let subscription = NotificationCenter.default.publisher(for: name).sink { print($0.name.rawValue) }
    /// NotificationCenter.default.post(name: name, object: nil) // prints "saved"
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications; nil for all senders.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher that delivers a center's notifications while they are posted, on the posting thread.
    ///
    /// - Demand: A notification without demand is dropped. A request for no values is allowed.
    /// - Order: The subscribers of equal publishers (same center, name and object) receive a notification in order of
    ///   subscription, serially, also if several threads post. Apple's documentation doesn't define this.
    /// - Completion: Never completes and never fails.
    /// - Lifetime: The center is observed until the last subscription is cancelled or released.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The center that posts the notifications.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The sender of the notifications; nil for all senders. Retained.
        public let object: AnyObject?

        /// Creates a publisher of a center's notifications.
        ///
        /// - Parameters:
        ///   - center: The center that posts the notifications.
        ///   - name: The name of the notifications.
        ///   - object: The sender of the notifications; nil for all senders.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let source = NotificationSource.join(self)
            ExternalSourceSubscription("NotificationCenter Observer", of: source.subject, toleratesNone: true)
                .connect(subscriber, to: .init(onCancel: source.leave))
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
