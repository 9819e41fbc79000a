import Reactive

/// One or several taps on a node: a finger is put down, held for a moment and lifted, again for each tap; then time
/// passes until no gesture expects another tap.
///
/// The steps share one event, and so one flush, until a step leaves something to settle. The next step is then an event
/// of its own, so that views show that they are pressed before the finger is lifted.
///
/// Invariant: `step` is `hold` or `lift` ⇒ the finger is down in `session`.
@MainActor
struct TapSequence {
    private enum Step {
        case down, hold, lift, pause, wait, done
    }

    /// The most taps in a row.
    static let limit = 1_000
    /// How long the finger is down, in seconds.
    private static let duration: TimeInterval = 0.05
    /// The time between two taps, in seconds.
    private static let interval: TimeInterval = 0.1

    private let node: ViewNode
    private let origin: ViewNode?
    private let location: CGPoint
    private let count: Int
    private var taps = 0
    private var step = Step.down
    private var session: TouchSession?
    private var touch = 0
    private var hasReacted = false

    private var touches: TouchSystem { node.tree.touches }

    /// Creates taps on a node.
    ///
    /// - Parameters:
    ///   - node: The node that is touched.
    ///   - origin: The node that the taps are said to begin at; nil for `node`.
    ///   - location: The place of the taps, in the node's coordinates.
    ///   - count: The number of taps, which is clamped to 1…1 000.
    init(on node: ViewNode, from origin: ViewNode? = nil, at location: CGPoint, count: Int) {
        self.node = node
        self.origin = origin
        self.location = location
        self.count = min(max(count, 1), Self.limit)
    }

    /// Performs all steps.
    ///
    /// - Returns: Whether a gesture was recognised or a control took a tap.
    mutating func perform() -> Bool {
        while step != .done {
            node.graph.perform {
                repeat { performStep() } while step != .done && isSettled
                // The next flush may move the view.
                if let session, !session.isOver { session.findSpace() }
            }
        }
        return hasReacted
    }

    /// Whether the end of an event would change nothing.
    private var isSettled: Bool { node.graph.isSettled && !node.tree.time.hasDueJob }

    private mutating func performStep() {
        switch step {
        case .down:
            guard node.isMounted else { return step = .wait }
            let (session, id) = touches.begin(on: node, from: origin, at: location)
            (self.session, touch) = (session, id)
            step = .hold
        case .hold:
            touches.advance(by: Self.duration)
            step = .lift
        case .lift:
            lift()
            taps += 1
            step = taps < count ? .pause : .wait
            if step == .wait, session?.waitsUntil == nil { step = .done }
        case .pause:
            guard node.isMounted else { return step = .wait }
            touches.advance(by: Self.interval)
            step = .down
        case .wait:
            if let session {
                touches.waitUntilNothingIsExpected(of: session)
                noteReaction()
            }
            step = .done
        case .done: break
        }
    }

    private mutating func lift() {
        guard let session else { return }
        let location = location.isFinite ? location : .zero
        touches.change([Touch(id: touch, phase: .ended, location: location)], in: session)
        noteReaction()
    }

    private mutating func noteReaction() {
        if session?.hasReacted == true { hasReacted = true }
    }
}
