/// A gradient between two circles around one centre.
///
/// Inside the start circle the first colour continues, outside the end circle the last. An end radius smaller than the
/// start radius reverses the gradient.
///
/// ```swift
/// Circle()
///     .fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 4, endRadius: 40))
/// ```
public struct RadialGradient: ShapeStyle, Hashable {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Creates a gradient between two circles.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startRadius`, 1 at `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(AnyGradient(gradient), center, startRadius, endRadius)
    }

    /// Creates a gradient of evenly spaced colours between two circles.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startRadius` to `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of located colours between two circles.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startRadius`, 1 at `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .radialGradient(
            stops: gradient.resolve(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// A gradient of a colour's or a gradient's shades between two circles.
    ///
    /// - Parameters:
    ///   - gradient: The gradient; location 0 is at `startRadius`, 1 at `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient, center, startRadius, endRadius)
    }

    /// A gradient between two circles.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startRadius`, 1 at `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of evenly spaced colours between two circles.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startRadius` to `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// A gradient of located colours between two circles.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startRadius`, 1 at `endRadius`.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadius: The first circle's radius, in points.
    ///   - endRadius: The second circle's radius, in points.
    public static func radialGradient(
        stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
