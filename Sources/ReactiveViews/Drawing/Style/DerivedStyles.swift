/// A style, so many times as opaque.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> Paint { style._paint(in: environment).opacity(opacity) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle {
        style._foreground(below: outer).faded(by: opacity)
    }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}
extension _OpacityShapeStyle: Hashable where Style: Hashable {}

extension ShapeStyle {
    /// The style, so many times as opaque; 0 for a factor that isn't a number or negative.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity.isNaN ? 0 : max(opacity, 0))
    }

    /// The style's second level.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[1]) }
    /// The style's third level.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[2]) }
    /// The style's fourth level.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[3]) }
    /// The style's fifth level.
    public var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[4]) }

    /// The style over its own blend mode; painted without, since a paint has none ⚑.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

    /// The style with a shadow; painted without, since a paint has none ⚑.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground, so many times as opaque.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
    /// The foreground with a blend mode.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
    /// The foreground with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
