#if !canImport(Darwin)
    /// How the inside of a path is determined.
    public enum CGPathFillRule: Int, Sendable {
        /// By the number of turns around a point.
        case winding = 0
        /// By the number of lines up to a point: inside if it is odd.
        case evenOdd = 1
    }

    /// The kind of a segment of a path.
    public enum CGPathElementType: Int32, Sendable {
        /// Begins a subpath.
        case moveToPoint = 0
        /// A line.
        case addLineToPoint = 1
        /// A quadratic curve.
        case addQuadCurveToPoint = 2
        /// A cubic curve.
        case addCurveToPoint = 3
        /// A line back to the start.
        case closeSubpath = 4
    }

    /// A segment of a path.
    public struct CGPathElement {
        /// The kind of the segment.
        public var type: CGPathElementType
        /// The points: control points first, then the end. They are valid during the call that passes the segment.
        public var points: UnsafeMutablePointer<CGPoint>
    }

    /// An outline of lines and curves. It may be shared between threads; ``CGMutablePath`` may not.
    ///
    /// ```swift
    /// let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 4, cornerHeight: 4,
    ///                   transform: nil)
    /// Path(path).fill(.red)
    /// ```
    public class CGPath: Hashable {
        fileprivate(set) var path: Path

        init(_ path: Path) { self.path = path }

        /// Creates a rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle.
        ///   - transform: A transform of the points; nil for none.
        public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(rect).applying(transform?.pointee ?? .identity))
        }

        /// Creates an ellipse.
        ///
        /// - Parameters:
        ///   - rect: The rectangle around the ellipse.
        ///   - transform: A transform of the points; nil for none.
        public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
            self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
        }

        /// Creates a rounded rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle.
        ///   - cornerWidth: The width of the corners, in points.
        ///   - cornerHeight: The height of the corners, in points.
        ///   - transform: A transform of the points; nil for none.
        public convenience init(
            roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
            transform: UnsafePointer<CGAffineTransform>?
        ) {
            let corner = CGSize(width: cornerWidth, height: cornerHeight)
            self.init(
                Path(roundedRect: rect, cornerSize: corner, style: .circular)
                    .applying(transform?.pointee ?? .identity))
        }

        /// Whether the path has no segments.
        public var isEmpty: Bool { path.isEmpty }
        /// The rectangle around the path, without control points.
        public var boundingBoxOfPath: CGRect { path.boundingRect }
        /// The rectangle around all points of the path, control points included.
        public var boundingBox: CGRect {
            var points: [CGPoint] = []
            path.forEach { points += $0.points }
            guard let first = points.first else { return .null }
            return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
                box.union(CGRect(origin: point, size: .zero))
            }
        }
        /// The end of the last segment; zero for an empty path.
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }

        /// Returns whether a point is inside.
        ///
        /// - Parameters:
        ///   - point: The point.
        ///   - rule: How the inside is determined.
        ///   - transform: A transform of the path.
        public func contains(
            _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
        ) -> Bool {
            path.applying(transform).contains(point, eoFill: rule == .evenOdd)
        }

        /// Returns an equal path.
        public func copy() -> CGPath? { CGPath(path) }

        /// Returns the transformed path.
        ///
        /// - Parameter transform: The transform; nil for none.
        public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
            CGPath(path.applying(transform?.pointee ?? .identity))
        }

        /// Returns a path that can be changed.
        public func mutableCopy() -> CGMutablePath? {
            let copy = CGMutablePath()
            copy.path = path
            return copy
        }

        /// Returns the outline of a line along the path.
        ///
        /// - Parameters:
        ///   - lineWidth: The width, in points.
        ///   - lineCap: The shape of the ends.
        ///   - lineJoin: The shape of the corners.
        ///   - miterLimit: The limit of sharp corners.
        ///   - transform: A transform of the path.
        public func copy(
            strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
            transform: CGAffineTransform = .identity
        ) -> CGPath {
            let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
            return CGPath(path.applying(transform).strokedPath(style))
        }

        /// Returns the path cut into dashes.
        ///
        /// - Parameters:
        ///   - phase: The offset at which the pattern begins, in points.
        ///   - lengths: The lengths of dashes and gaps, in points.
        ///   - transform: A transform of the path.
        public func copy(
            dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
        ) -> CGPath {
            CGPath(
                path.applying(transform).strokedPath(StrokeStyle(lineWidth: 0.01, dash: lengths, dashPhase: phase)))
        }

        /// Returns the area inside of both paths.
        ///
        /// - Parameters:
        ///   - other: The other path.
        ///   - rule: How the inside is determined.
        public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
            CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
        }

        /// Returns the area inside of either path.
        ///
        /// - Parameters:
        ///   - other: The other path.
        ///   - rule: How the inside is determined.
        public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
            CGPath(path.union(other.path, eoFill: rule == .evenOdd))
        }

        /// Returns the area inside of this path and outside of the other one.
        ///
        /// - Parameters:
        ///   - other: The other path.
        ///   - rule: How the inside is determined.
        public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
            CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
        }

        /// Calls a closure for each segment, in order.
        ///
        /// - Parameter block: Receives the address of the segment, which is valid during the call.
        public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
            path.forEach { segment in
                var points = segment.points
                if points.isEmpty { points = [.zero] }
                points.withUnsafeMutableBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    var element = CGPathElement(type: segment.type, points: base)
                    block(&element)
                }
            }
        }

        public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
        public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
    }

    extension Path.Element {
        /// The points of the segment: control points first, then the end.
        fileprivate var points: [CGPoint] {
            switch self {
            case .move(let end), .line(let end): [end]
            case .quadCurve(let end, let control): [control, end]
            case .curve(let end, let control1, let control2): [control1, control2, end]
            case .closeSubpath: []
            }
        }

        fileprivate var type: CGPathElementType {
            switch self {
            case .move: .moveToPoint
            case .line: .addLineToPoint
            case .quadCurve: .addQuadCurveToPoint
            case .curve: .addCurveToPoint
            case .closeSubpath: .closeSubpath
            }
        }
    }

    /// A path that can be changed.
    public final class CGMutablePath: CGPath {
        /// Creates an empty path.
        public convenience init() { self.init(Path()) }

        /// Begins a subpath.
        ///
        /// - Parameters:
        ///   - point: The start.
        ///   - transform: A transform of the point.
        public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
            path.move(to: point.applying(transform))
        }

        /// Adds a line.
        ///
        /// - Parameters:
        ///   - point: The end.
        ///   - transform: A transform of the point.
        public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
            path.addLine(to: point.applying(transform))
        }

        /// Adds lines between points.
        ///
        /// - Parameters:
        ///   - points: The points.
        ///   - transform: A transform of the points.
        public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
            path.addLines(points.map { $0.applying(transform) })
        }

        /// Adds a quadratic curve.
        ///
        /// - Parameters:
        ///   - end: The end.
        ///   - control: The control point.
        ///   - transform: A transform of the points.
        public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
            path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
        }

        /// Adds a cubic curve.
        ///
        /// - Parameters:
        ///   - end: The end.
        ///   - control1: The control point of the start.
        ///   - control2: The control point of the end.
        ///   - transform: A transform of the points.
        public func addCurve(
            to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
        ) {
            path.addCurve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }

        /// Adds a rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle.
        ///   - transform: A transform of its points.
        public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
            path.addRect(rect, transform: transform)
        }

        /// Adds rectangles.
        ///
        /// - Parameters:
        ///   - rects: The rectangles.
        ///   - transform: A transform of their points.
        public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
            path.addRects(rects, transform: transform)
        }

        /// Adds an ellipse.
        ///
        /// - Parameters:
        ///   - rect: The rectangle around it.
        ///   - transform: A transform of its points.
        public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
            path.addEllipse(in: rect, transform: transform)
        }

        /// Adds a rounded rectangle.
        ///
        /// - Parameters:
        ///   - rect: The rectangle.
        ///   - cornerWidth: The width of the corners, in points.
        ///   - cornerHeight: The height of the corners, in points.
        ///   - transform: A transform of its points.
        public func addRoundedRect(
            in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
        ) {
            path.addRoundedRect(
                in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
                transform: transform)
        }

        /// Adds an arc of a circle.
        ///
        /// - Parameters:
        ///   - center: The centre of the circle.
        ///   - radius: The radius, in points.
        ///   - startAngle: The start, in radians.
        ///   - endAngle: The end, in radians.
        ///   - clockwise: The direction, as for `Path`.
        ///   - transform: A transform of its points.
        public func addArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
            transform: CGAffineTransform = .identity
        ) {
            path.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
        }

        /// Adds an arc of a circle.
        ///
        /// - Parameters:
        ///   - center: The centre of the circle.
        ///   - radius: The radius, in points.
        ///   - startAngle: The start, in radians.
        ///   - delta: The difference between the end and the start, in radians.
        ///   - transform: A transform of its points.
        public func addRelativeArc(
            center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
            transform: CGAffineTransform = .identity
        ) {
            path.addRelativeArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                delta: .radians(Double(delta)), transform: transform)
        }

        /// Adds an arc that touches two lines.
        ///
        /// - Parameters:
        ///   - tangent1End: The end of the first line, which begins at the current point.
        ///   - tangent2End: The end of the second line, which begins at the end of the first one.
        ///   - radius: The radius, in points.
        ///   - transform: A transform of its points.
        public func addArc(
            tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
        ) {
            path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }

        /// Adds the segments of a path.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - transform: A transform of its points.
        public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
            self.path.addPath(path.path, transform: transform)
        }

        /// Closes the subpath.
        public func closeSubpath() { path.closeSubpath() }
    }

    extension Path {
        /// Creates a path from a Core Graphics path.
        ///
        /// - Parameter path: The path.
        public init(_ path: CGPath) { self = path.path }

        /// Creates a path from a Core Graphics path.
        ///
        /// - Parameter path: The path, of which the present segments are copied.
        public init(_ path: CGMutablePath) { self = path.path }

        /// The path as a Core Graphics path.
        public var cgPath: CGPath { CGPath(self) }
    }
#endif
