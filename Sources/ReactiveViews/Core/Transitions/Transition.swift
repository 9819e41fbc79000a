/// How a view comes and goes when that is animated: what it looks like before it is there, while it is, and afterwards (A11).
@MainActor
@preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase; `content` stands for the one that comes and goes. What differs between the phases is animated.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body

    /// What is to be known about the transition.
    static var properties: TransitionProperties { get }

    /// The transition as one of any type; leave it out.
    static func _erase(_ transition: Self) -> AnyTransition
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    public static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(custom: BodyTransition(transition))
    }

    /// What the transition makes of a view in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(AnyView(content)), phase: phase)
    }

    /// Both at once.
    public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(self, other) }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to appear.
    case willAppear
    /// It is there.
    case identity
    /// It has gone and is still to be seen.
    case didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before, 0 while it is there, 1 afterwards.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is to be known about a transition.
public struct TransitionProperties: Sendable {
    /// Whether it moves, so that people who don't like that see the view fade.
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

extension View {
    /// Says how the view comes and goes when that is animated.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}

extension AnyTransition {
    @MainActor
    @preconcurrency
    public init<T: Transition>(_ transition: T) { self = T._erase(transition) }
}

private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    private let first: First
    private let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(transition.first).combined(with: AnyTransition(transition.second))
    }
}

private struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }

    static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(transition.base).animation(transition.animation)
    }
}

/// A view comes in by one transition and goes by another one.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let coming = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
        return removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
    }

    public static func _erase(_ transition: Self) -> AnyTransition {
        .asymmetric(insertion: AnyTransition(transition.insertion), removal: AnyTransition(transition.removal))
    }
}
