import Foundation

// Which queues and loops follow a virtual clock: the main ones, and the run loop of the calling thread, which a program
// takes for the main one.

extension VirtualClock {
    /// The current clock, if what is scheduled on the queue is to follow it.
    package static func governing(_ queue: DispatchQueue) -> VirtualClock? {
        guard let current, queue.isMain else { return nil }
        return current
    }

    static func governing(_ loop: RunLoop) -> VirtualClock? {
        guard let current, loop === RunLoop.main || loop === RunLoop.current else { return nil }
        return current
    }

    static func governing(_ queue: OperationQueue) -> VirtualClock? {
        guard let current, queue === OperationQueue.main else { return nil }
        return current
    }
}

extension DispatchQueue {
    /// Whether this is the main queue. Not every system has one and the same object for it each time.
    fileprivate var isMain: Bool { getSpecific(key: mainQueueMark) != nil }
}

/// Whether the calling code runs on the main queue, so on the main actor.
package var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

private let mainQueueMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
}()

extension VirtualClock {
    /// Schedules something that a group has until it was done.
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
