import Reactive

nonisolated extension View {
    /// Sets the animation of the view's insertion and removal.
    ///
    /// - Parameter t: The transition.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t))
    }
}

nonisolated struct TransitionModifier: PrimitiveModifier {
    let transition: AnyTransition

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TransitionModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TransitionModifier>> {
        TransitionNode(view, under: parent)
    }
}

/// A node with the transition of its view.
@MainActor
protocol TransitionTrait: ViewNode {
    var transition: AnyTransition { get }
    /// Shows the view in a phase, with the pass's animation or another one. Does nothing without a custom transition.
    func show(_ phase: TransitionPhase, by animation: Animation?)
}

/// Invariants: `content` is either the view itself or, for a custom transition, the modified view, and this never
/// changes. `phase` is `willAppear` only until the end of the pass that inserts the view.
private final class TransitionNode<Content: View>: ErasedChildNode<ModifiedContent<Content, TransitionModifier>>,
    TransitionTrait
{
    private var view: ModifiedContent<Content, TransitionModifier>
    private var phase = TransitionPhase.identity
    private let isCustom: Bool
    private let isAnimated: Bool

    init(_ view: ModifiedContent<Content, TransitionModifier>, under parent: ViewNode) {
        self.view = view
        let transition = view.modifier.transition
        isCustom = transition.insertion.custom != nil || transition.removal.custom != nil
        isAnimated = transition.insertion.animation != nil || transition.removal.animation != nil
        super.init(under: parent)
        if isAnimated { tree.animatedTransitions += 1 }
        if isCustom {
            if transition.insertion.custom != nil, isBeingInserted, let animation = animation(of: transition.insertion)
            {
                phase = .willAppear
                appear(by: animation)
            }
            content = AnyView._makeNode(modified, under: self)
        } else {
            content = Content._makeNode(view.content, under: self)
        }
    }

    var transition: AnyTransition { view.modifier.transition }
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    /// The view with the modifiers of the phase. Its type is the same in all phases.
    private var modified: AnyView {
        let view = AnyView(view.content)
        guard let coming = transition.insertion.custom else {
            return transition.removal.custom?.modify(view, phase == .willAppear ? .identity : phase) ?? view
        }
        guard let going = transition.removal.custom, going !== coming else {
            return coming.modify(view, transition.removal.custom == nil && phase == .didDisappear ? .identity : phase)
        }
        return going.modify(
            coming.modify(view, phase == .willAppear ? phase : .identity), phase == .didDisappear ? phase : .identity)
    }

    override func receive(_ view: ModifiedContent<Content, TransitionModifier>) {
        self.view = view
        handDown()
    }

    private func handDown() {
        guard let content else { return }
        if isCustom {
            content.as(TypedNode<AnyView>.self).receive(modified)
        } else {
            content.as(TypedNode<Content>.self).receive(view.content)
        }
    }

    /// Shows the normal state after the pass that shows the phase before the insertion.
    private func appear(by animation: Animation) {
        graph.enqueueAction(for: self, "transition") { [self] in
            if phase == .willAppear { show(.identity, by: animation) }
        }
    }

    func show(_ phase: TransitionPhase, by animation: Animation?) {
        guard isCustom, phase != self.phase else { return }
        self.phase = phase
        guard let animation else { return setNeedsUpdate(because: .other("transition")) }
        withTransaction(Transaction(animation: animation)) { enqueueUpdate(because: .other("transition")) }
    }

    override func update() { track { handDown() } }

    override func didUnmount() {
        if isAnimated { tree.animatedTransitions -= 1 }
    }
}
