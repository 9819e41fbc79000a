import Foundation

// The queues and run loops that follow a current virtual clock: the main ones, and the calling thread's run loop, which
// a test may use as its main one.

extension VirtualClock {
    /// The current clock, if the queue follows it; otherwise nil.
    package static func governing(_ queue: DispatchQueue) -> VirtualClock? {
        guard let current = inForce, queue.isMain else { return nil }
        return current
    }

    /// The current clock, if the run loop follows it; otherwise nil.
    static func governing(_ loop: RunLoop) -> VirtualClock? {
        guard let current = inForce, loop === RunLoop.main || loop === RunLoop.current else { return nil }
        return current
    }

    /// The current clock, if the queue follows it; otherwise nil.
    static func governing(_ queue: OperationQueue) -> VirtualClock? {
        guard let current = inForce, queue === OperationQueue.main else { return nil }
        return current
    }
}

extension DispatchQueue {
    /// Whether this is the main queue. Some systems return a new object for it each time, so identity doesn't tell.
    fileprivate var isMain: Bool { getSpecific(key: mainQueueMark) != nil }
}

/// Runs an action on the main queue after a delay: on a virtual clock, if one is in force, after exactly that delay.
///
/// A deadline on a real clock would be a guess there, since time passes until it is used.
///
/// - Parameters:
///   - seconds: The delay; a negative one, or NaN, counts as zero.
///   - action: The closure that runs on the main actor. A caller on another thread hands it over.
package func onMainQueue(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    let queue = DispatchQueue.main
    let delay = seconds > 0 ? seconds : 0
    queue.schedule(after: queue.now.advanced(by: .seconds(delay))) { MainActor.assumeIsolated(action) }
}

/// Whether the current code runs on the main queue, and therefore on the main actor.
package var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

private let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

extension VirtualClock {
    /// Schedules an action that is in a dispatch group until it has run.
    package func schedule(at due: Instant, within group: DispatchGroup?, _ action: @escaping () -> Void) {
        guard let group else {
            schedule(at: due, action)
            return
        }
        group.enter()
        schedule(at: due) {
            action()
            group.leave()
        }
    }
}
