/// A piece of a path between two points, as a curve of the third degree. A straight one is marked, since it is simpler.
struct CubicCurve {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint
    var isLine = false

    static func line(_ from: CGPoint, _ to: CGPoint) -> CubicCurve {
        CubicCurve(p0: from, p1: from.lerp(to, 1 / 3), p2: from.lerp(to, 2 / 3), p3: to, isLine: true)
    }

    static func quad(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> CubicCurve {
        CubicCurve(p0: from, p1: from.lerp(control, 2 / 3), p2: to.lerp(control, 2 / 3), p3: to)
    }

    func point(_ t: CGFloat) -> CGPoint {
        if isLine { return p0.lerp(p3, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    func derivative(_ t: CGFloat) -> CGVector {
        let u = 1 - t
        return (p1 - p0) * (3 * u * u) + (p2 - p1) * (6 * u * t) + (p3 - p2) * (3 * t * t)
    }

    /// The part between two parameters.
    func part(_ from: CGFloat, _ to: CGFloat) -> CubicCurve {
        if isLine { return .line(p0.lerp(p3, from), p0.lerp(p3, to)) }
        let third = (to - from) / 3
        let start = point(from)
        let end = point(to)
        return CubicCurve(
            p0: start, p1: start + derivative(from) * third, p2: end + derivative(to) * -third, p3: end)
    }

    // MARK: Length

    /// The length of the part from the beginning up to a parameter.
    func length(to end: CGFloat = 1) -> CGFloat {
        if isLine { return p0.distance(to: p3) * end }
        let pieces = 16
        var length: CGFloat = 0
        for piece in 0..<pieces {
            length += gauss(end * CGFloat(piece) / CGFloat(pieces), end * CGFloat(piece + 1) / CGFloat(pieces))
        }
        return length
    }

    /// The parameter up to which the curve has a length.
    func parameter(atLength length: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0 else { return 0 }
        if isLine { return min(max(length / total, 0), 1) }
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.length(to: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The length between two near parameters (Gauss and Legendre, five points).
    private func gauss(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        let center = (from + to) / 2
        let half = (to - from) / 2
        var sum: CGFloat = 0
        for (place, weight) in Self.nodes {
            sum += weight * derivative(center + half * place).length
        }
        return sum * half
    }

    private static let nodes: [(CGFloat, CGFloat)] = [
        (0, 0.568_888_888_888_888_9),
        (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5), (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
        (-0.906_179_845_938_664, 0.236_926_885_056_189_1), (0.906_179_845_938_664, 0.236_926_885_056_189_1),
    ]

    // MARK: Extent

    /// The parameters between 0 and 1 at which a coordinate turns.
    func turns(_ coordinate: (CGPoint) -> CGFloat) -> [CGFloat] {
        if isLine { return [] }
        let (v0, v1, v2, v3) = (coordinate(p0), coordinate(p1), coordinate(p2), coordinate(p3))
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        let scale = max(abs(a), abs(b), abs(c))
        guard scale > 0 else { return [] }
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 * scale {
            if b != 0 { roots = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                // The form that loses no digits where b is large.
                let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
                roots = q == 0 ? [0] : [q / a, c / q]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// Points along the curve, without the first one, so near that straight lines between them stay within a distance of it.
    func flattened(within tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        if isLine { return body(p3) }
        let bend = max(
            ((p2 - p1) + -(p1 - p0)).length, ((p3 - p2) + -(p2 - p1)).length)
        // The second derivative is at most six times the bend.
        let count = min(max((6 * bend / (8 * tolerance)).squareRoot().rounded(.up), 1), 500)
        let steps = count.isFinite ? Int(count) : 1
        for step in 1..<max(steps, 1) { body(point(CGFloat(step) / CGFloat(steps))) }
        body(p3)
    }
}
