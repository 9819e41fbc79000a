/// A transition by modifiers of the client.
class CustomTransition {
    /// Returns the view with the modifiers of a phase. Their types are the same in all phases, so that the view keeps
    /// its identity.
    @MainActor
    func modify(_ view: AnyView, _ phase: TransitionPhase) -> AnyView { preconditionFailure("abstract") }
}

final class ModifierTransition<E: ViewModifier>: CustomTransition {
    private let active: E
    private let identity: E

    init(active: E, identity: E) {
        self.active = active
        self.identity = identity
    }

    override func modify(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(view.modifier(phase.isIdentity ? identity : active))
    }
}

/// The modifier of one transition around that of another.
final class CustomPair: CustomTransition {
    private let inner: CustomTransition
    private let outer: CustomTransition

    init(_ inner: CustomTransition, _ outer: CustomTransition) {
        self.inner = inner
        self.outer = outer
    }

    override func modify(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
        outer.modify(inner.modify(view, phase), phase)
    }
}

/// The body of a `Transition`.
final class BodyTransition<T: Transition>: CustomTransition {
    private let transition: T

    init(_ transition: T) {
        self.transition = transition
    }

    override func modify(_ view: AnyView, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.body(content: PlaceholderContentView(view), phase: phase))
    }
}
