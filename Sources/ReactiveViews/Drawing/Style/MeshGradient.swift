/// A gradient between colours at the points of a grid that may be bent.
///
/// As a view it fills its frame. Between points a patch is bounded by straight lines or, with Bézier points, by curves.
/// Where no patch is, it shows the background. A mesh of fewer than two columns or rows, or with another number of
/// points or colours, is reported and shows only the background.
///
/// ```swift
/// MeshGradient(
///     width: 2, height: 2,
///     points: [[0, 0], [1, 0], [0, 1], [1, 1]],
///     colors: [.red, .yellow, .blue, .green])
/// ```
public struct MeshGradient: ShapeStyle, Equatable {
    /// A point of the grid with the control points of the curves to its neighbours.
    public struct BezierPoint: Hashable, Sendable {
        /// The position, as fractions of the painted rectangle's width and height.
        public var position: SIMD2<Float>
        /// The control point of the curve to the neighbour on the leading side.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the neighbour above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the neighbour on the trailing side.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the neighbour below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point.
        ///
        /// - Parameters:
        ///   - position: The position, as fractions of the painted rectangle's width and height.
        ///   - leadingControlPoint: The control point of the curve to the neighbour on the leading side.
        ///   - topControlPoint: The control point of the curve to the neighbour above.
        ///   - trailingControlPoint: The control point of the curve to the neighbour on the trailing side.
        ///   - bottomControlPoint: The control point of the curve to the neighbour below.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of the grid's points, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points that are joined by straight lines.
        case points([SIMD2<Float>])
        /// Points that are joined by curves.
        case bezierPoints([BezierPoint])
    }

    /// The colours at the grid's points, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours that depend on the environment.
        case colors([Color])
        /// Colours that don't depend on the environment.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of points in a column.
    public var height: Int
    /// The places of the points, row by row.
    public var locations: Locations
    /// The colours at the points, row by row.
    public var colors: Colors
    /// The colour outside of the patches.
    public var background: Color
    /// Whether colours change smoothly from patch to patch.
    public var smoothsColors: Bool
    /// The space in which colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a mesh gradient.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - locations: The places of the points, row by row.
    ///   - colors: The colours at the points, row by row.
    ///   - background: The colour outside of the patches; transparent by default.
    ///   - smoothsColors: Whether colours change smoothly from patch to patch.
    ///   - colorSpace: The space in which colours are mixed.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a mesh gradient of points that are joined by straight lines.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - points: The points, row by row, as fractions of the painted rectangle's width and height.
    ///   - colors: The colours at the points, row by row.
    ///   - background: The colour outside of the patches; transparent by default.
    ///   - smoothsColors: Whether colours change smoothly from patch to patch.
    ///   - colorSpace: The space in which colours are mixed.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh gradient of points that are joined by straight lines.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - points: The points, row by row, as fractions of the painted rectangle's width and height.
    ///   - resolvedColors: The colours at the points, row by row.
    ///   - background: The colour outside of the patches; transparent by default.
    ///   - smoothsColors: Whether colours change smoothly from patch to patch.
    ///   - colorSpace: The space in which colours are mixed.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh gradient of points that are joined by curves.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - bezierPoints: The points, row by row.
    ///   - colors: The colours at the points, row by row.
    ///   - background: The colour outside of the patches; transparent by default.
    ///   - smoothsColors: Whether colours change smoothly from patch to patch.
    ///   - colorSpace: The space in which colours are mixed.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a mesh gradient of points that are joined by curves.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row.
    ///   - height: The number of points in a column.
    ///   - bezierPoints: The points, row by row.
    ///   - resolvedColors: The colours at the points, row by row.
    ///   - background: The colour outside of the patches; transparent by default.
    ///   - smoothsColors: Whether colours change smoothly from patch to patch.
    ///   - colorSpace: The space in which colours are mixed.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    public func _paint(in environment: EnvironmentValues) -> Paint {
        let background = background.resolve(in: environment)
        let colors =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let (points, isCurved) =
            switch locations {
            case .points(let points): (points.map(BezierPoint.init(_:)), false)
            case .bezierPoints(let points): (points, true)
            }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard width > 1, height > 1, !overflow, points.count == count, colors.count == count else {
            Diagnostics.report(
                .invalidGeometry,
                "Invalid MeshGradient of \(width) × \(height) with \(points.count) points and \(colors.count) colors; "
                    + "showing its background.")
            return .color(background)
        }
        return .meshGradient(
            Paint.Mesh(
                width: width, height: height, points: points, isCurved: isCurved, colors: colors,
                background: background, smoothsColors: smoothsColors, colorSpace: colorSpace))
    }
}

extension MeshGradient.BezierPoint {
    /// Creates a point whose control points are at its position.
    init(_ position: SIMD2<Float>) {
        self.init(
            position: position, leadingControlPoint: position, topControlPoint: position,
            trailingControlPoint: position, bottomControlPoint: position)
    }
}
