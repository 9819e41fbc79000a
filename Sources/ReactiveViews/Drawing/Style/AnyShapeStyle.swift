/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
    /// Never itself an `AnyShapeStyle`.
    private let base: any ShapeStyle
    private var opacity = 1.0

    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle {
            self = style
        } else {
            base = style
        }
    }

    public func _paint(in environment: EnvironmentValues) -> Paint { base._paint(in: environment).opacity(opacity) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle {
        base._foreground(below: outer).faded(by: opacity)
    }

    /// The style, so many times as opaque.
    func faded(by factor: Double) -> AnyShapeStyle {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// Whether it is a style of that type, faded or not.
    func wraps<S: ShapeStyle>(_ type: S.Type) -> Bool { base is S }

    /// The style inside, as it was before it was faded, if it is of that type.
    func base<S: ShapeStyle>(as type: S.Type) -> S? { base as? S }
}

extension AnyShapeStyle: Equatable {
    /// Styles that can't be compared are never equal.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        func isEqual<E: Equatable>(_ base: E) -> Bool { rhs.base as? E == base }
        guard lhs.opacity == rhs.opacity, let base = lhs.base as? any Equatable else { return false }
        return isEqual(base)
    }
}
