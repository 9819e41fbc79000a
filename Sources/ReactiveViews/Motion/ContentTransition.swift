/// How a view's content changes when that is animated: data for a renderer.
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case value(Double)
    }
    private let kind: Kind

    public static let identity = ContentTransition(kind: .identity)
    public static let opacity = ContentTransition(kind: .opacity)
    public static let interpolate = ContentTransition(kind: .interpolate)
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// How contents of views change.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Says how the content of this view and those below changes.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// Has the view's geometry take effect as a whole. Ours always does (⚑).
    public func geometryGroup() -> some View { inert(ModifierKind.GeometryGroup.self) }
}
