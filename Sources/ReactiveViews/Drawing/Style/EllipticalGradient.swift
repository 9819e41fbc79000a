/// A gradient from an inner ellipse outwards to an outer one, both stretched to the painted rectangle's proportions.
///
/// Radii are fractions of the rectangle's width and height. An end radius of 0.5 around the centre touches all four
/// edges.
///
/// ```swift
/// Rectangle()
///     .fill(EllipticalGradient(colors: [.white, .blue], endRadiusFraction: 0.7))
/// ```
public struct EllipticalGradient: ShapeStyle, Hashable {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let start: CGFloat
    private let end: CGFloat

    /// Creates a gradient between two ellipses.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at the inner ellipse, 1 at the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient of evenly spaced colours between two ellipses.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from the inner ellipse to the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    /// Creates a gradient of located colours between two ellipses.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at the inner ellipse, 1 at the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.start = start
        self.end = end
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .ellipticalGradient(
            stops: gradient.resolve(in: environment), center: center, startRadiusFraction: start,
            endRadiusFraction: end)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// A gradient of a colour's or a gradient's shades between two ellipses.
    ///
    /// - Parameters:
    ///   - gradient: The gradient; location 0 is at the inner ellipse, 1 at the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(gradient, center, startRadiusFraction, endRadiusFraction)
    }

    /// A gradient between two ellipses.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at the inner ellipse, 1 at the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    /// A gradient of evenly spaced colours between two ellipses.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from the inner ellipse to the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public static func ellipticalGradient(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    /// A gradient of located colours between two ellipses.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at the inner ellipse, 1 at the outer one.
    ///   - center: The common centre, as fractions of the painted rectangle's width and height.
    ///   - startRadiusFraction: The inner ellipse's radii, as a fraction of the rectangle's sides.
    ///   - endRadiusFraction: The outer ellipse's radii, as a fraction of the rectangle's sides.
    public static func ellipticalGradient(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(AnyGradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }
}
