import Foundation

extension TimeInterval {
    /// The shortest interval of a repetition: 0.1 ms, as in Foundation's timers. Zero, negative numbers and NaN count
    /// as this, so that a repetition never occupies its thread.
    static let shortestRepeatInterval: TimeInterval = 0.0001

    /// This interval, or the shortest one if it isn't positive.
    var asRepeatInterval: TimeInterval { self > 0 ? self : Self.shortestRepeatInterval }
}

extension Date {
    /// Returns the first date after `now` that is a positive number of intervals after this one.
    func next(every interval: TimeInterval, after now: Date) -> Date {
        let missed = (now.timeIntervalSince(self) / interval).rounded(.down)
        return self + interval * (missed > 0 ? missed + 1 : 1)
    }
}
