import Foundation

/// Finds the virtual times that real deadlines stand for.
///
/// `DispatchTime.now() + 4` is on the real clock, which goes on between its being read and the call that it is for. So a
/// deadline counts from the call, and what is a little short of a round delay counts as that. Usually the call comes within a
/// tenth of a millisecond, so that the next whole millisecond is meant; a thread that was held up for longer leaves a
/// delay that is short of none, and is taken for a rounder one: ten milliseconds, a tenth of a second, a second. (What
/// a thread was held up for by whole milliseconds can't be told from a shorter delay.) The order of deadlines that were asked
/// for at one virtual time is always kept.
struct RealDeadlines {
    /// Round delays, how much may be missing to one, and from which delay on they are tried: frames at 60 and 30 a second aren't
    /// mistaken for one. In nanoseconds.
    private static let round: [(unit: Int64, slack: Int64, least: Int64)] = [
        (1_000_000, 100_000, 0), (10_000_000, 2_000_000, 0), (100_000_000, 5_000_000, 0),
        (1_000_000_000, 50_000_000, 2_000_000_000),
    ]
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
        for (unit, slack, least) in round where delay >= least && delay < .max - unit {
            let rest = delay % unit
            if rest == 0 { return delay }
            if unit - rest <= slack { return delay + unit - rest }
        }
        return delay
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
