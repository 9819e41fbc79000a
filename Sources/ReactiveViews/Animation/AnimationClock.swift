/// What is being animated in one host, frame by frame.
///
/// Invariants: `running` holds each animator once, `ids` says which; outside of a frame an animator
/// is in there ⇔ it said at its last frame, or when it began, that it goes on.
@MainActor
final class AnimationClock {
    /// The host's seconds.
    var time: () -> Double = { 0 }
    /// Whether changes are animated at all. If not, everything is where it ends at once.
    var isEnabled = false
    /// Called when something begins to move, so that the host's clock asks for frames.
    var didStart: (() -> Void)?
    private var running: [any Animator] = []
    private var ids: Set<ObjectIdentifier> = []

    var now: Double { time() }
    var isRunning: Bool { !running.isEmpty }

    func add(_ animator: any Animator) {
        guard ids.insert(ObjectIdentifier(animator)).inserted else { return }
        let isFirst = running.isEmpty
        running.append(animator)
        if isFirst { didStart?() }
    }

    /// Shows things as they are at a time.
    func frame(at time: Double) {
        let due = running
        running = []
        ids = []
        var going: [any Animator] = []
        for animator in due where animator.showFrame(at: time) { going.append(animator) }
        // What a frame has started comes last.
        ids = []
        running = (going + running).filter { ids.insert(ObjectIdentifier($0)).inserted }
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(ids == Set(running.map { ObjectIdentifier($0) }), "other animators run than are known")
        precondition(ids.count == running.count, "an animator runs twice")
    }

    func removeAll() {
        running = []
        ids = []
    }
}

/// Something whose look changes from frame to frame.
@MainActor
protocol Animator: AnyObject {
    /// Shows what is to be seen at a time. Says whether there is more to come.
    func showFrame(at time: Double) -> Bool
}
