/// The running animators of one host, updated each frame.
///
/// Invariants: `running` holds each animator once; `ids` holds their identities. Outside a frame an animator is in
/// `running` if and only if it started or continued at its last frame.
@MainActor
final class AnimationClock {
    /// Returns the host's time, in seconds.
    var time: () -> Double = { 0 }
    /// Whether changes are animated. If false, every change is shown at once.
    var isEnabled = false
    /// Called when an animator starts, so that the host's clock requests frames.
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

    /// Shows a frame at a time, in seconds.
    func frame(at time: Double) {
        let due = running
        running = []
        ids = []
        var going: [any Animator] = []
        for animator in due where animator.showFrame(at: time) { going.append(animator) }
        // Animators started during the frame come last.
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

/// An object whose appearance changes each frame.
@MainActor
protocol Animator: AnyObject {
    /// Shows the state at a time, in seconds. Returns whether the animator continues.
    func showFrame(at time: Double) -> Bool
}
