import Foundation

// The compiler prefers the methods below to Dispatch's own for calls with a closure, because they have fewer
// parameters, none with a default value. On the main queue they use the current virtual clock, if there is one;
// otherwise they call Dispatch. Overloads for work items, or with all parameters, would be ambiguous.

extension DispatchQueue {
    /// Runs a closure on the queue; on the main queue of a host with a virtual clock at the end of the current event.
    ///
    /// - Parameter work: The closure.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: nil, qos: .unspecified, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, work)
    }

    /// Runs a closure on the queue, like `async(execute:)`.
    ///
    /// - Parameters:
    ///   - qos: The quality of service; it is ignored under a virtual clock.
    ///   - work: The closure.
    public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: nil, qos: qos, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, work)
    }

    /// Runs a closure on the queue as a member of a group, like `async(execute:)`.
    ///
    /// - Parameters:
    ///   - group: The group, which the closure leaves when it has run.
    ///   - work: The closure.
    public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: group, qos: .unspecified, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, within: group, work)
    }

    /// Runs a closure on the queue at a time; on the main queue of a host with a virtual clock when that clock reaches
    /// the time.
    ///
    /// The deadline is on the real clock: its distance from the time of the call counts. A distance less than 0.1
    /// milliseconds short of a whole millisecond is rounded up; after an interruption of the thread, a longer one.
    ///
    /// ```swift
    /// DispatchQueue.main.asyncAfter(deadline: .now() + 2) { showHint() }
    /// ```
    ///
    /// - Parameters:
    ///   - deadline: The time.
    ///   - work: The closure.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }

    /// Runs a closure on the queue at a time, like `asyncAfter(deadline:execute:)`.
    ///
    /// - Parameters:
    ///   - deadline: The time.
    ///   - qos: The quality of service; it is ignored under a virtual clock.
    ///   - work: The closure.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = VirtualClock.governing(self) else {
            return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
        }
        clock.schedule(at: clock.due(atReal: deadline), work)
    }

    /// Runs a closure on the queue at a time of the wall clock, like `asyncAfter(deadline:execute:)`.
    ///
    /// - Parameters:
    ///   - wallDeadline: The time.
    ///   - work: The closure.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
    }

    /// Runs a closure on the queue at a time of the wall clock, like `asyncAfter(deadline:execute:)`.
    ///
    /// - Parameters:
    ///   - wallDeadline: The time.
    ///   - qos: The quality of service; it is ignored under a virtual clock.
    ///   - work: The closure.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS,
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = VirtualClock.governing(self) else {
            return asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: [], execute: work)
        }
        clock.schedule(at: clock.due(atReal: wallDeadline), work)
    }
}
