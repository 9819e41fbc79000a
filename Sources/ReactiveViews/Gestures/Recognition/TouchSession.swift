/// A group of touches and the recognisers that compete for them.
///
/// A session begins with the first touch on a view. It ends when no touch is down and no recogniser waits for another.
/// The recognisers are those of the view and its ancestors.
///
/// Invariants: entries are ordered from inside out; a node is in at most one session; the claims of entries that are
/// out aren't read. All recognisers are reset when the session ends.
@MainActor
final class TouchSession {
    @MainActor
    private struct Entry {
        weak var node: (any GestureParticipant)?
        let recognizer: GestureRecognizer
        let rank: GestureRank
        /// Whether the entry was cancelled or its view removed.
        var isOut = false

        /// Whether it leaves simultaneous gestures inside alone.
        var isScroll: Bool { recognizer.sparesSimultaneousInside }

        var claim: GestureClaim { isOut ? .failed : recognizer.claim }
    }

    /// The touched node.
    private(set) weak var target: ViewNode?
    /// The coordinates of the target when it was touched.
    private let space: TouchSpace
    private var entries: [Entry] = []
    private var touches: [Touch] = []
    /// The tap offered to controls; inner controls can attach information for outer ones.
    private var tap = InputEvent(.tap(count: 1))
    private(set) var isOver = false
    /// Whether a gesture was recognised or a control took a tap.
    private(set) var hasReacted = false

    var hasTouches: Bool { !touches.isEmpty }

    /// When the gestures stop waiting for another touch, in the host's seconds; nil if a touch is down or none is
    /// expected.
    var waitsUntil: TimeInterval? { hasTouches || isOver ? nil : deadline }

    /// The earliest deadline of the recognisers.
    var deadline: TimeInterval? {
        var next: TimeInterval?
        for entry in entries where !entry.isOut {
            if let deadline = entry.recognizer.deadline, next.map({ deadline < $0 }) ?? true { next = deadline }
        }
        return next
    }

    /// Whether a gesture is active. For tests of the invariant above.
    var isActive: Bool { entries.contains { !$0.isOut && ($0.claim == .decided || $0.claim == .eager) } }

    // MARK: Participants

    /// - Parameters:
    ///   - target: The touched node.
    ///   - origin: The node at which taps begin, if it isn't the target. The target itself for a touch beside it.
    init(on target: ViewNode, from origin: ViewNode? = nil) {
        self.target = target
        space = TouchSpace(of: target)
        tap.origin = origin ?? target
        if origin === target, target is any ClosedByTapBeside {
            // The views around the presentation learn nothing of a touch beside it.
            entries = [Entry(node: nil, recognizer: ControlRecognizer(beside: target), rank: .afterInner)]
            return
        }
        var controls: ControlRecognizer?
        var below: ViewNode?
        var node: ViewNode? = target
        while let current = node {
            let participant = current as? any GestureParticipant
            if let participant, !participant.followsControls {
                controls?.end(before: current)
                controls = nil
                add(participant)
            } else if let controls {
                controls.extend(to: current)
            } else {
                let new = ControlRecognizer(from: current, below: below)
                entries.append(Entry(node: nil, recognizer: new, rank: .afterInner))
                controls = new
            }
            // It takes taps as well, and drags only after they move.
            if let participant, participant.followsControls { add(participant) }
            if current.isEventBoundary { break }
            below = current
            node = current.parent as? ViewNode
        }
    }

    private func add(_ participant: any GestureParticipant) {
        // Touches in two sessions can't both belong to a common ancestor's gesture; the first session has it.
        guard participant.session == nil else { return }
        let mask = participant.activeMask
        if !mask.contains(.subviews) {
            for entry in entries { entry.node?.session = nil }
            entries = []
        }
        guard mask.contains(.gesture) else { return }
        participant.session = self
        entries.append(Entry(node: participant, recognizer: participant.recognizer, rank: participant.rank))
    }

    /// Looks up the target's place. To be called before anything that may move the target.
    func findSpace() { space.find() }

    /// Removes a node that left the tree.
    func forget(_ node: any GestureParticipant) {
        for index in entries.indices where entries[index].node === node { entries[index].isOut = true }
    }

    // MARK: Events

