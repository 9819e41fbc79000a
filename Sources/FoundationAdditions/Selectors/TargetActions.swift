#if !canImport(Darwin)
    import Dispatch
    import Foundation

    // Foundation's functions with a target and a selector, which Foundation lacks without the Objective-C runtime.

    extension NotificationCenter {
        /// Calls a method of an object for each notification, until the object is released or removed. The method is
        /// called on the posting thread if that is the main thread, otherwise later on the main thread.
        ///
        /// - Parameters:
        ///   - observer: The object. It isn't retained.
        ///   - aSelector: The method. It receives the notification if it has a parameter.
        ///   - aName: The name of the notifications; nil for each.
        ///   - anObject: The sender of the notifications; nil for each.
        public func addObserver(
            _ observer: AnyObject, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
        ) {
            let target = WeakTarget(observer)
            let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
                let notification = UncheckedSendable(notification)
                onMain {
                    guard let observer = target.object else { return }
                    aSelector(on: observer, notification.value)
                }
            }
            SelectorObservers.shared.add(token, of: observer, in: self, name: aName)
        }

        /// Removes all observations of an object in this center.
        ///
        /// - Parameter observer: The object that was added with a selector, or the token of a closure.
        public func removeObserver(_ observer: AnyObject) {
            for token in SelectorObservers.shared.remove(observer, from: self, name: nil) {
                removeObserver(token as Any)
            }
            removeObserver(observer as Any)
        }

        /// Removes the observations of an object for a name in this center.
        ///
        /// - Parameters:
        ///   - observer: The object that was added with a selector, or the token of a closure.
        ///   - aName: The name of the notifications; nil for all.
        ///   - anObject: The sender of the notifications; it is ignored.
        public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
            for token in SelectorObservers.shared.remove(observer, from: self, name: aName) {
                removeObserver(token as Any)
            }
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }

    extension Timer {
        /// Creates a timer that calls a method of an object, and schedules it on the current run loop.
        ///
        /// - Parameters:
        ///   - ti: The seconds between two calls.
        ///   - aTarget: The object. It is retained until the timer is invalidated.
        ///   - aSelector: The method. It receives the timer if it has a parameter.
        ///   - userInfo: Has no effect here.
        ///   - yesOrNo: Whether the timer repeats.
        /// - Returns: The timer.
        @discardableResult
        public class func scheduledTimer(
            timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) -> Timer {
            scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call(aSelector, on: aTarget))
        }

        /// Creates a timer that calls a method of an object.
        ///
        /// - Parameters:
        ///   - ti: The seconds between two calls.
        ///   - aTarget: The object. It is retained until the timer is invalidated.
        ///   - aSelector: The method. It receives the timer if it has a parameter.
        ///   - userInfo: Has no effect here.
        ///   - yesOrNo: Whether the timer repeats.
        public convenience init(
            timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: Any?,
            repeats yesOrNo: Bool
        ) {
            self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.call(aSelector, on: aTarget))
        }

        private class func call(_ selector: Selector, on target: AnyObject) -> @Sendable (Timer) -> Void {
            let target = UncheckedSendable(target)
            return { timer in
                let timer = UncheckedSendable(timer)
                onMain { selector(on: target.value, timer.value) }
            }
        }
    }

    extension NSObject {
        /// Calls a method of the object.
        ///
        /// - Parameters:
        ///   - aSelector: The method.
        ///   - object: The argument; nil for none.
        @MainActor
        @discardableResult
        public func perform(_ aSelector: Selector, with object: Any? = nil) -> Any? { aSelector(on: self, object) }

        /// Calls a method of the object later, on the main queue.
        ///
        /// - Parameters:
        ///   - aSelector: The method.
        ///   - anArgument: The argument; nil for none.
        ///   - delay: The seconds until the call.
        @MainActor
        public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
            let argument = UncheckedSendable(anArgument)
            let target = UncheckedSendable(self)
            let request = DelayedRequests.add(aSelector, self)
            onMainQueue(after: delay) {
                if DelayedRequests.take(request) { aSelector(on: target.value, argument.value) }
            }
        }

        /// Cancels all later calls of an object's methods.
        ///
        /// - Parameter aTarget: The object.
        @MainActor
        public class func cancelPreviousPerformRequests(withTarget aTarget: AnyObject) {
            DelayedRequests.cancel(aTarget, nil)
        }

        /// Cancels the later calls of an object's method.
        ///
        /// - Parameters:
        ///   - aTarget: The object.
        ///   - aSelector: The method.
        ///   - anArgument: The argument; it is ignored.
        @MainActor
        public class func cancelPreviousPerformRequests(
            withTarget aTarget: AnyObject, selector aSelector: Selector, object anArgument: Any?
        ) {
            DelayedRequests.cancel(aTarget, aSelector)
        }
    }

    /// Runs an action at once on the main thread, or later there.
    private func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isOnMainQueue {
            MainActor.assumeIsolated(action)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }

    /// The calls that `perform(_:with:afterDelay:)` makes later.
    ///
    /// Invariant: a request is in `pending` until it is performed or cancelled.
    @MainActor
    private enum DelayedRequests {
        private static var pending: [Int: (selector: Selector, target: ObjectIdentifier)] = [:]
        private static var last = 0

        static func add(_ selector: Selector, _ target: AnyObject) -> Int {
            last += 1
            pending[last] = (selector, ObjectIdentifier(target))
            return last
        }

        /// Returns whether the request wasn't cancelled, and forgets it.
        static func take(_ request: Int) -> Bool { pending.removeValue(forKey: request) != nil }

        static func cancel(_ target: AnyObject, _ selector: Selector?) {
            let id = ObjectIdentifier(target)
            pending = pending.filter { _, request in
                request.target != id || selector.map { $0 != request.selector } ?? false
            }
        }
    }

    /// The observations that were added with a selector.
    ///
    /// Invariant: a token is in `observations` until its observer is removed; the entries of released observers are
    /// dropped, and their tokens removed from their center, when another one is added.
    private final class SelectorObservers: Sendable {
        struct Observation: @unchecked Sendable {
            let token: any NSObjectProtocol
            let observer: WeakTarget
            let center: ObjectIdentifier
            let removal: () -> Void
            let name: NSNotification.Name?
        }

        static let shared = SelectorObservers()

        private let observations = Lock<[Observation]>([])

        func add(
            _ token: any NSObjectProtocol, of observer: AnyObject, in center: NotificationCenter,
            name: NSNotification.Name?
        ) {
            let observation = Observation(
                token: token, observer: WeakTarget(observer), center: ObjectIdentifier(center),
                removal: { [weak center] in center?.removeObserver(token as Any) }, name: name)
            let released = observations.withLock { observations in
                let released = observations.filter { $0.observer.object == nil }
                observations.removeAll { $0.observer.object == nil }
                observations.append(observation)
                return released
            }
            for observation in released { observation.removal() }
        }

        /// Forgets the observations of an object and returns their tokens.
        func remove(
            _ observer: AnyObject, from center: NotificationCenter, name: NSNotification.Name?
        ) -> [any NSObjectProtocol] {
            let id = ObjectIdentifier(center)
            return observations.withLock { observations in
                func isWanted(_ observation: Observation) -> Bool {
                    observation.observer.object === observer && observation.center == id
                        && (name == nil || observation.name == name)
                }
                let found = observations.filter(isWanted).map(\.token)
                observations.removeAll(where: isWanted)
                return found
            }
        }
    }

    /// A weak reference to an object of any isolation. It is only compared, or used on the main actor.
    private struct WeakTarget: @unchecked Sendable {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }
#endif
