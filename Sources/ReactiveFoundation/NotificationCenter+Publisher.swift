import Foundation

extension NotificationCenter {
    /// Delivers the notifications of a name, as they are posted and on the posting thread; drops them when nobody
    /// asks, and never completes (C23).
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

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
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let target = subject
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                target.send($0)
            }
            subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
                .receive(subscriber: subscriber)
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.center === right.center && left.name == right.name && left.object === right.object
    }
}