    /// Processes touches that began, moved or ended; none if only time has passed.
    func receive(_ changed: [Touch], at time: TimeInterval) {
        guard !isOver else { return }
        for index in touches.indices { touches[index].phase = .stationary }
        for var touch in changed {
            touch.space = space
            if let index = touches.firstIndex(where: { $0.id == touch.id }) {
                touch.start = touches[index].start
                touches[index] = touch
            } else if touch.phase == .began {
                touch.start = touch.location
                touches.append(touch)
            }
        }
        let event = GestureEvent(time: time, touches: touches)
        touches.removeAll { $0.phase == .ended }
        for entry in entries where !entry.isOut { entry.recognizer.advance(event) }
        settle()
        if touches.isEmpty, deadline == nil { end() }
    }

    /// Cancels the session: the touches are interrupted, or waiting recognisers give up.
    func cancel() {
        guard !isOver else { return }
        touches = []
        for index in entries.indices where !entries[index].isOut {
            entries[index].isOut = true
            entries[index].recognizer.cancel()
        }
        end()
    }

    private func end() {
        isOver = true
        for entry in entries {
            if !entry.isOut, entry.claim != .decided { entry.recognizer.cancel() }
            // The recogniser of a removed view is cancelled by the view's node.
            if entry.node != nil || entry.recognizer is ControlRecognizer { entry.recognizer.reset() }
            entry.node?.session = nil
        }
        entries = []
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(!isOver || entries.isEmpty && touches.isEmpty, "a session that is over has gestures")
        for entry in entries where !entry.isOut {
            precondition(entry.node == nil || entry.node?.session === self, "a view's gesture is in two sessions")
            precondition(entry.recognizer.deadline?.isFinite != false, "a gesture waits for ever")
        }
        let nodes = entries.compactMap { $0.node }
        for (inner, outer) in zip(nodes, nodes.dropFirst()) {
            precondition(inner.depth >= outer.depth, "gestures aren't in order from inside out")
        }
    }

    // MARK: Arbitration

    /// Runs the actions of the permitted recognisers.
    private func settle() {
        var verdicts = verdicts()
        while let index = entries.indices.first(where: { isOffered(entries[$0].recognizer) && verdicts[$0] == .allowed }
        ),
            let control = entries[index].recognizer as? ControlRecognizer
        {
            // The other verdicts depend on whether a control takes the tap.
            if control.offer(&tap) { hasReacted = true }
            verdicts = self.verdicts()
        }
        for index in entries.indices where !entries[index].isOut {
            switch verdicts[index] {
            case .held: break
            case .cancelled:
                entries[index].isOut = true
                entries[index].recognizer.cancel()
            case .allowed:
                let claim = entries[index].claim
                if claim == .decided || claim == .eager { hasReacted = true }
                entries[index].recognizer.settle()
            }
        }
    }

    private func isOffered(_ recognizer: GestureRecognizer) -> Bool {
        (recognizer as? ControlRecognizer)?.state == .tapped
    }

    /// Returns the verdict for each entry. Each entry competes with all inner entries as one, according to its rank.
    private func verdicts() -> [GestureVerdict] {
        var below: [GestureClaim] = []
        var all = GestureClaim.failed
        // The same claim without simultaneous gestures.
        var exclusive = GestureClaim.failed
        for entry in entries {
            below.append(entry.isScroll ? exclusive : all)
            if entry.rank == .afterInner {
                exclusive = GestureArbitration.combined(first: exclusive, second: entry.claim)
            } else if entry.rank == .beforeInner {
                exclusive = GestureArbitration.combined(first: entry.claim, second: exclusive)
            }
            all =
                switch entry.rank {
                case .afterInner: GestureArbitration.combined(first: all, second: entry.claim)
                case .beforeInner: GestureArbitration.combined(first: entry.claim, second: all)
                case .besideInner: GestureArbitration.simultaneous(all, entry.claim)
                }
        }
        var verdicts = [GestureVerdict](repeating: .allowed, count: entries.count)
        var inner = GestureVerdict.allowed
        var sparesSimultaneous = false
        for index in entries.indices.reversed() {
            guard inner == .allowed else {
                if !sparesSimultaneous || entries[index].rank != .besideInner { verdicts[index] = inner }
                continue
            }
            let own = entries[index].claim
            switch entries[index].rank {
            case .afterInner:
                (inner, verdicts[index]) = GestureArbitration.verdicts(first: below[index], second: own)
                sparesSimultaneous = entries[index].isScroll
            case .beforeInner:
                (verdicts[index], inner) = GestureArbitration.verdicts(first: own, second: below[index])
                sparesSimultaneous = false
            case .besideInner: break
            }
        }
        return verdicts
    }
}
