/// A path with a style for drawing it.
///
/// ```swift
/// let card = UIBezierPath(
///     roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12))
/// Path(card.cgPath).fill(.blue)
/// ```
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path

    init(_ path: Path) {
        self.path = path
        super.init()
    }

    /// Creates an empty path.
    public convenience override init() { self.init(Path()) }

    /// Creates a rectangle.
    ///
    /// - Parameter rect: The rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates an ellipse.
    ///
    /// - Parameter rect: The rectangle around it.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerRadius: The radius of the corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The size of the corners, in points; the width counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        self.init(Path(roundedRect: rect, cornerRadii: radii))
    }

    /// Creates an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: The start, in radians.
    ///   - endAngle: The end, in radians.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init(Path())
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    #if !canImport(Darwin)
        /// Creates a path from a Core Graphics path.
        ///
        /// - Parameter cgPath: The path.
        public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

        /// The segments as a Core Graphics path.
        open var cgPath: CGPath {
            get { CGPath(path) }
            set { path = Path(newValue) }
        }
    #endif

    // MARK: Segments

    /// Begins a subpath.
    ///
    /// - Parameter point: The start.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    ///
    /// - Parameter point: The end.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end.
    ///   - controlPoint1: The control point of the start.
    ///   - controlPoint2: The control point of the end.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    ///
    /// - Parameters:
    ///   - endPoint: The end.
    ///   - controlPoint: The control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius, in points.
    ///   - startAngle: The start, in radians.
    ///   - endAngle: The end, in radians.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // `Path` names directions in coordinates that grow upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    /// Closes the subpath.
    open func close() { path.closeSubpath() }
    /// Removes all segments.
    open func removeAllPoints() { path = Path() }
    /// Adds the segments of another path.
    ///
    /// - Parameter bezierPath: The other path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Transforms all points.
    ///
    /// - Parameter transform: The transform.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Returns the path with its segments in the opposite order. The direction of the segments stays as it is.
    open func reversing() -> UIBezierPath { copied() }

    // MARK: Questions

    /// Whether there are no segments.
    open var isEmpty: Bool { path.isEmpty }
    /// The rectangle around the path.
    open var bounds: CGRect { path.boundingRect }
    /// The end of the last segment; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Returns whether a point is inside.
    ///
    /// - Parameter point: The point.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    // MARK: Style

    /// The width of lines, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of lines.
    open var lineCapStyle: CGLineCap = .butt
    /// The shape of the corners of lines.
    open var lineJoinStyle: CGLineJoin = .miter
    /// The limit of sharp corners.
    open var miterLimit: CGFloat = 10
    /// The precision of curves; ignored.
    open var flatness: CGFloat = 0.6
    /// Whether the inside is determined by the even-odd rule.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Sets the pattern of dashes.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps, in points; nil for a continuous line.
    ///   - count: The number of lengths.
    ///   - phase: The offset at which the pattern begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        dashPhase = phase
    }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
            dashPhase: dashPhase)
    }

    // MARK: Drawing

    /// Fills the path in the current context with its fill colour.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path, isEvenOdd: usesEvenOddFillRule) }
    /// Strokes the path in the current context with its stroke colour.
    open func stroke() { UIGraphicsGetCurrentContext()?.stroke(path, strokeStyle) }
    /// Restricts drawing in the current context to the inside of the path.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: path, isEvenOdd: usesEvenOddFillRule) }

    // MARK: Copying

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath(path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dash = dash
        copy.dashPhase = dashPhase
        return copy
    }

    /// Returns an equal path of its own.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func copy() -> Any { copied() }
}
