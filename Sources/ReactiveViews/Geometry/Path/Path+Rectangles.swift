extension Path {
    public init(_ rect: CGRect) {
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
    }

    /// Adds a rectangle, from its origin along the x axis. A rectangle without numbers (null, infinite) is reported and left out.
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

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches a rectangle's sides, clockwise on screen from its rightmost point.
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

    /// Adds a rectangle with rounded corners. Radii beyond half of a side, and negative ones, are brought into range.
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

    /// Adds a rectangle with corners of different radii, leading being left. Radii beyond half of the shorter side, and negative ones,
    /// are brought into range.
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

    /// Adds the sides and corners: at the top right, the bottom right, the bottom left, the top left.
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
            // The first corner's side begins where the last corner ends.
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

    /// Adds what a closure makes, in other coordinates.
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
            Diagnostics.report(.invalidGeometry, "A path's rectangle isn't finite, \(rect); it is left out.")
        }
        return false
    }
}
