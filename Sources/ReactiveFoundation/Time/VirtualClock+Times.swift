import Foundation

extension VirtualClock {
    /// A time of this clock on the dispatch clock.
    package func dispatchTime(at instant: Instant) -> DispatchTime {
        let (sum, overflow) = startUptime.addingReportingOverflow(UInt64(max(0, instant.nanoseconds)))
        return overflow ? .distantFuture : DispatchTime(uptimeNanoseconds: sum)
    }

    /// What a time that was reckoned from `dispatchTime` is on this clock.
    package func instant(at time: DispatchTime) -> Instant {
        let uptime = time.uptimeNanoseconds
        return Instant(
            nanoseconds: uptime >= startUptime
                ? Int64(clamping: uptime - startUptime)
                : Int64(0).subtracting(clamping: Int64(clamping: startUptime - uptime)))
    }

    /// What a date that was reckoned from `date` is on this clock, to the microsecond: a date is no more exact.
    package func instant(at date: Date) -> Instant {
        let microseconds = (date.timeIntervalSince(startDate) * 1_000_000).rounded()
        return Instant(offset: Duration(clamping: microseconds / 1_000_000))
    }
}

extension Duration {
    /// The nanoseconds; less than one is nothing, and what is too long is the longest that can be told.
    package var inNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        guard !overflow else { return seconds > 0 ? .max : .min }
        return product.adding(clamping: attoseconds / 1_000_000_000)
    }

    package var inSeconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
    }

    /// So many seconds, to the nanosecond; what is no number is none, and what is too long is the longest that can be told.
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
