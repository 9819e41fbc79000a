// Where a program calls these methods of Dispatch's with a closure, the compiler takes the ones below, because they have fewer parameters,
// none of them with a default. They follow a virtual clock that is current, if the queue is the main one; else they are Dispatch's.
// There can be none for work items, nor with all parameters: they would be ambiguous with Dispatch's.

extension DispatchQueue {
    /// Has something done by the queue; by the main queue at the end of the host's current event, if the host has a virtual clock.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: nil, qos: .unspecified, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, work)
    }

    /// `async(execute:)`. Under a virtual clock the quality of service makes no difference.
    public func async(qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: nil, qos: qos, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, work)
    }

    /// `async(execute:)`. The group has the work until it was done.
    public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = VirtualClock.governing(self) else {
            return async(group: group, qos: .unspecified, flags: [], execute: work)
        }
        clock.schedule(at: clock.now, within: group, work)
    }

    /// Has something done by the queue at a time; by the main queue when the host's clock has got so far, if that is a virtual one.
    ///
    /// Deadlines are on the real clock: how far they are away counts, when this is called. What is less than a tenth of a millisecond short of
    /// a whole millisecond counts as that.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }

    /// `asyncAfter(deadline:execute:)`. Under a virtual clock the quality of service makes no difference.
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = VirtualClock.governing(self) else {
            return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
        }
        clock.schedule(at: clock.due(atReal: deadline), work)
    }

    /// `asyncAfter(deadline:execute:)`, by the wall clock.
    public func asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, execute: work)
    }

    /// `asyncAfter(wallDeadline:execute:)`. Under a virtual clock the quality of service makes no difference.
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
