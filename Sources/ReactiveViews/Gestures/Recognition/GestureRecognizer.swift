/// The recogniser of a gesture of one mounted view.
///
/// Each event is processed in two steps. First all recognisers of a session `advance`, which changes only their own
/// state. After arbitration the permitted ones `deliver`, which runs actions.
///
/// Invariants: `reset` restores the initial state; after `cancel` the claim is `failed`; a deadline is finite.
@MainActor
public class GestureRecognizer {
    /// The claim against other recognisers.
    var claim: GestureClaim { preconditionFailure("abstract") }

    /// The time at which the recogniser changes its state without a further event; nil for none.
    var deadline: TimeInterval? { nil }

    /// Whether the recogniser can't succeed any more.
    var hasFailed: Bool { claim == .failed }

    /// Whether recognition leaves simultaneous gestures inside the view alone, as scrolling does.
    var sparesSimultaneousInside: Bool { false }

    /// Processes an event.
    func advance(_ event: GestureEvent) {}

    /// Runs the due actions. Called after each event; further calls have no effect.
    func deliver() {}

    /// Cancels the gesture. Actions that announced its beginning are undone.
    func cancel() {}

    /// Prepares for the next touches after the current ones are over.
    func reset() {}

    /// Runs the due actions, or undoes earlier ones if the gesture failed.
    final func settle() {
        if hasFailed { cancel() } else { deliver() }
    }
}

/// The recogniser of a gesture of a type.
@MainActor
public class TypedGestureRecognizer<G: Gesture>: GestureRecognizer {
    /// The newest gesture value.
    final private(set) var gesture: G
    final let context: GestureContext

    init(_ gesture: G, in context: GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    /// The progress of the gesture.
    var phase: GesturePhase<G.Value> { preconditionFailure("abstract") }

    /// A number that differs after each change of the phase.
    var revision: Int { preconditionFailure("abstract") }

    /// Takes the newest gesture value.
    func receive(_ gesture: G) {
        self.gesture = gesture
    }

    /// Whether the gesture is active by a touch alone.
    var isEager: Bool { false }

    /// Whether other gestures must wait for this one.
    var isWaiting: Bool { false }

    override var claim: GestureClaim {
        switch phase {
        case .possible: isWaiting ? .waiting : .possible
        case .active: isEager ? .eager : .decided
        case .ended: .decided
        case .failed: .failed
        }
    }
}

/// The recogniser of a gesture that isn't made of others.
class LeafRecognizer<G: Gesture>: TypedGestureRecognizer<G> {
    final private var current: GesturePhase<G.Value> = .possible(nil)
    final private var changes = 0

    override var phase: GesturePhase<G.Value> { current }
    override var revision: Int { changes }

    final func set(_ phase: GesturePhase<G.Value>) {
        current = phase
        changes += 1
    }

    /// Processes an event before the gesture is over.
    func recognize(_ event: GestureEvent) {}

    final override func advance(_ event: GestureEvent) {
        if !current.isOver { recognize(event) }
    }

    override func cancel() {
        if case .failed = current { return }
        set(.failed)
    }

    override func reset() {
        set(.possible(nil))
    }
}

/// The recogniser of a gesture made of another gesture.
class WrappingRecognizer<G: Gesture, Base: Gesture>: TypedGestureRecognizer<G> {
    final let base: TypedGestureRecognizer<Base>

    init(_ gesture: G, base: Base, in context: GestureContext) {
        self.base = Base._makeRecognizer(base, in: context)
        super.init(gesture, in: context)
    }

    override var revision: Int { base.revision }
    override var claim: GestureClaim { base.claim }
    override var deadline: TimeInterval? { base.deadline }
    override func advance(_ event: GestureEvent) { base.advance(event) }
    override func deliver() { base.settle() }
    override func cancel() { base.cancel() }
    override func reset() { base.reset() }
}

/// The recogniser of a gesture that passes on the value of the gesture it is made of.
class PassingRecognizer<G: Gesture, Base: Gesture>: WrappingRecognizer<G, Base> where Base.Value == G.Value {
    override var phase: GesturePhase<G.Value> { base.phase }
}
