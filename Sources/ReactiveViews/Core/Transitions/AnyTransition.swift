/// The animation of a view's insertion and removal.
///
/// A view without a transition fades in and out. A change without an animation inserts and removes views at once. See
/// <doc:AnimationContract>.
///
/// ```swift
/// struct Details: View {
///     @State private var isOpen = false
///
///     var body: some View {
///         VStack {
///             Button("Toggle") { withAnimation { isOpen.toggle() } }
///             if isOpen {
///                 Text("Details").transition(.move(edge: .leading))
///             }
///         }
///     }
/// }
/// ```
public struct AnyTransition {
    /// The insertion or the removal of a transition.
    struct Way {
        var shift = TransitionShift.zero
        var anchor = UnitPoint.center
        /// The animation that replaces that of the change; nil for none.
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

    /// No animation: the view appears and disappears at once.
    public static var identity: AnyTransition { AnyTransition(.zero) }
    /// Fades in and out; the default.
    public static var opacity: AnyTransition { AnyTransition(TransitionShift(fade: 1)) }
    /// Scales up from zero and down to zero, around the centre.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Scales from and to a factor.
    ///
    /// - Parameters:
    ///   - scale: The factor; 1 is the normal size.
    ///   - anchor: The point that stays in place; the centre by default.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(TransitionShift(shrink: 1 - Double(scale)), anchor: anchor)
    }
    /// Moves in from an offset and out to it.
    ///
    /// - Parameter offset: The offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
    /// Moves in from an offset and out to it.
    ///
    /// - Parameters:
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        AnyTransition(TransitionShift(x: Double(x), y: Double(y)))
    }
    /// Moves in from an edge by the view's own size, and out to the same edge.
    ///
    /// - Parameter edge: The edge.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(TransitionShift(heights: -1))
        case .bottom: AnyTransition(TransitionShift(heights: 1))
        case .leading: AnyTransition(TransitionShift(widths: -1))
        case .trailing: AnyTransition(TransitionShift(widths: 1))
        }
    }
    /// Moves in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    /// Moves in from an edge and out to the opposite edge, and fades.
    ///
    /// - Parameter edge: The edge of the insertion.
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

    /// Combines the insertion of one transition with the removal of another.
    ///
    /// - Parameters:
    ///   - insertion: The transition of the insertion.
    ///   - removal: The transition of the removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var transition = insertion
        transition.removal = removal.removal
        return transition
    }

    /// Animates between two modifiers of one type.
    ///
    /// - Parameters:
    ///   - active: The modifier of the absent view.
    ///   - identity: The modifier of the present view.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(custom: ModifierTransition(active: active, identity: identity))
    }

    /// Combines the transition with another one, at the same time.
    ///
    /// - Parameter other: The other transition.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = self
        both.insertion = insertion.combined(with: other.insertion)
        both.removal = removal.combined(with: other.removal)
        // A shared object marks the two directions as the same custom transition.
        if insertion.custom === removal.custom, other.insertion.custom === other.removal.custom {
            both.removal.custom = both.insertion.custom
        }
        return both
    }

    /// Replaces the animation of the change for this transition.
    ///
    /// - Parameter animation: The animation; nil uses that of the change.
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
