extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint { CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy) }
    static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector { CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y) }

    func distance(to other: CGPoint) -> CGFloat { (other - self).length }

    /// A point on the way to another one, `t` from 0 to 1.
    func lerp(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
    }
}

extension CGVector {
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The direction with length 1; nil if there is none.
    var unit: CGVector? {
        let length = length
        guard length > 1e-12, length.isFinite else { return nil }
        return CGVector(dx: dx / length, dy: dy / length)
    }

    /// A quarter turn, from x to y.
    var perpendicular: CGVector { CGVector(dx: -dy, dy: dx) }

    static func * (lhs: CGVector, rhs: CGFloat) -> CGVector { CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs) }
    static func + (lhs: CGVector, rhs: CGVector) -> CGVector { CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy) }
    static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }

    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension CGRect {
    /// Whether all four numbers are ones. Unlike `isInfinite` and `isNull`, of any rectangle.
    var hasFiniteNumbers: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// The point at fractions of the width and the height.
    func point(at unit: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
    }
}
