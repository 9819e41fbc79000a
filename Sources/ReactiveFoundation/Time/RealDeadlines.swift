import Foundation

/// Converts deadlines on a real clock to virtual times.
///
/// `DispatchTime.now() + 4` is a time of the real clock, which advances between reading it and using the deadline. A
/// deadline therefore counts from the call, and a delay slightly below a round one is rounded up to it.
///
/// Usually the call follows within 0.1 ms, so the next whole millisecond is meant. A thread that was held up since its
/// event began may have been held up in between: of the delays that are possible then, the roundest is assumed. Some
/// systems don't tell how long a thread was held up; a delay that isn't near a whole millisecond is therefore rounded
/// up to 10 ms, 0.1 s or 1 s if it is slightly below. Deadlines requested at one virtual time always keep their order.
struct RealDeadlines {
    /// The greatest time between reading the clock and the call if the thread isn't held up, in nanoseconds.
    private static let briefly: Int64 = 100_000
    /// Round delays in nanoseconds: the unit, the greatest difference that is rounded up, and the least delay to which
    /// the unit applies. The intervals of 60 and 30 frames per second aren't rounded to another unit.
    private static let round: [(unit: Int64, slack: Int64, least: Int64)] = [
        (10_000_000, 2_000_000, 0), (100_000_000, 5_000_000, 0), (1_000_000_000, 50_000_000, 2_000_000_000),
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
    ///   - heldUp: The time for which the thread may have been held up since the deadline was computed, in nanoseconds.
    mutating func due(
        _ deadline: Int64, realNow: Int64, now: VirtualClock.Instant, heldUp: Int64 = 0
    ) -> VirtualClock.Instant {
        let delay = max(0, deadline.subtracting(clamping: realNow))
        var due = now.advanced(by: .nanoseconds(Self.snapped(delay, heldUp: heldUp)))
        for other in known where other.deadline <= deadline { due = max(due, other.due) }
        if known.count == Self.limit { known.removeFirst() }
        known.append((deadline, due))
        return due
    }

    /// Returns the delay that was meant, at least the given one. In nanoseconds.
    ///
    /// - Parameters:
    ///   - delay: The rest of the delay.
    ///   - heldUp: The time for which the thread may have been held up meanwhile.
    static func snapped(_ delay: Int64, heldUp: Int64 = 0) -> Int64 {
        // What the system does to stop and resume a thread counts as the thread's own time.
        let uncertainty = briefly.adding(clamping: heldUp.adding(clamping: heldUp / 4))
        return roundest(from: delay, to: delay.adding(clamping: uncertainty)) ?? slightlyBelowRound(delay)
    }

    /// Returns the multiple of 1, 5, 10, 50, … milliseconds in a range for the largest such unit, the least one of
    /// several; nil if the range has no whole millisecond.
    private static func roundest(from least: Int64, to greatest: Int64) -> Int64? {
        var result: Int64?
        var unit: Int64 = 1_000_000
        var factor: Int64 = 5
        // A multiple of a unit is one of the smaller units too.
        while let multiple = least.roundedUp(toMultipleOf: unit), multiple <= greatest, unit <= .max / 10 {
            result = multiple
            unit *= factor
            factor = factor == 5 ? 2 : 5
        }
        return result
    }

    private static func slightlyBelowRound(_ delay: Int64) -> Int64 {
        for (unit, slack, least) in round where delay >= least {
            if let multiple = delay.roundedUp(toMultipleOf: unit), multiple - delay <= slack { return multiple }
        }
        return delay
    }
}

extension Int64 {
    /// The least multiple of a unit that isn't less than this number, which isn't negative; nil if there is none.
    fileprivate func roundedUp(toMultipleOf unit: Int64) -> Int64? {
        let rest = self % unit
        if rest == 0 { return self }
        let (multiple, overflow) = addingReportingOverflow(unit - rest)
        return overflow ? nil : multiple
    }
}

extension VirtualClock {
    /// Returns the virtual time for a deadline on the real dispatch clock.
    package func due(atReal deadline: DispatchTime) -> Instant {
        due(Int64(clamping: deadline.uptimeNanoseconds), realNow: Int64(clamping: DispatchTime.now().uptimeNanoseconds))
    }

    /// Returns the virtual time for a deadline on the real wall clock.
    package func due(atReal deadline: DispatchWallTime) -> Instant {
        due(atWall: Int64(bitPattern: deadline.rawValue))
    }

    /// Returns the virtual time for a deadline on the real wall clock: its nanoseconds since 1970, negated.
    private func due(atWall rawValue: Int64) -> Instant {
        due(
            Int64(0).subtracting(clamping: rawValue),
            realNow: Int64(0).subtracting(clamping: Int64(bitPattern: DispatchWallTime.now().rawValue)))
    }

    /// Returns the virtual time for a deadline in the form that Dispatch's functions for C take.
    package func due(atDispatch deadline: UInt64) -> Instant {
        if deadline == 0 { return now }
        if deadline == .max { return Instant(nanoseconds: .max) }
        // The highest bit is set in the times of other clocks than that of DispatchTime. In a wall time the next one is
        // set too: it is the nanoseconds since 1970, negated. Otherwise the rest counts from the system's start.
        switch deadline >> 62 {
        case 0b11: return due(atWall: Int64(bitPattern: deadline))
        case 0b10: return due(Int64(deadline & ~(1 << 63)), realNow: timeSinceSystemStart)
        default: return due(atReal: DispatchTime(uptimeNanoseconds: deadline))
        }
    }

    /// Returns the virtual time for a deadline after a delay on a real clock.
    package func due(inReal delay: Duration) -> Instant {
        let realNow = Int64(clamping: DispatchTime.now().uptimeNanoseconds)
        return due(realNow.adding(clamping: delay.inNanoseconds), realNow: realNow)
    }

    private func due(_ deadline: Int64, realNow: Int64) -> Instant {
        let moment = ThreadMoment.current
        return state.withLockUnchecked { state in
            var heldUp: Int64 = 0
            if let index = state.index(of: moment.thread) {
                heldUp = state.running[index].moment.timeHeldUp(until: moment)
                state.running[index].moment = moment
            }
            return state.deadlines.due(deadline, realNow: realNow, now: state.now, heldUp: heldUp)
        }
    }
}

/// The real time since the system's start, including sleep, in nanoseconds.
private var timeSinceSystemStart: Int64 {
    #if os(Linux)
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    #else
        Int64(clamping: DispatchTime.now().uptimeNanoseconds)
    #endif
}
