import Foundation

/// Converts deadlines on a real clock to virtual times.
///
/// `DispatchTime.now() + 4` is a time of the real clock, which advances between reading it and using the deadline. A
/// deadline therefore counts from the call, and a delay slightly below a round one is rounded up to it.
///
/// Usually the call follows within 0.1 ms, so the next whole millisecond is meant. After a longer interruption of the
/// thread a rounder delay is assumed: 10 ms, 0.1 s or 1 s. An interruption by whole milliseconds can't be distinguished
/// from a shorter delay. Deadlines requested at one virtual time always keep their order.
struct RealDeadlines {
    /// Round delays in nanoseconds: the unit, the greatest difference that is rounded up, and the least delay to which
    /// the unit applies. The intervals of 60 and 30 frames per second aren't rounded to another unit.
    private static let round: [(unit: Int64, slack: Int64, least: Int64)] = [
        (1_000_000, 100_000, 0), (10_000_000, 2_000_000, 0), (100_000_000, 5_000_000, 0),
        (1_000_000_000, 50_000_000, 2_000_000_000),
    ]
    private static let limit = 64

    /// The deadlines requested at the current virtual time; at most `limit`, the newest ones.
    private var known: [(deadline: Int64, due: VirtualClock.Instant)] = []

    init() {}

    /// Returns the virtual time for a deadline, not before those of earlier deadlines.
    ///
    /// - Parameters:
    ///   - deadline: The deadline on a real clock, in nanoseconds.
    ///   - realNow: The current time of that clock, in nanoseconds.
    ///   - now: The current virtual time.
    mutating func due(_ deadline: Int64, realNow: Int64, now: VirtualClock.Instant) -> VirtualClock.Instant {
        let delay = max(0, deadline.subtracting(clamping: realNow))
        var due = now.advanced(by: .nanoseconds(Self.snapped(delay)))
        for other in known where other.deadline <= deadline { due = max(due, other.due) }
        if known.count == Self.limit { known.removeFirst() }
        known.append((deadline, due))
        return due
    }

    /// Returns the delay, rounded up to a round one if it is slightly below. In nanoseconds.
    static func snapped(_ delay: Int64) -> Int64 {
        for (unit, slack, least) in round where delay >= least && delay < .max - unit {
            let rest = delay % unit
            if rest == 0 { return delay }
            if unit - rest <= slack { return delay + unit - rest }
        }
        return delay
    }
}

extension VirtualClock {
    /// Returns the virtual time for a deadline on the real dispatch clock.
    package func due(atReal deadline: DispatchTime) -> Instant {
        due(Int64(clamping: deadline.uptimeNanoseconds), realNow: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// Returns the virtual time for a deadline on the real wall clock.
    package func due(atReal deadline: DispatchWallTime) -> Instant {
        // The raw value of a wall time is its nanoseconds since 1970, negated.
        due(
            Int64(0).subtracting(clamping: Int64(bitPattern: deadline.rawValue)),
            realNow: Int64(0).subtracting(clamping: Int64(bitPattern: DispatchWallTime.now().rawValue)))
    }

    /// Returns the virtual time for a deadline after a delay on a real clock.
    package func due(inReal delay: Duration) -> Instant {
        let realNow = Int64(clamping: DispatchTime.now().uptimeNanoseconds)
        return due(realNow.adding(clamping: delay.inNanoseconds), realNow: realNow)
    }

    private func due(_ deadline: Int64, realNow: Int64) -> Instant {
        state.withLockUnchecked { $0.deadlines.due(deadline, realNow: realNow, now: $0.now) }
    }
}
