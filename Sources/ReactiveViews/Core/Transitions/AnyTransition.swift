/// How a view comes and goes when that is animated (A11).
public struct AnyTransition {
    /// One way of a transition.
    struct Way {
        var shift = TransitionShift.zero
        var anchor = UnitPoint.center
        /// In place of the animation of the change.
        var animation: Animation?
        var custom: CustomTransition?
    }

    var insertion = Way()
    var removal = Way()

    private init(_ shift: TransitionShift, anchor: UnitPoint = .center) {
        insertion = Way(shift: shift, anchor: anchor)
        removal = insertion
    }

    init(custom: CustomTransition) {
        insertion = Way(custom: custom)
        removal = insertion
    }

    /// The view is there, and is gone.
    public static var identity: AnyTransition { AnyTransition(.zero) }
    /// Fades in and out. What views do that say nothing.
    public static var opacity: AnyTransition { AnyTransition(TransitionShift(fade: 1)) }
    /// Grows from, and shrinks to, a point.
    public static var scale: AnyTransition { scale(scale: 0) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionShift(shrink: 1 - Double(scale)), anchor: anchor)
    }
    /// Comes from, and goes to, a place that far away.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(TransitionShift(x: Double(x), y: Double(y)))
    }
    /// Comes in over an edge, its own size away, and leaves over the same.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(TransitionShift(heights: -1))
        case .bottom: AnyTransition(TransitionShift(heights: 1))
        case .leading: AnyTransition(TransitionShift(widths: -1))
        case .trailing: AnyTransition(TransitionShift(widths: 1))
        }
    }
    /// Comes in over the leading edge and leaves over the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    /// Comes in over an edge, fading in, and leaves over the opposite one, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(insertion: .move(edge: edge), removal: .move(edge: opposite)).combined(with: .opacity)
    }

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    /// Between a modifier for a view that is away and one for a view that is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(custom: ModifierTransition(active: active, identity: identity))
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = self
        both.insertion = insertion.combined(with: other.insertion)
        both.removal = removal.combined(with: other.removal)
        // The two ways know each other by having the same.
        if insertion.custom === removal.custom, other.insertion.custom === other.removal.custom {
            both.removal.custom = both.insertion.custom
        }
        return both
    }

    /// The transition with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var animated = self
        animated.insertion.animation = animation
        animated.removal.animation = animation
        return animated
    }
}

extension AnyTransition.Way {
    fileprivate func combined(with other: Self) -> Self {
        Self(
            shift: shift.combined(with: other.shift), anchor: shift.shrink != 0 ? anchor : other.anchor,
            animation: animation ?? other.animation,
            custom: custom.map { mine in other.custom.map { CustomPair(mine, $0) } ?? mine } ?? other.custom)
    }
}
