/// A style with its opacity multiplied by a factor.
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
    /// Returns the style with its opacity multiplied by a factor.
    ///
    /// ```swift
    /// Rectangle().fill(.tint.opacity(0.4))
    /// ```
    ///
    /// - Parameter opacity: The factor: 0 is transparent, 1 leaves the style unchanged. Negative values and NaN become
    ///   0.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity.isNaN ? 0 : max(opacity, 0))
    }

    /// The style at the second level of emphasis: 60 % of its opacity.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[1]) }
    /// The style at the third level of emphasis: 30 % of its opacity.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[2]) }
    /// The style at the fourth level of emphasis: 18 % of its opacity.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[3]) }
    /// The style at the fifth level of emphasis: 10 % of its opacity.
    public var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: Color.Resolved.levels[4]) }

    /// Returns the style unchanged: a display list's paint has no blend mode of its own.
    ///
    /// To blend a whole view, use the view modifier `blendMode(_:)`, which has an effect.
    ///
    /// - Parameter mode: The blend mode; it is ignored.
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }

    /// Returns the style unchanged: a display list's paint has no shadow of its own.
    ///
    /// To give a whole view a shadow, use the view modifier `shadow(color:radius:x:y:)`, which has an effect.
    ///
    /// - Parameter style: The shadow; it is ignored.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor: 0 is transparent, 1 leaves the style unchanged. Negative values and NaN become
    ///   0.
    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

    /// The foreground style; the blend mode has no effect.
    ///
    /// - Parameter mode: The blend mode; it is ignored.
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

    /// The foreground style; the shadow has no effect.
    ///
    /// - Parameter style: The shadow; it is ignored.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
