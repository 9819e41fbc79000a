/// A transition by modifiers of the user's.
class CustomTransition {
    /// The view with the modifier that it has while it is away, or while it is there.
    @MainActor
    func modify(_ view: AnyView, isActive: Bool) -> AnyView { preconditionFailure("abstract") }
}

final class ModifierTransition<E: ViewModifier>: CustomTransition {
    private let active: E
    private let identity: E

    init(active: E, identity: E) {
        self.active = active
        self.identity = identity
    }

    override func modify(_ view: AnyView, isActive: Bool) -> AnyView {
        AnyView(view.modifier(isActive ? active : identity))
    }
}

/// One transition's modifier around another one's.
final class CombinedTransition: CustomTransition {
    private let inner: CustomTransition
    private let outer: CustomTransition

    init(_ inner: CustomTransition, _ outer: CustomTransition) {
        self.inner = inner
        self.outer = outer
    }

    override func modify(_ view: AnyView, isActive: Bool) -> AnyView {
        outer.modify(inner.modify(view, isActive: isActive), isActive: isActive)
    }
}
