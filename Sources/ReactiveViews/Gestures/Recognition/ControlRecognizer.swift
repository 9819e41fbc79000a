/// Represents the nodes between two gestures that may take a tap: controls, menus, rows.
///
/// A node takes a tap only when the tap is offered. So the claim before the touch ends is `failed`, unless a node is
/// known to take taps. Invariant: `offer` is called at most once between two calls of `reset`.
final class ControlRecognizer: GestureRecognizer {
    enum State { case open, tapped, taken, failed }

    private weak var first: ViewNode?
    private weak var below: ViewNode?
    private weak var end: ViewNode?
    private var touch: Touch?
    private var hasTapTarget = false
    /// Whether the touch is beside the first node, a presentation.
    private var isBeside = false
    private(set) var state = State.open

    /// Creates a recogniser for a node; add its ancestors by `extend(to:)`.
    ///
    /// - Parameters:
    ///   - first: The innermost node.
    ///   - below: The child through which the event comes.
    init(from first: ViewNode, below: ViewNode?) {
        self.first = first
        self.below = below
        super.init()
        note(first)
    }

    /// Creates a recogniser of a tap beside a presentation, which closes it.
    init(beside presentation: ViewNode) {
        first = presentation
        isBeside = true
        super.init()
        hasTapTarget = true
    }

    /// Adds the next ancestor.
    func extend(to node: ViewNode) { note(node) }

    /// Excludes a node and its ancestors.
    func end(before node: ViewNode) { end = node }

    private func note(_ node: ViewNode) {
        if let target = node as? any TapTarget, target.takesTaps { hasTapTarget = true }
    }

    override var claim: GestureClaim {
        switch state {
        case .open: hasTapTarget ? .possible : .failed
        case .tapped, .taken: .decided
        case .failed: .failed
        }
    }

    /// A recogniser whose claim is `failed` may still take the tap.
    override var hasFailed: Bool { state == .failed }

    override func advance(_ event: GestureEvent) {
        guard state == .open else { return }
        for touch in event.touches {
            switch touch.phase {
            case .began:
                if self.touch != nil { state = .failed }
                self.touch = touch
            case .moved, .ended:
                guard let start = self.touch, start.id == touch.id else { continue }
                if touch.distance(from: start) >= touchTolerance {
                    state = .failed
                } else if touch.phase == .ended {
                    state = .tapped
                }
            case .stationary: break
            }
            if state != .open { return }
        }
    }

    /// Offers the tap to the nodes, from inside out, until one takes it. Returns whether one did.
    func offer(_ event: inout InputEvent) -> Bool {
        state = .failed
        if isBeside {
            guard let first, first.isMounted, let touch, first.tree.closePresentation(beside: touch.global) else {
                return false
            }
            state = .taken
            return true
        }
        event.location = touch?.global
        var (node, child) = (first, below)
        while let current = node, current.isMounted, current !== end {
            if current.handle(&event, from: child) {
                state = .taken
                return true
            }
            if current.isEventBoundary { return false }
            child = current
            node = current.parent as? ViewNode
        }
        return false
    }

    override func cancel() { state = .failed }

    override func reset() {
        state = .open
        touch = nil
    }
}
