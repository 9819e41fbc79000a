import Foundation

extension VirtualClock {
    /// Returns the time of the dispatch clock for a time of this clock.
    package func dispatchTime(at instant: Instant) -> DispatchTime {
        let (sum, overflow) = startUptime.addingReportingOverflow(UInt64(max(0, instant.nanoseconds)))
        return overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: sum)
    }

    /// Returns the time of this clock for a time computed from `dispatchTime`.
    package func instant(at time: DispatchTime) -> Instant {
        let uptime = time.uptimeNanoseconds
        return Instant(
            nanoseconds: uptime >= startUptime
                ? Int64(clamping: uptime - startUptime)
                : Int64(0).subtracting(clamping: Int64(clamping: startUptime - uptime)))
    }

    /// Returns the time of this clock for a date computed from `date`, in whole microseconds, the precision of a date.
    package func instant(at date: Date) -> Instant {
        let microseconds = (date.timeIntervalSince(startDate) * 1_000_000).rounded()
        return Instant(offset: Duration(clamping: microseconds / 1_000_000))
    }
}

extension Duration {
    /// The duration in nanoseconds, rounded, because a duration of 3.9 seconds is a little less, and clamped to the
    /// representable range.
    package var inNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return seconds > 0 ? .max : .min }
        let half: Int64 = attoseconds < 0 ? -500_000_000 : 500_000_000
        return product.adding(clamping: (attoseconds + half) / 1_000_000_000)
    }

    /// The duration in seconds.
    package var inSeconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
    }

    /// Creates a duration of seconds, rounded to nanoseconds. NaN becomes zero; out-of-range values are clamped.
    package init(clamping seconds: TimeInterval) {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        if nanoseconds.isNaN {
            self = .zero
        } else if nanoseconds >= TimeInterval(Int64.max) {
            self = .nanoseconds(Int64.max)
        } else {
            self = .nanoseconds(nanoseconds <= TimeInterval(Int64.min) ? .min : Int64(nanoseconds))
        }
    }
}

extension Int64 {
    func adding(clamping other: Int64) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }

    func subtracting(clamping other: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? (other > 0 ? .min : .max) : difference
    }

    func multiplied(clampingBy other: Int64) -> Int64 {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
    }
}
