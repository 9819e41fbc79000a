/// How a view's gesture stands to those of the views inside.
enum GestureRank {
    case afterInner, beforeInner, besideInner
}

/// A node that takes part when touches are told apart.
@MainActor
protocol GestureParticipant: ViewNode {
    var rank: GestureRank { get }
    /// What of it and inside of it takes part now.
    var activeMask: GestureMask { get }
    /// Made when first asked for.
    var recognizer: GestureRecognizer { get }
    /// The touches that it takes part in at present.
    var session: TouchSession? { get set }
    /// Whether the controls at the node and around it have their turn before this gesture: a scroll view's content may
    /// be tapped, and drags scroll only where they move.
    var followsControls: Bool { get }
}

extension GestureParticipant {
    var followsControls: Bool { false }
}

/// A control that takes taps. Gestures outside of it that begin with the touch wait until it is told whether it is one.
@MainActor
protocol TapTarget: ViewNode {
    var takesTaps: Bool { get }
}

struct GestureModifier<G: Gesture>: PrimitiveModifier {
    let gesture: G
    let rank: GestureRank
    let mask: GestureMask

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, GestureModifier<G>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, GestureModifier<G>>> {
        GestureNode(view, under: parent)
    }
}

/// Invariant: once there is a recogniser it has the newest gesture.
private final class GestureNode<Content: View, G: Gesture>: ModifierNode<Content, GestureModifier<G>>,
    GestureParticipant
{
    private var typedRecognizer: TypedGestureRecognizer<G>?
    weak var session: TouchSession?

    var rank: GestureRank { modifier.rank }

    /// A disabled view's gesture is none; those inside are disabled as well.
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
