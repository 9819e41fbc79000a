// Effects of the pointer, or of the user's look, over a view. They have no effect here: a host has neither. A custom
// effect is kept, so that code compiles; its body isn't called.

/// The effect of a pointer over a view. It has no effect here.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    private init(name: String) { self.name = name }

    /// Creates an effect from one that is composed of others.
    ///
    /// - Parameter effect: The effect.
    public init<Effect: CustomHoverEffect>(_ effect: Effect) { name = "\(Effect.self)" }

    /// The effect that suits the context.
    public static let automatic = HoverEffect(name: "automatic")
    /// The view is highlighted.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view is raised.
    public static let lift = HoverEffect(name: "lift")
}

/// An effect of the pointer that is composed of changes of the view.
///
/// ```swift
/// struct Grow: CustomHoverEffect {
///     func body(content: Content) -> some CustomHoverEffect {
///         content.hoverEffect { effect, isActive, _ in effect.scaleEffect(isActive ? 1.1 : 1) }
///     }
/// }
/// ```
public protocol CustomHoverEffect: Sendable {
    /// The type of the body.
    associatedtype Body: CustomHoverEffect
    typealias Content = EmptyHoverEffect

    /// Returns the effect that this one consists of.
    ///
    /// - Parameter content: An effect that changes nothing.
    func body(content: Content) -> Body
}

extension Never: CustomHoverEffect {
    public func body(content: EmptyHoverEffect) -> Never { fatalError("Never has no value") }
}

/// A hover effect without a body.
protocol PrimitiveHoverEffect: CustomHoverEffect where Body == Never {}

extension PrimitiveHoverEffect {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive hover effect: it has no body to call")
    }
}

/// A hover effect that changes nothing.
public struct EmptyHoverEffect: PrimitiveHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// The system's hover effect.
public struct AutomaticHoverEffect: PrimitiveHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// An effect that highlights the view.
public struct HighlightHoverEffect: PrimitiveHoverEffect {
    /// Creates the effect.
    public init() {}
}

/// An effect that raises the view.
public struct LiftHoverEffect: PrimitiveHoverEffect {
    /// Creates the effect.
    public init() {}
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
    /// The system's effect.
    public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

extension CustomHoverEffect where Self == HighlightHoverEffect {
    /// The view is highlighted.
    public static var highlight: HighlightHoverEffect { HighlightHoverEffect() }
}

extension CustomHoverEffect where Self == LiftHoverEffect {
    /// The view is raised.
    public static var lift: LiftHoverEffect { LiftHoverEffect() }
}

// MARK: - Composed effects

/// What a hover effect changes of a view.
public protocol HoverEffectContent: Sendable {}

/// Changes of nothing.
public struct EmptyHoverEffectContent: HoverEffectContent {
    /// Creates the content.
    public init() {}
}

/// The changes of a hover effect, as its closure names them. Nothing here shows them.
public struct ModifiedHoverEffectContent<Base: HoverEffectContent>: HoverEffectContent {
    let base: Base
}

extension HoverEffectContent {
    private var modified: ModifiedHoverEffectContent<Self> { ModifiedHoverEffectContent(base: self) }

    /// Changes the opacity of the view.
    ///
    /// - Parameter opacity: The opacity, from 0 to 1.
    public func opacity(_ opacity: Double) -> some HoverEffectContent { modified }

    /// Scales the view.
    ///
    /// - Parameters:
    ///   - scale: The factor.
    ///   - anchor: The point that stays; the centre by default.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some HoverEffectContent { modified }

    /// Scales the view.
    ///
    /// - Parameters:
    ///   - scale: The factors.
    ///   - anchor: The point that stays; the centre by default.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some HoverEffectContent { modified }

    /// Scales the view.
    ///
    /// - Parameters:
    ///   - x: The horizontal factor; 1 by default.
    ///   - y: The vertical factor; 1 by default.
    ///   - anchor: The point that stays; the centre by default.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some HoverEffectContent { modified }

    /// Moves the view.
    ///
    /// - Parameter offset: The distance in points.
    public func offset(_ offset: CGSize) -> some HoverEffectContent { modified }

    /// Moves the view.
    ///
    /// - Parameters:
    ///   - x: The horizontal distance in points; 0 by default.
    ///   - y: The vertical distance in points; 0 by default.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { modified }

    /// Clips the view.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: How the shape is filled.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some HoverEffectContent {
        modified
    }

    /// Animates changes.
    ///
    /// - Parameters:
    ///   - animation: The animation; nil for none.
    ///   - body: Returns the changes.
    public func animation<Body: HoverEffectContent>(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> Body
    ) -> some HoverEffectContent { ModifiedHoverEffectContent(base: body(EmptyHoverEffectContent())) }
}

