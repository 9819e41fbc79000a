/// A type-erased shape style.
///
/// Use it where the style's type depends on a condition:
///
/// ```swift
/// func style(isActive: Bool) -> AnyShapeStyle {
///     isActive ? AnyShapeStyle(Color.blue) : AnyShapeStyle(.secondary)
/// }
/// ```
public struct AnyShapeStyle: ShapeStyle {
    /// The erased style. Invariant: never itself an `AnyShapeStyle`.
    private let base: any ShapeStyle
    private var opacity = 1.0

    /// Creates a type-erased copy of a style; an erased style isn't wrapped again.
    ///
    /// - Parameter style: The style to erase.
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

    /// Returns the style with its opacity multiplied by `factor`.
    func faded(by factor: Double) -> AnyShapeStyle {
        var copy = self
        copy.opacity *= factor
        return copy
    }

    /// Whether the erased style has that type; opacity doesn't matter.
    func wraps<S: ShapeStyle>(_ type: S.Type) -> Bool { base is S }

    /// The erased style without its opacity, if it has that type.
    func base<S: ShapeStyle>(as type: S.Type) -> S? { base as? S }
}

extension AnyShapeStyle: Equatable {
    /// Returns whether both styles have equal types, values and opacities. A style that isn't `Equatable` equals
    /// nothing.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
        func isEqual<E: Equatable>(_ base: E) -> Bool { rhs.base as? E == base }
        guard lhs.opacity == rhs.opacity else { return false }
        // Most styles are colours. The general way looks up the type's `==` at each comparison.
        if type(of: lhs.base) == Color.self, let color = lhs.base as? Color { return rhs.base as? Color == color }
        guard let base = lhs.base as? any Equatable else { return false }
        return isEqual(base)
    }
}
