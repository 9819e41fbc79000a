/// What tells one gesture of one mounted view from other things.
///
/// Each event comes in two steps: all recognisers of a touch `advance`, which changes nothing but themselves; then those that may,
/// `deliver` what they have come to: they run actions. In between it is decided who may.
///
/// Invariants: after `reset` it is as it was at first; after `cancel` its claim is `failed`; a deadline is finite.
@MainActor
public class GestureRecognizer {
    /// What it demands of others.
    var claim: GestureClaim { preconditionFailure("abstract") }

    /// When it will come to something by itself, should nothing happen until then.
    var deadline: TimeInterval? { nil }

    /// Whether nothing will come of it any more.
    var hasFailed: Bool { claim == .failed }

    /// Whether recognition here leaves simultaneous gestures inside of the view alone, as scrolling does.
    var sparesSimultaneousInside: Bool { false }

    /// Takes note of an event.
    func advance(_ event: GestureEvent) {}

    /// Runs the actions that are due. Called once after each event, or again: then nothing is due.
    func deliver() {}

    /// It isn't the gesture, or is no more. Actions that tell of its beginning are made up for.
    func cancel() {}

    /// The touches are over, the next ones may come.
    func reset() {}

    /// Runs the actions, or makes up for them if it has failed.
    final func settle() {
        if hasFailed { cancel() } else { deliver() }
    }
}

/// The recogniser of a gesture of a certain type.
@MainActor
public class TypedGestureRecognizer<G: Gesture>: GestureRecognizer {
    /// The newest value.
    final private(set) var gesture: G
    final let context: GestureContext

    init(_ gesture: G, in context: GestureContext) {
        self.gesture = gesture
        self.context = context
    }

    /// How far the gesture has come.
    var phase: GesturePhase<G.Value> { preconditionFailure("abstract") }

    /// Another number each time that the phase was set.
    var revision: Int { preconditionFailure("abstract") }

    /// Takes the gesture's new value.
    func receive(_ gesture: G) {
        self.gesture = gesture
    }

    /// Whether it is active by a touch alone.
    var isEager: Bool { false }

    /// Whether others are to wait for it.
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

    /// Takes note of an event while it isn't over.
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

/// The recogniser of a gesture that is made of one other.
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

/// The recogniser of a gesture whose value is that of the one it is made of.
class PassingRecognizer<G: Gesture, Base: Gesture>: WrappingRecognizer<G, Base> where Base.Value == G.Value {
    override var phase: GesturePhase<G.Value> { base.phase }
}
