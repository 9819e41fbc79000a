import Reactive

/// The priority of a view's gesture relative to those of the views inside.
enum GestureRank {
    case afterInner, beforeInner, besideInner
}

/// A node that takes part in gesture recognition.
@MainActor
protocol GestureParticipant: ViewNode {
    var rank: GestureRank { get }
    /// The enabled gestures: the node's own and those inside.
    var activeMask: GestureMask { get }
    /// The recogniser, created at first use.
    var recognizer: GestureRecognizer { get }
    /// The session that the node takes part in; nil if it takes part in none.
    var session: TouchSession? { get set }
    /// Whether controls at the node and its ancestors precede this gesture. True for scroll views: their content may be
    /// tapped, and a drag scrolls only after it moves.
    var followsControls: Bool { get }
}

extension GestureParticipant {
    var followsControls: Bool { false }
}

/// A control that takes taps. Outer gestures that begin with the touch wait until the touch is known to be a tap or
/// not.
@MainActor
protocol TapTarget: ViewNode {
    var takesTaps: Bool { get }
}

nonisolated struct GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G
    let rank: GestureRank
    let mask: GestureMask

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, GestureModifier<G>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, GestureModifier<G>>> {
        GestureNode(view, under: parent)
    }
}

/// Invariant: an existing recogniser has the newest gesture.
private final class GestureNode<Content: View, G: Gesture>: ModifierNode<Content, GestureModifier<G>>,
    GestureParticipant
{
    private var typedRecognizer: TypedGestureRecognizer<G>?
    weak var session: TouchSession?

    var rank: GestureRank { modifier.rank }

    /// A disabled view disables its gesture; the views inside are disabled too.
    var activeMask: GestureMask { environment.isEnabled ? modifier.mask : modifier.mask.intersection(.subviews) }

    var recognizer: GestureRecognizer {
        if let typedRecognizer { return typedRecognizer }
        let new = G._makeRecognizer(modifier.gesture, in: GestureContext(self))
        typedRecognizer = new
        return new
    }

    override func modifierChanged(from old: GestureModifier<G>) {
        typedRecognizer?.receive(modifier.gesture)
    }

    override func didUnmount() {
        guard let recognizer = typedRecognizer else { return }
        typedRecognizer = nil
        guard let session else { return }
        session.forget(self)
        graph.enqueueAction(for: self, "gesture cancelled") { recognizer.cancel() }
    }
}
