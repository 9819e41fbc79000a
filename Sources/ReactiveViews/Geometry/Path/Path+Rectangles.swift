extension Path {
    /// Creates a path with a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    /// Creates a path with a rounded rectangle of elliptical corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of each corner's curve, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path with a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The curve of the corners; continuous by default.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path with a rectangle whose corners have radii of their own.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii of the corners, in points; leading is left.
    ///   - style: The curve of the corners; continuous by default.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path with an ellipse.
    ///
    /// - Parameter rect: The rectangle whose sides the ellipse touches, in points.
    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Adds a rectangle, from its origin along the x axis.
    ///
    /// A null rectangle adds nothing; any other rectangle that isn't finite is reported and adds nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: A transform of the rectangle; the identity by default.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard Self.isUsable(rect) else { return }
        addPiece(transform) { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }

    /// Adds several rectangles.
    ///
    /// - Parameters:
    ///   - rects: The rectangles, in points.
    ///   - transform: A transform of all rectangles; the identity by default.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse, clockwise on screen from its rightmost point.
    ///
    /// - Parameters:
    ///   - rect: The rectangle whose sides the ellipse touches, in points.
    ///   - transform: A transform of the ellipse; the identity by default.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard Self.isUsable(rect) else { return }
        let ellipse = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addPiece(transform) { path in
            path.move(to: CGPoint(x: 1, y: 0).applying(ellipse))
            path.addUnitArc(from: 0, sweep: 2 * .pi, ellipse)
            path.closeSubpath()
        }
    }

    /// Adds a rounded rectangle. Corner sizes are clamped to 0 and half of the side.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of each corner's curve, in points.
    ///   - style: The curve of the corners; continuous by default.
    ///   - transform: A transform of the rectangle; the identity by default.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard Self.isUsable(rect) else { return }
        let width = Self.radius(cornerSize.width, upTo: rect.width / 2)
        let height = Self.radius(cornerSize.height, upTo: rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        let corner = CornerShape(width: width, height: height, in: rect, style: style)
        addPiece(transform) { $0.addCorners(of: rect, [corner, corner, corner, corner]) }
    }

    /// Adds a rectangle whose corners have radii of their own. Radii are clamped to 0 and half of the shorter side.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii of the corners, in points; leading is left.
    ///   - style: The curve of the corners; continuous by default.
    ///   - transform: A transform of the rectangle; the identity by default.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        guard Self.isUsable(rect) else { return }
        let limit = min(rect.width, rect.height) / 2
        let corners = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
        ].map { radius in
            let radius = Self.radius(radius, upTo: limit)
            return CornerShape(width: radius, height: radius, in: rect, style: style)
        }
        addPiece(transform) { $0.addCorners(of: rect, corners) }
    }

    /// Adds the sides and corners, in the order top right, bottom right, bottom left, top left.
    private mutating func addCorners(of rect: CGRect, _ corners: [CornerShape]) {
        let right = CGVector(dx: 1, dy: 0)
        let down = CGVector(dx: 0, dy: 1)
        let places: [(point: CGPoint, back: CGVector, ahead: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), -right, down),
            (CGPoint(x: rect.maxX, y: rect.maxY), -down, -right),
            (CGPoint(x: rect.minX, y: rect.maxY), right, -down),
            (CGPoint(x: rect.minX, y: rect.minY), down, right),
        ]
        for (index, place) in places.enumerated() {
            let isVertical = index % 2 == 1
            let corner = isVertical ? corners[index].transposed : corners[index]
            let points = corner.points.map { place.point + place.back * $0.x + place.ahead * $0.y }
            // The side before the first corner begins where the last corner ends.
            if index == 0 {
                move(to: CGPoint(x: rect.minX + corners[3].extentAlongX, y: rect.minY))
            }
            if currentPoint != points[0] { addLine(to: points[0]) }
            for piece in stride(from: 1, to: points.count - 2, by: 3) {
                addCurve(to: points[piece + 2], control1: points[piece], control2: points[piece + 1])
            }
        }
        closeSubpath()
    }

    /// Adds the segments that a closure makes, transformed.
    mutating func addPiece(_ transform: CGAffineTransform, _ make: (inout Path) -> Void) {
        if transform.isIdentity { return make(&self) }
        var piece = Path()
        make(&piece)
        addPath(piece, transform: transform)
    }

    private static func radius(_ radius: CGFloat, upTo limit: CGFloat) -> CGFloat {
        radius.isNaN ? 0 : min(max(radius, 0), limit)
    }

    static func isUsable(_ rect: CGRect) -> Bool {
        if rect.hasFiniteNumbers { return true }
        if !rect.isNull {
            Diagnostics.report(.invalidGeometry, "Invalid rectangle \(rect) of a path; adding nothing.")
        }
        return false
    }
}
