/// A gradient that sweeps its colours around a centre point.
///
/// ```swift
/// Circle()
///     .fill(AngularGradient(colors: [.red, .yellow, .green, .red], center: .center))
/// ```
public struct AngularGradient: ShapeStyle, Hashable {
    private let gradient: AnyGradient
    private let center: UnitPoint
    private let startAngle: Angle
    private let endAngle: Angle

    /// Creates a gradient that runs from one angle to another.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startAngle`, 1 at `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle
    ) {
        self.init(AnyGradient(gradient), center, startAngle, endAngle)
    }

    /// Creates a gradient of evenly spaced colours that runs from one angle to another.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startAngle` to `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    /// Creates a gradient of located colours that runs from one angle to another.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startAngle`, 1 at `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Creates a gradient that takes one full turn.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; 0 and 1 are both at `angle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(gradient), center, angle)
    }

    /// Creates a gradient of evenly spaced colours that takes one full turn.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances; repeat the first one at the end for a seamless turn.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(colors: colors)), center, angle)
    }

    /// Creates a gradient of located colours that takes one full turn.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; 0 and 1 are both at `angle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(AnyGradient(Gradient(stops: stops)), center, angle)
    }

    init(_ gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle? = nil) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle ?? startAngle + .degrees(360)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .angularGradient(
            stops: gradient.resolve(in: environment), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// A gradient that sweeps a colour's or a gradient's shades from one angle to another.
    ///
    /// - Parameters:
    ///   - gradient: The gradient; location 0 is at `startAngle`, 1 at `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient, center, startAngle, endAngle)
    }

    /// A gradient that sweeps its colours from one angle to another.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startAngle`, 1 at `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(AnyGradient(gradient), center, startAngle, endAngle)
    }

    /// A gradient that sweeps evenly spaced colours from one angle to another.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startAngle` to `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient that sweeps located colours from one angle to another.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startAngle`, 1 at `endAngle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - startAngle: The angle of the first colour. Zero points to the right; growing angles turn clockwise.
    ///   - endAngle: The angle of the last colour.
    public static func angularGradient(
        stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// An angular gradient that takes one full turn through a colour's or a gradient's shades.
    ///
    /// - Parameters:
    ///   - gradient: The gradient; locations 0 and 1 are both at `angle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient, center, angle)
    }

    /// An angular gradient that takes one full turn.
    ///
    /// ```swift
    /// Circle().fill(.conicGradient(Gradient(colors: [.black, .white]), center: .center))
    /// ```
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; 0 and 1 are both at `angle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }

    /// An angular gradient that takes one full turn through evenly spaced colours.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances; repeat the first one at the end for a seamless turn.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public static func conicGradient(
        colors: [Color], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }

    /// An angular gradient that takes one full turn through located colours.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; 0 and 1 are both at `angle`.
    ///   - center: The centre, as fractions of the painted rectangle's width and height.
    ///   - angle: The angle at which the turn begins and ends. Zero, the default, points to the right.
    public static func conicGradient(
        stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
    }
}
