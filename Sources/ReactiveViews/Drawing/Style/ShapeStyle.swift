/// What areas, lines and texts are painted with: a colour, a gradient, or something that depends on the environment.
///
/// A style of your own says in `resolve(in:)` which other style it is in an environment; that may not be itself.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// The style that stands for this one where an environment holds.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The paint where an environment holds. Styles made of others leave it out.
    func _paint(in environment: EnvironmentValues) -> Paint

    /// The style set as a foreground below `outer`, of which the style may be a level. Leave it out.
    func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Resolved == Never {
    /// A basic style has nothing else to stand for it; only its paint is known.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a basic style: no other stands for it")
    }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }
}
