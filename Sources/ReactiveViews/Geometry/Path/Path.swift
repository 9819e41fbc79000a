/// An outline of lines and curves in any number of subpaths.
///
/// A segment with a coordinate that isn't finite, or without a current point to start from, is reported and ignored.
///
/// Invariant: the first element is `.move`; all coordinates are finite.
///
/// ```swift
/// let triangle = Path { path in
///     path.move(to: CGPoint(x: 20, y: 0))
///     path.addLine(to: CGPoint(x: 40, y: 40))
///     path.addLine(to: CGPoint(x: 0, y: 40))
///     path.closeSubpath()
/// }
/// ```
public struct Path: Equatable, Sendable {
    /// A segment of a path. Coordinates are in points.
    public enum Element: Hashable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to the start of the subpath, which ends it.
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    /// The start of the current subpath.
    private var start: CGPoint?
    /// The point at which the next segment starts; nil if the path is empty.
    public private(set) var currentPoint: CGPoint?

    /// Creates an empty path.
    public init() {}

    /// Creates a path with the segments that a closure adds.
    ///
    /// - Parameter callback: A closure that adds segments to an empty path; called once.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no segments.
    public var isEmpty: Bool { elements.isEmpty }

    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

    /// Calls a closure for each segment, in order.
    ///
    /// - Parameter body: The closure to call.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    // MARK: Pieces

    /// Begins a new subpath.
    ///
    /// - Parameter end: The start of the subpath, in points.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    /// Adds a line from the current point.
    ///
    /// - Parameter end: The end of the line, in points.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a quadratic Bézier curve from the current point.
    ///
    /// - Parameters:
    ///   - end: The end of the curve, in points.
    ///   - control: The control point, in points.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve from the current point.
    ///
    /// - Parameters:
    ///   - end: The end of the curve, in points.
    ///   - control1: The control point of the curve's start, in points.
    ///   - control2: The control point of the curve's end, in points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the subpath with a line back to its start. Without an open subpath nothing happens.
    public mutating func closeSubpath() {
        guard start != nil, elements.last != .closeSubpath else { return }
        append(.closeSubpath)
    }

    /// Begins a subpath at the first point and adds lines to the others.
    ///
    /// - Parameter lines: The points; nothing happens if there are none.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds the segments of another path.
    ///
    /// - Parameters:
    ///   - path: The path to add.
    ///   - transform: A transform of the added segments; the identity by default.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(transform.isIdentity ? element : element.applying(transform)) }
    }

    mutating func append(_ element: Element) {
        guard element.isFinite else {
            Diagnostics.report(
                .invalidGeometry, "Invalid path segment \(element): its numbers aren't finite; ignoring it.")
            return
        }
        switch element {
        case .move(let point):
            start = point
        case .line, .quadCurve, .curve:
            guard currentPoint != nil else {
                Diagnostics.report(
                    .invalidGeometry,
                    "Invalid path segment \(element): no current point, use move(to:) first; ignoring it.")
                return
            }
        case .closeSubpath:
            currentPoint = start
        }
        if let end = element.end { currentPoint = end }
        elements.append(element)
    }
}

extension Path.Element {
    /// The end point; nil for the end of a subpath.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quadCurve(let end, let control): end.isFinite && control.isFinite
        case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
    }

    func applying(_ t: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let end): .move(to: end.applying(t))
        case .line(let end): .line(to: end.applying(t))
        case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
        case .curve(let end, let control1, let control2):
            .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path {
    /// Returns the path with all its points transformed.
    ///
    /// - Parameter transform: The transform to apply.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// Returns the path moved by a distance.
    ///
    /// - Parameters:
    ///   - dx: The horizontal distance, in points.
    ///   - dy: The vertical distance, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
