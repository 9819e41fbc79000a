import Foundation

/// Finds the virtual times that real deadlines stand for.
///
/// `DispatchTime.now() + 4` is on the real clock, which goes on between its being read and the call that it is for. So a
/// deadline counts from the call, and what is less than a tenth of a millisecond short of a whole millisecond counts as
/// that. A thread may be held up for longer, though; but the order of deadlines that were asked for at one
/// virtual time is always kept.
struct RealDeadlines {
    private static let millisecond: Int64 = 1_000_000
    private static let slack: Int64 = 100_000
    private static let limit = 64

    /// Those that were asked for at this time; the newest, if they are many.
    private var known: [(deadline: Int64, due: VirtualClock.Instant)] = []

    init() {}

    /// - Parameters:
    ///   - deadline: on a real clock, in nanoseconds.
    ///   - realNow: on the same clock.
    mutating func due(_ deadline: Int64, realNow: Int64, now: VirtualClock.Instant) -> VirtualClock.Instant {
        let delay = max(0, deadline.subtracting(clamping: realNow))
        var due = now.advanced(by: .nanoseconds(Self.snapped(delay)))
        for other in known where other.deadline <= deadline { due = max(due, other.due) }
        if known.count == Self.limit { known.removeFirst() }
        known.append((deadline, due))
        return due
    }

    static func snapped(_ delay: Int64) -> Int64 {
        let rest = delay % millisecond
        guard rest > 0, millisecond - rest <= slack, delay < .max - millisecond else { return delay }
        return delay + millisecond - rest
    }
}

extension VirtualClock {
    /// When something is due that was asked for by a deadline on the real dispatch clock.
    package func due(atReal deadline: DispatchTime) -> Instant {
        due(Int64(clamping: deadline.uptimeNanoseconds), realNow: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// When something is due that was asked for by a deadline on the real wall clock.
    package func due(atReal deadline: DispatchWallTime) -> Instant {
        // Wall times are the negated nanoseconds since 1970.
        due(
            Int64(0).subtracting(clamping: Int64(bitPattern: deadline.rawValue)),
            realNow: Int64(0).subtracting(clamping: Int64(bitPattern: DispatchWallTime.now().rawValue)))
    }

    /// When something is due that was asked for by a deadline which is so far away on a real clock.
    package func due(inReal delay: Duration) -> Instant {
        let realNow = Int64(clamping: DispatchTime.now().uptimeNanoseconds)
        return due(realNow.adding(clamping: delay.inNanoseconds), realNow: realNow)
    }

    private func due(_ deadline: Int64, realNow: Int64) -> Instant {
        state.withLockUnchecked { $0.deadlines.due(deadline, realNow: realNow, now: $0.now) }
    }
}
