import Foundation

extension TimeInterval {
    /// What an interval of zero, less, or no number counts as: 0.1 ms, as in Foundation's timers. So whatever repeats
    /// leaves its thread some time between, and never spins.
    static let shortestRepetition: TimeInterval = 0.0001

    /// This as the interval of something that repeats.
    var asRepetition: TimeInterval { self > 0 ? self : Self.shortestRepetition }
}

extension Date {
    /// The first of the dates that follow on this one at intervals, and are later than another.
    func next(every interval: TimeInterval, after now: Date) -> Date {
        let missed = (now.timeIntervalSince(self) / interval).rounded(.down)
        return self + interval * (missed > 0 ? missed + 1 : 1)
    }
}
