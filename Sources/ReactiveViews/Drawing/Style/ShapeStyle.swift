/// A colour, gradient or other style with which shapes and text are painted.
///
/// A custom style implements `resolve(in:)` and returns the style to paint with in an environment. It must not return
/// itself.
///
/// ```swift
/// struct WarningStyle: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
public protocol ShapeStyle: Sendable {
    /// The type of the style that `resolve(in:)` returns; `Never` for a built-in style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to paint with in an environment.
    ///
    /// - Parameter environment: The environment of the view that is painted.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint in an environment. Custom styles rely on the default implementation.
    func _paint(in environment: EnvironmentValues) -> Paint

    /// Returns the style to set as a foreground below `outer`; the style may refer to a level of `outer`. Custom styles
    /// rely on the default implementation.
    func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle
}

extension ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { resolve(in: environment)._paint(in: environment) }

    public func _foreground(below outer: _ForegroundStyles) -> AnyShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Resolved == Never {
    /// Stops the program: a built-in style is painted directly and resolves to no other style.
    ///
    /// - Parameter environment: The environment; it is ignored.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a built-in style and can't be resolved to another one; paint with it directly.")
    }
}

extension Never: ShapeStyle {}

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }
}

extension Color.Resolved: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }
}
