/// What is being animated in one host, frame by frame.
///
/// Invariants: `running` holds each animator once; it is in there ⇔ it said at its last frame, or when it began, that it goes on.
@MainActor
final class AnimationClock {
    /// The host's seconds.
    var time: () -> Double = { 0 }
    /// Whether changes are animated at all. If not, everything is where it ends at once.
    var isEnabled = false
    /// Called when something begins to move, so that the host's clock asks for frames.
    var didStart: (() -> Void)?
    private var running: [any Animator] = []

    var now: Double { time() }
    var isRunning: Bool { !running.isEmpty }

    func add(_ animator: any Animator) {
        guard !running.contains(where: { $0 === animator }) else { return }
        let isFirst = running.isEmpty
        running.append(animator)
        if isFirst { didStart?() }
    }

    /// Shows things as they are at a time.
    func frame(at time: Double) {
        let due = running
        running = []
        let going = due.filter { $0.showFrame(at: time) }
        // What a frame has started comes last.
        let started = running.filter { animator in !going.contains { $0 === animator } }
        running = going + started
    }

    func removeAll() { running = [] }
}

/// Something whose look changes from frame to frame.
@MainActor
protocol Animator: AnyObject {
    /// Shows what is to be seen at a time. Says whether there is more to come.
    func showFrame(at time: Double) -> Bool
}
