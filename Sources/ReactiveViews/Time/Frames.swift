/// The times of frames since the start of a motion.
struct Frames {
    private static let perSecond: Int64 = 60
    private let start: VirtualClock.Instant
    /// The number of frames so far.
    var count: Int64 = 0

    init(from start: VirtualClock.Instant) {
        self.start = start
    }

    var next: VirtualClock.Instant {
        start.advanced(by: .nanoseconds((count + 1) * 1_000_000_000 / Self.perSecond))
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
