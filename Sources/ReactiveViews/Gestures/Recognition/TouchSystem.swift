/// Delivers touches to the views of one host, and keeps the clock of gestures.
///
/// Invariants: the time never decreases; a session in `sessions` isn't over.
@MainActor
final class TouchSystem: TreePart {
    /// The time advanced so far since the host was created, in seconds.
    private(set) var now: TimeInterval = 0
    private var sessions: [TouchSession] = []
    private var nextTouch = 0
    /// Under a real clock: advances the time to the next deadline of a finger that stays down.
    private var holdTimer: AnyCancellable?
    var hoveredNodes: [WeakHoverTarget] = []

    private unowned let tree: ViewTree

    init(of tree: ViewTree) { self.tree = tree }

    /// Whether no gesture is in progress or waits for another touch.
    var isIdle: Bool { sessions.isEmpty }

    /// Whether a recogniser is active.
    var isActive: Bool { sessions.contains(where: \.isActive) }

    /// The time until a recogniser changes its state without a further touch, in seconds; nil for none.
    var timeUntilDeadline: TimeInterval? { sessions.compactMap(\.deadline).min().map { max($0 - now, 0) } }

    /// Puts a finger on a node. Another finger on the same node belongs to the same session; a gesture that waits for a
    /// tap elsewhere gives up.
    ///
    /// - Parameters:
    ///   - origin: The node that taps are said to begin at; nil for `node`.
    ///   - findsSpace: Whether the node's place is looked up now. If not, the caller calls the session's `findSpace`
    ///     before anything that may move the node.
    func begin(
        on node: ViewNode, from origin: ViewNode? = nil, at location: CGPoint, findsSpace: Bool = false
    ) -> (session: TouchSession, id: Int) {
        for session in sessions where !session.hasTouches && session.target !== node { session.giveUpWaiting(at: now) }
        sessions.removeAll(where: \.isOver)
        let session = sessions.first { $0.target === node } ?? TouchSession(on: node, from: origin)
        if !sessions.contains(where: { $0 === session }) { sessions.append(session) }
        if findsSpace { session.findSpace() }
        nextTouch += 1
        let touch = Touch(id: nextTouch, phase: .began, location: finite(location, else: .zero, of: node))
        if let observer = tree.observer {
            let start = (node.localSpace ?? LocalSpace()).host(touch.location)
            observer.touchBegan(nextTouch, at: start, of: touch.location)
        }
        session.receive([touch], at: now)
        sessions.removeAll(where: \.isOver)
        holdInRealTime()
        return (session, nextTouch)
    }

    /// Moves or ends touches of a session.
    func change(_ touches: [Touch], in session: TouchSession) {
        if let observer = tree.observer {
            for touch in touches { observer.touchMoved(touch.id, to: touch.location, isLifted: touch.phase == .ended) }
        }
        session.receive(touches, at: now)
        sessions.removeAll(where: \.isOver)
        holdInRealTime()
    }

    func cancel(_ session: TouchSession) {
        session.cancel()
        sessions.removeAll(where: \.isOver)
        holdInRealTime()
    }

    /// Has the time advanced, under a real clock, when a finger has stayed down until a recognizer's deadline, as in a
    /// long press. Waits for a further touch aren't ended by real time: a test's next call may come late.
    private func holdInRealTime() {
        guard tree.time.clock == nil else { return }
        let deadlines = sessions.lazy.filter(\.hasTouches).compactMap(\.deadline)
        guard let next = deadlines.min() else { return holdTimer = nil }
        holdTimer = tree.time.schedule(at: Date() + max(0, next - now)) { [weak self] in
            guard let self else { return }
            advance(by: max(0, next - now))
        }
    }

    /// Advances the time. Recognisers with deadlines run in the order of their time.
    func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else {
            Diagnostics.report(Diagnostic(.invalidInput, "Invalid duration \(seconds); the gesture time is unchanged."))
            return
        }
        let end = now + seconds
        while let next = sessions.compactMap(\.deadline).min(), next <= end {
            now = max(now, next)
            for session in sessions where session.deadline.map({ $0 <= now }) ?? false { session.receive([], at: now) }
            sessions.removeAll(where: \.isOver)
        }
        now = end
        holdInRealTime()
    }

    /// Advances the time until the session doesn't wait for another touch.
    func waitUntilNothingIsExpected(of session: TouchSession) {
        while let deadline = session.waitsUntil { advance(by: max(0, deadline - now)) }
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        for session in sessions {
            precondition(!session.isOver, "a session that is over is kept")
            session.checkInvariants()
        }
    }

    /// Returns the location if it is finite; otherwise reports it and returns the other one.
    func finite(_ location: CGPoint, else other: CGPoint, of node: ViewNode) -> CGPoint {
        if location.isFinite { return location }
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "Invalid touch location \(location); using \(other).", path: node.path))
        return other
    }
}

extension TouchSession {
    /// Advances the time for this session alone until it gives up waiting for another touch.
    fileprivate func giveUpWaiting(at now: TimeInterval) {
        var time = now
        while !isOver, let deadline {
            time = max(time, deadline)
            receive([], at: time)
        }
    }
}

extension ViewTree {
    /// The touches and the pointer of the host.
    var touches: TouchSystem { part() }
}
