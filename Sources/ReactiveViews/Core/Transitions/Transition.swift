/// An animation of a view's insertion and removal, described by the view's look in three phases. See
/// <doc:AnimationContract>.
///
/// ```swift
/// struct Blurred: Transition {
///     func body(content: Content, phase: TransitionPhase) -> some View {
///         content.blur(radius: phase.isIdentity ? 0 : 10)
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view in a phase. Differences between the phases are animated.
    ///
    /// - Parameters:
    ///   - content: The inserted or removed view.
    ///   - phase: The phase.
    @ViewBuilder
    func body(content: Content, phase: TransitionPhase) -> Body

    /// The properties of the transition; with motion by default.
    static var properties: TransitionProperties { get }

    /// Erases the type of the transition. Use the default implementation.
    nonisolated static func _erase(_ transition: Self) -> AnyTransition
}

extension Transition {
    /// The default properties: a transition with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    public nonisolated static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(custom: BodyTransition(transition))
    }

    /// Returns a view with the look of a phase of the transition.
    ///
    /// - Parameters:
    ///   - content: The view.
    ///   - phase: The phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(AnyView(content)), phase: phase)
    }

    /// Combines the transition with another one, at the same time.
    ///
    /// - Parameter other: The other transition.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(self, other)
    }

    /// Replaces the animation of the change for this transition.
    ///
    /// - Parameter animation: The animation; nil uses that of the change.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// The phase of a view during its insertion and removal.
public enum TransitionPhase: Hashable, Sendable {
    /// Before the insertion.
    case willAppear
    /// The normal state.
    case identity
    /// After the removal, while the view is still visible.
    case didDisappear

    /// Whether the view is in its normal state.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1 before, 0 in the normal state, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves the view, so that it should be replaced by a fade for users who prefer less motion.
    /// Nothing here reads the value.
    public var hasMotion: Bool

    /// Creates properties.
    ///
    /// - Parameter hasMotion: Whether the transition moves the view; true by default.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

nonisolated extension View {
    /// Sets the animation of the view's insertion and removal.
    ///
    /// - Parameter transition: The transition.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}

extension AnyTransition {
    /// Erases the type of a transition.
    ///
    /// - Parameter transition: The transition.
    public init<T: Transition>(_ transition: T) { self = T._erase(transition) }
}

nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    private let first: First
    private let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(transition.first).combined(with: AnyTransition(transition.second))
    }
}

nonisolated private struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
    }

    static func _erase(_ transition: Self) -> AnyTransition {
        AnyTransition(transition.base).animation(transition.animation)
    }
}

/// A transition with the insertion of one transition and the removal of another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - insertion: The transition of the insertion.
    ///   - removal: The transition of the removal.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let coming = insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity)
        return removal.apply(content: coming, phase: phase == .didDisappear ? phase : .identity)
    }

    public static func _erase(_ transition: Self) -> AnyTransition {
        .asymmetric(insertion: AnyTransition(transition.insertion), removal: AnyTransition(transition.removal))
    }
}
