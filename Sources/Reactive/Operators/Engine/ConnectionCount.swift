/// A reference count of a shared connection. The connection is made for the first subscriber, after its subscription,
/// and cancelled when all subscribers have left.
///
/// A session is the lifetime of one connection. A link is one subscriber's membership in a session; it leaves once.
///
/// As in Combine, a subscriber that arrives inside another's `receive(subscription:)`, before there is a connection,
/// makes a connection of its own. The outer subscriber's connection then replaces it, and the inner session's first
/// link isn't counted any more.
///
///     session.count = links that haven't left, of this session and of those that it succeeds
///     session.connection ≠ nil ⇒ session.count > 0;   current ≠ nil ⇒ current.count > 0
///
/// All state is guarded by the lock of `current`; connecting and cancelling happen outside of it.
@usableFromInline
final class ConnectionCount {
    fileprivate final class Session {
        fileprivate var count = 1
        fileprivate var connection: (any Cancellable)?
        fileprivate var isConnecting = false
        fileprivate let thread = ThreadIdentity.current
        fileprivate var successor: Session?
    }
    @usableFromInline
    final class Link {
        fileprivate let session: Session
        fileprivate var hasLeft = false
        /// Whether the subscriber must call `connect` after its subscription.
        @usableFromInline let isFirst: Bool

        fileprivate init(session: Session, isFirst: Bool) {
            self.session = session
            self.isFirst = isFirst
        }
    }
    private let current = Lock<Session?>(nil)

    @usableFromInline init() {}

    /// Adds a subscriber to the current session, or to a new one if there is none.
    @usableFromInline
    func join() -> Link {
        let me = ThreadIdentity.current
        return current.withLockUnchecked { current in
            if let session = current, session.isConnecting || session.thread != me {
                session.count += 1
                return Link(session: session, isFirst: false)
            }
            let session = Session()
            current = session
            return Link(session: session, isFirst: true)
        }
    }

    /// Connects for a first link, unless all links have left. If they leave during `makeConnection`, the connection is
    /// cancelled when `makeConnection` announces it, or else when it returns it.
    @usableFromInline
    func connect(_ link: Link, _ makeConnection: (_ announce: (any Cancellable) -> Void) -> any Cancellable) {
        let session = link.session
        let isWanted = current.withLockUnchecked { _ in
            session.isConnecting = session.count > 0
            return session.isConnecting
        }
        guard isWanted else { return }
        let connection = makeConnection { early in
            let isUnused = current.withLockUnchecked { _ in
                if session.count > 0 { session.connection = early }
                return session.count == 0
            }
            if isUnused { early.cancel() }
        }
        let (unused, replaced) = current.withLockUnchecked { current -> ((any Cancellable)?, (any Cancellable)?) in
            guard session.count > 0 else { return (connection, nil) }
            // `connection` also cancels what was announced.
            session.connection = connection
            guard let inner = current, inner !== session else {
                current = session
                return (nil, nil)
            }
            current = session
            inner.successor = session
            session.count += inner.count - 1
            return (nil, inner.connection.take())
        }
        unused?.cancel()
        _ = consume replaced
    }

    /// Removes a subscriber; disconnects after the last one.
    @usableFromInline
    func leave(_ link: Link) {
        let connection = current.withLockUnchecked { current -> (any Cancellable)? in
            if link.hasLeft { return nil }
            link.hasLeft = true
            var session = link.session
            if link.isFirst, session.successor != nil { return nil }
            while let next = session.successor { session = next }
            session.count -= 1
            guard session.count == 0 else { return nil }
            if current === session { current = nil }
            return session.connection.take()
        }
        connection?.cancel()
    }

    func checkInvariants() {
        current.withLockUnchecked { current in
            guard let current else { return }
            precondition(current.count > 0 && current.successor == nil)
        }
    }
}
