import Foundation

extension NotificationCenter {
    /// Returns the notifications of a name, from the call on.
    ///
    /// ```swift
    /// for await notification in NotificationCenter.default.notifications(named: .saved) {
    ///     print(notification)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender; nil for any.
    public func notifications(
        named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
    ) -> Notifications {
        Notifications(self, name, object)
    }

    /// The notifications of a name. The latest seven that nobody has awaited are kept.
    ///
    /// `@unchecked Sendable` is sound: the properties don't change, the observation is only used to end it, and
    /// notifications are handed to one consumer.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        /// A notification on its way to its consumer. `@unchecked Sendable` is sound: posted notifications don't
        /// change.
        private struct Box: @unchecked Sendable {
            let notification: Notification
        }

        private let center: NotificationCenter
        private let observation: any NSObjectProtocol
        private let stream: AsyncStream<Box>

        fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: (any AnyObject & Sendable)?)
        {
            let (stream, continuation) = AsyncStream.makeStream(of: Box.self, bufferingPolicy: .bufferingNewest(7))
            self.center = center
            self.stream = stream
            observation = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Box(notification: $0))
            }
        }

        deinit { center.removeObserver(observation) }

        /// Returns an iterator. Several iterators share the notifications.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// An iterator of notifications.
        public struct Iterator: AsyncIteratorProtocol {
            /// The observation ends with the last iterator.
            private let sequence: Notifications
            private var base: AsyncStream<Box>.Iterator

            fileprivate init(_ sequence: Notifications) {
                self.sequence = sequence
                base = sequence.stream.makeAsyncIterator()
            }

            /// Returns the next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await base.next()?.notification }
        }
    }
}
