/// A translucent layer that blurs what is behind it.
///
/// A renderer that can't blur draws the layer's translucent background colour instead. Thicker materials are more
/// opaque.
///
/// ```swift
/// Text("Now playing").padding().background(.thinMaterial)
/// ```
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

    /// The most transparent material.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// A material that is more transparent than opaque.
    public static let thin = Material(thickness: .thin)
    /// A material of medium opacity.
    public static let regular = Material(thickness: .regular)
    /// A material that is more opaque than transparent.
    public static let thick = Material(thickness: .thick)
    /// The most opaque material.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The material of toolbars.
    public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .material(veil: Color.Resolved.background(environment.colorScheme).multiplyingOpacity(by: thickness.rawValue))
    }
}

extension ShapeStyle where Self == Material {
    /// The most transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material of medium opacity.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// The most opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of toolbars.
    public static var bar: Material { Material.bar }
}
