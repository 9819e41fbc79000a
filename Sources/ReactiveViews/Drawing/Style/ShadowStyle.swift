/// A shadow behind an area or inside its edges.
///
/// See `ShapeStyle.shadow(_:)`: a style's shadow isn't drawn here.
public struct ShadowStyle: Hashable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A shadow behind the area.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; black at 33 % by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points; positive values move it to the right.
    ///   - y: The vertical offset, in points; positive values move it down.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow inside the area's edges.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; black at 55 % by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points; positive values move it to the right.
    ///   - y: The vertical offset, in points; positive values move it down.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }
}
