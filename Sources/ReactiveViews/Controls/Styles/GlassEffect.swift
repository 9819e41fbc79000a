// Glass: a material of newer systems that refracts what is behind it. Hosts paint none.

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    private let name: String
    private var color: Color?
    private var isInteractive = false

    private init(name: String) { self.name = name }

    /// The usual glass.
    public static let regular = Glass(name: "regular")
    /// A clear glass.
    public static let clear = Glass(name: "clear")
    /// No glass.
    public static let identity = Glass(name: "identity")

    /// Returns the glass with a tint.
    ///
    /// - Parameter color: The colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns the glass that reacts to touches.
    ///
    /// - Parameter isEnabled: Whether it reacts; true by default.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// How glass appears and disappears.
public struct GlassEffectTransition: Equatable, Sendable {
    private let name: String

    /// Without a change of the glass.
    public static let identity = GlassEffectTransition(name: "identity")
    /// From the shape of glass nearby, or to it.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// By itself.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass shapes flow into each other. Here it shows its content.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points within which shapes flow into each other; nil for the default.
    ///   - content: Returns the views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { content }
}

/// The shape of glass by default: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

nonisolated extension View {
    /// Puts glass behind the view. It has no effect here.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape; a capsule by default.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { inert(ModifierKind.GlassEffect.self) }

    /// Puts glass behind the view, under a condition. It has no effect here.
    ///
    /// - Parameters:
    ///   - glass: The kind of glass.
    ///   - shape: The shape.
    ///   - isEnabled: Whether there is glass.
    public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
    ) -> some View { inert(ModifierKind.GlassEffect.self) }

    /// Gives the view's glass an identity, by which it flows into other glass. It has no effect here.
    ///
    /// - Parameters:
    ///   - id: The identity; nil for none.
    ///   - namespace: The namespace of the identity.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        inert(ModifierKind.GlassEffectID.self)
    }

    /// Combines the glass of views with the same identity. It has no effect here.
    ///
    /// - Parameters:
    ///   - id: The identity; nil for none.
    ///   - namespace: The namespace of the identity.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        inert(ModifierKind.GlassEffectUnion.self)
    }

    /// Sets how the view's glass appears and disappears. It has no effect here.
    ///
    /// - Parameter transition: The transition.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        inert(ModifierKind.GlassEffectTransition.self)
    }
}
