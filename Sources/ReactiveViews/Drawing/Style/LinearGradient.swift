/// A gradient along a straight line.
///
/// Before the start point the first colour continues, beyond the end point the last.
///
/// ```swift
/// Rectangle()
///     .fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
/// ```
public struct LinearGradient: ShapeStyle, Hashable {
    private let gradient: AnyGradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Creates a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startPoint`, 1 at `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(AnyGradient(gradient), startPoint, endPoint)
    }

    /// Creates a gradient of evenly spaced colours along a line.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startPoint` to `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of located colours along a line.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startPoint`, 1 at `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    init(_ gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: gradient.resolve(in: environment), start: startPoint, end: endPoint)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient of a colour's or a gradient's shades along a line.
    ///
    /// - Parameters:
    ///   - gradient: The gradient; location 0 is at `startPoint`, 1 at `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient, startPoint, endPoint)
    }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours and their locations; location 0 is at `startPoint`, 1 at `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of evenly spaced colours along a line.
    ///
    /// - Parameters:
    ///   - colors: The colours, at equal distances from `startPoint` to `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient of located colours along a line.
    ///
    /// - Parameters:
    ///   - stops: The colours with their locations; location 0 is at `startPoint`, 1 at `endPoint`.
    ///   - startPoint: The line's start, as fractions of the painted rectangle's width and height.
    ///   - endPoint: The line's end, as fractions of the painted rectangle's width and height.
    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}