/// A hover effect with changes that a closure makes. The closure isn't called.
public struct ContentHoverEffect<Content: HoverEffectContent>: PrimitiveHoverEffect {
    let makeContent: @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> Content
}

extension CustomHoverEffect {
    /// Adds changes to the effect.
    ///
    /// - Parameters:
    ///   - group: The views that the effect is active for together; nil for the view alone.
    ///   - body: Returns the changes for an effect that changes nothing, whether the effect is active, and the view's
    ///     geometry.
    public func hoverEffect<C: HoverEffectContent>(
        in group: HoverEffectGroup? = nil,
        body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
    ) -> some CustomHoverEffect { ContentHoverEffect(makeContent: body) }
}

/// Views whose hover effects are active together.
public struct HoverEffectGroup: Hashable, Sendable {
    /// When the effects of a group's views are active.
    public struct Behavior: Hashable, Sendable {
        private let name: String

        /// All of them while the pointer is over one.
        public static let activatesGroup = Behavior(name: "activatesGroup")
        /// Those of the group follow the others.
        public static let followsGroup = Behavior(name: "followsGroup")
        /// Each by itself.
        public static let ignoresGroup = Behavior(name: "ignoresGroup")
    }

    private let id: String?
    private let namespace: Namespace.ID?
    private let behavior: Behavior

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - namespace: The namespace of the group.
    ///   - id: The name of the group; nil for the only one of the namespace.
    ///   - behavior: When the effects are active; together by default.
    public init(_ namespace: Namespace.ID, id: String? = nil, behavior: Behavior = .activatesGroup) {
        self.namespace = namespace
        self.id = id
        self.behavior = behavior
    }
}

extension EnvironmentValues {
    /// Whether views may show an effect under the pointer. True by default.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { self[entry: true] }
        set { self[entry: true] = newValue }
    }
}

extension ModifierKind {
    enum CustomHoverEffect<Effect> {}
    enum HoverEffectGroup {}
    enum ListRowHover {}
    enum ListRowHoverDisabled {}
}

nonisolated extension View {
    /// Sets the view's effect under the pointer. It has no effect here.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isEnabled: Whether the effect is shown.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        inert(ModifierKind.HoverEffect.self)
    }

    /// Sets the view's effect under the pointer to one that is composed of others. It has no effect here.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - group: The views that the effect is active for together; nil for the view alone.
    ///   - isEnabled: Whether the effect is shown; true by default.
    @_disfavoredOverload
    public func hoverEffect<Effect: CustomHoverEffect>(
        _ effect: Effect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View {
        inert(ModifierKind.CustomHoverEffect<Effect>.self)
    }

    /// Sets changes of the view under the pointer. They have no effect here: the closure isn't called.
    ///
    /// - Parameters:
    ///   - group: The views that the effect is active for together; nil for the view alone.
    ///   - isEnabled: Whether the effect is shown; true by default.
    ///   - body: Returns the changes for an effect that changes nothing, whether the effect is active, and the view's
    ///     geometry.
    public func hoverEffect<C: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping @Sendable (EmptyHoverEffectContent, Bool, GeometryProxy) -> C
    ) -> some View {
        inert(ModifierKind.CustomHoverEffect<C>.self)
    }

    /// Puts the hover effects of the views inside into a group. It has no effect here.
    ///
    /// - Parameter group: The group; nil for none.
    public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { inert(ModifierKind.HoverEffectGroup.self) }

    /// Puts the hover effects of the views inside into a group of their own. It has no effect here.
    public func hoverEffectGroup() -> some View { inert(ModifierKind.HoverEffectGroup.self) }

    /// Sets the effect of the views inside under the pointer. It has no effect here.
    ///
    /// - Parameter effect: The effect; nil for none.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { inert(ModifierKind.DefaultHoverEffect.self) }

    /// Sets the effect of the views inside under the pointer to one that is composed of others. It has no effect here.
    ///
    /// - Parameter effect: The effect.
    @_disfavoredOverload
    public func defaultHoverEffect<Effect: CustomHoverEffect>(_ effect: Effect) -> some View {
        inert(ModifierKind.CustomHoverEffect<Effect>.self)
    }

    /// Disables effects under the pointer by setting `isHoverEffectEnabled`, which nothing here reads. A view
    /// inside a disabled view can't enable them.
    ///
    /// - Parameter disabled: Whether the effects are disabled; true by default.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled, as: ModifierKind.HoverEffectDisabled.self) { $0 = $0 && !disabled }
    }

    /// Sets the effect of the pointer over the rows of lists. It has no effect here.
    ///
    /// - Parameter effect: The effect; nil for none.
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { inert(ModifierKind.ListRowHover.self) }

    /// Disables the effects of the pointer over the rows of lists. It has no effect here.
    ///
    /// - Parameter disabled: Whether they are disabled; true by default.
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        inert(ModifierKind.ListRowHoverDisabled.self)
    }
}
