/// How a view's content changes in an animation. It is data for a renderer: hosts show the new content at once.
///
/// ```swift
/// Text("\(score)").contentTransition(.numericText())
/// ```
public struct ContentTransition: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case value(Double)
    }
    private let kind: Kind

    /// The content changes at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .opacity)
    /// The content is interpolated where possible.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// Digits move as in a counter.
    ///
    /// - Parameter countsDown: Whether digits move downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }
    /// Digits move in the direction in which a value changes.
    ///
    /// - Parameter value: The value.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

private struct ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.identity
}

extension EnvironmentValues {
    /// The transition of views' content.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how the content of this view changes in animations. Hosts don't draw it; a renderer may.
    ///
    /// - Parameter transition: The transition.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// Isolates the view's geometry from its parent's. It has no effect: geometry is always animated view by view.
    public func geometryGroup() -> some View { inert(ModifierKind.GeometryGroup.self) }
}
