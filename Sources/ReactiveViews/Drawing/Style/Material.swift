/// A layer that lets what is behind it through, blurred.
public struct Material: Hashable, Sendable {
    private enum Thickness: Double, Hashable, Sendable {
        case ultraThin = 0.3
        case thin = 0.45
        case regular = 0.6
        case thick = 0.75
        case ultraThick = 0.9
        case bar = 0.8
    }
    private let thickness: Thickness

    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    /// That of toolbars.
    public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .material(veil: Color.Resolved.background(environment.colorScheme).multiplyingOpacity(by: thickness.rawValue))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material.bar }
}
