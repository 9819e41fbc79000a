/// Decides of which moments of an animation a picture is kept: 30 a second, and fewer if the animation is long.
///
/// Invariants: the times of `frames` ascend, at least `interval` apart; `frames.count ≤ limit`.
@MainActor
final class FrameSampler {
    private static let rate = 30.0

    private let limit: Int
    private var frames: [(time: TimeInterval, picture: Int)] = []
    private var interval = 1 / FrameSampler.rate
    private var last: TimeInterval = 0

    init(limit: Int) { self.limit = limit }

    /// Begins the frames of a step.
    func begin(at time: TimeInterval) {
        frames = []
        interval = 1 / Self.rate
        last = time
    }

    /// Whether a picture is to be kept at a time. The frames of a clock are a little early at times.
    func isDue(at time: TimeInterval) -> Bool { time - last >= interval - 1e-6 }

    /// Keeps a picture, unless it is the same as the last one.
    func add(_ picture: Int, at time: TimeInterval) {
        last = time
        guard frames.last?.picture != picture else { return }
        frames.append((time, picture))
        while frames.count > limit {
            interval *= 2
            frames = Self.everySecond(frames)
        }
    }

    /// Returns the frames of the step.
    func end() -> [(time: TimeInterval, picture: Int)] {
        defer { frames = [] }
        return frames
    }

    /// Leaves out every second frame until there are few enough.
    static func thin(_ frames: inout [(time: TimeInterval, picture: Int)], to limit: Int) {
        while frames.count > max(limit, 2) { frames = everySecond(frames) }
    }

    private static func everySecond(
        _ frames: [(time: TimeInterval, picture: Int)]
    ) -> [(time: TimeInterval, picture: Int)] {
        frames.indices.filter { $0 % 2 == 1 }.map { frames[$0] }
    }
}
