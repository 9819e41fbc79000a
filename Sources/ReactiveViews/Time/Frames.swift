/// The times of frames since the start of a motion: 60 per second. A renderer that lets time pass in other steps has a
/// frame at the end of each step, too; from there on the times are counted anew.
///
///     shown < next
struct Frames {
    private static let perSecond: Int64 = 60
    /// A frame that is at most as old, in nanoseconds, needs no other one: steps are rounded to nanoseconds.
    private static let tolerance: Int64 = 1_000
    private var start: VirtualClock.Instant
    /// The number of frames since the start.
    private var count: Int64 = 0

    init(from start: VirtualClock.Instant) {
        self.start = start
    }

    /// The time of the last frame, or the start.
    private var shown: VirtualClock.Instant { time(of: count) }
    var next: VirtualClock.Instant { time(of: count + 1) }

    private func time(of number: Int64) -> VirtualClock.Instant {
        start.advanced(by: .nanoseconds(number * 1_000_000_000 / Self.perSecond))
    }

    /// Notes that the next frame is made.
    mutating func showNext() { count += 1 }

    /// Notes a frame at a time between two others. Returns false if the last one is as good as that.
    mutating func show(at time: VirtualClock.Instant) -> Bool {
        guard time > shown.advanced(by: .nanoseconds(Self.tolerance)) else { return false }
        start = time
        count = 0
        return true
    }
}

/// Calls an action on the main queue 60 times per second until it is released.
@MainActor
final class FrameTimer {
    private let timer: any DispatchSourceTimer

    init(_ frame: @escaping @MainActor () -> Void) {
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .nanoseconds(16_666_667), repeating: .nanoseconds(16_666_667))
        timer.setEventHandler { MainActor.assumeIsolated(frame) }
        timer.resume()
    }

    isolated deinit { timer.cancel() }
}
