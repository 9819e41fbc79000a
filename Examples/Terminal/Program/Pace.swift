/// When a loop shows the next frame: often while something moves, and rarely otherwise.
///
/// Invariant: `next` isn't before the time of the last frame.
struct Pace {
    /// The time between two frames while something moves: more than 30 in a second, also if some are late.
    static let frame = Duration.seconds(1) / 40
    /// The time between two looks at a screen on which nothing moves. Something may come from outside of the views.
    static let rest = Duration.milliseconds(250)
    /// How long after a change or an event frames are frequent, for what follows from it.
    static let awake = Duration.milliseconds(500)

    private var next: ContinuousClock.Instant
    private var awakeUntil: ContinuousClock.Instant

    init(now: ContinuousClock.Instant) {
        next = now
        awakeUntil = now + Self.awake
    }

    /// Notes that something was done or has changed.
    mutating func wake(at now: ContinuousClock.Instant) { awakeUntil = now + Self.awake }

    /// Returns the time of the next frame.
    ///
    /// - Parameters:
    ///   - now: the current time.
    ///   - work: when the views have something to do, in seconds from now; nil if they haven't.
    mutating func nextFrame(at now: ContinuousClock.Instant, work: Double?) -> ContinuousClock.Instant {
        next = max(next + Self.frame, now)
        if now >= awakeUntil {
            let pause = min(work.map { Duration.seconds(max($0, 0)) } ?? Self.rest, Self.rest)
            next = max(next, now + pause)
        }
        return next
    }
}

/// The frames that a loop has shown.
struct FrameCount {
    /// The frames, and the bytes that they took.
    private(set) var frames = 0
    private(set) var bytes = 0
    /// The frames that followed a frame while something moved, and the time that they took together.
    private(set) var movingFrames = 0
    private(set) var movingTime = Duration.zero
    /// The number of times the loop has looked whether something has changed.
    private(set) var looks = 0
    private var last: ContinuousClock.Instant?

    /// Notes a look at the views, which found something to write or nothing.
    mutating func add(_ bytes: Int, at now: ContinuousClock.Instant, isMoving: Bool) {
        looks += 1
        if bytes > 0 {
            frames += 1
            self.bytes += bytes
            if let last {
                movingFrames += 1
                movingTime += now - last
            }
        }
        // A frame of an animation may look like the one before.
        if bytes > 0 || !isMoving { last = isMoving ? now : nil }
    }

    /// The frames in a second while something moved; nil if nothing did.
    var rate: Double? { movingFrames == 0 ? nil : Double(movingFrames) / (movingTime / .seconds(1)) }
}
