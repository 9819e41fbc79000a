extension View {
    /// Says how the view comes and goes when that is animated.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }
}

struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TransitionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TransitionModifier>> {
        TransitionNode(view, under: parent)
    }
}

/// A node that knows how its view comes and goes.
@MainActor
protocol TransitionTrait: ViewNode {
    var transition: AnyTransition { get }
    /// Has the view shown with the modifier of one that is away, or of one that is there, under a transaction if it is to be shown after
    /// this pass. Does nothing without a custom transition.
    func show(isActive: Bool, laterUnder transaction: Transaction?)
}

/// Invariant: `content` is the view itself, or the view in the modifiers of a custom transition, and stays one or the other.
private final class TransitionNode<Content: View>: ErasedChildNode<ModifiedContent<Content, TransitionModifier>>,
    TransitionTrait
{
    private var view: ModifiedContent<Content, TransitionModifier>
    private var isActive = false
    private let isCustom: Bool

    init(_ view: ModifiedContent<Content, TransitionModifier>, under parent: ViewNode) {
        self.view = view
        isCustom = view.modifier.transition.insertion.custom != nil || view.modifier.transition.removal.custom != nil
        super.init(under: parent)
        if isCustom {
            content = AnyView._makeNode(modified, under: self)
        } else {
            content = Content._makeNode(view.content, under: self)
        }
    }

    var transition: AnyTransition { view.modifier.transition }

    private var modified: AnyView {
        let way = isActive || transition.removal.custom == nil ? transition.insertion : transition.removal
        return (way.custom ?? transition.removal.custom)?.modify(AnyView(view.content), isActive: isActive)
            ?? AnyView(view.content)
    }

    override func receive(_ view: ModifiedContent<Content, TransitionModifier>) {
        self.view = view
        handDown()
    }

    private func handDown() {
        guard let content else { return }
        if isCustom {
            unsafeDowncast(content, to: TypedNode<AnyView>.self).receive(modified)
        } else {
            unsafeDowncast(content, to: TypedNode<Content>.self).receive(view.content)
        }
    }

    func show(isActive: Bool, laterUnder transaction: Transaction?) {
        guard isCustom, isActive != self.isActive else { return }
        guard let transaction else {
            self.isActive = isActive
            return setNeedsUpdate(because: .other("transition"))
        }
        graph.enqueueAction(for: self, "transition") { [self] in
            self.isActive = isActive
            withTransaction(transaction) { enqueueUpdate(because: .other("transition")) }
        }
    }

    override func update() { track { handDown() } }
}
