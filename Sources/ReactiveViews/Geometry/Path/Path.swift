/// The outline of a shape: pieces of lines and curves, in any number of subpaths.
///
/// A piece with a coordinate that isn't finite is reported and left out, and so is one that has no point to begin at.
///
/// Invariant: the first element is `.move`; all coordinates are finite.
public struct Path: Equatable, Sendable {
    /// A piece of a path.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    private(set) var elements: [Element] = []
    /// Where the subpath that is being made began.
    private var start: CGPoint?
    /// Where the next piece begins; nil if the path is empty.
    public private(set) var currentPoint: CGPoint?

    public init() {}

    /// A path made by a closure.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { elements.isEmpty }

    public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

    /// Hands over the pieces, in their order.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    // MARK: Pieces

    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// A curve of the second degree: a parabola.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// A curve of the third degree.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Goes back to where the subpath began. Nothing happens if there is none.
    public mutating func closeSubpath() {
        guard start != nil, elements.last != .closeSubpath else { return }
        append(.closeSubpath)
    }

    /// Begins a subpath at the first point and goes on to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds another path's pieces.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        for element in path.elements { append(transform.isIdentity ? element : element.applying(transform)) }
    }

    mutating func append(_ element: Element) {
        guard element.isFinite else {
            Diagnostics.report(.invalidGeometry, "A path's piece isn't finite, \(element); it is left out.")
            return
        }
        switch element {
        case .move(let point):
            start = point
        case .line, .quadCurve, .curve:
            guard currentPoint != nil else {
                Diagnostics.report(
                    .invalidGeometry, "A path's piece has no point to begin at, \(element); it is left out.")
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
    /// Where the piece ends; nil for one that goes back.
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
    /// The path in other coordinates.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    /// The path, shifted.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
