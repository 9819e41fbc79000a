/// The curve around a corner, as distances from it: x back along the side that leads to it, y ahead along the next one.
///
/// Invariant: `points` is one point, or one and three more for each curve; the first has y = 0, the last x = 0.
struct CornerShape {
    let points: [CGPoint]

    /// How far the curve reaches along the rectangle's horizontal side.
    var extentAlongX: CGFloat { points[0].x }

    /// The same corner met along the other side.
    var transposed: CornerShape {
        CornerShape(points: points.reversed().map { CGPoint(x: $0.y, y: $0.x) })
    }

    private init(points: [CGPoint]) { self.points = points }

    /// A continuous corner takes more of the sides than its radius; the less there is of them, the rounder it gets.
    init(width: CGFloat, height: CGFloat, in rect: CGRect, style: RoundedCornerStyle) {
        guard width > 0, height > 0 else {
            points = [.zero]
            return
        }
        guard style == .continuous else {
            points = Self.quarter.map { CGPoint(x: $0.x * width, y: $0.y * height) }
            return
        }
        let room = min(rect.width / 2 / width, rect.height / 2 / height)
        let smoothness = min(max((room - 1) / (Self.reach - 1), 0), 1)
        points = zip(Self.circular, Self.continuous).map { circular, continuous in
            let point = circular.lerp(continuous, smoothness)
            return CGPoint(x: point.x * width, y: point.y * height)
        }
    }

    /// How many radii a continuous corner takes of each side.
    private static let reach: CGFloat = 1.528_665

    private static let continuous: [CGPoint] = [
        CGPoint(x: reach, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
        CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060), CGPoint(x: 0.169_060, y: 0.372_824),
        CGPoint(x: 0.074_911, y: 0.631_494), CGPoint(x: 0, y: 0.868_407), CGPoint(x: 0, y: 1.088_493),
        CGPoint(x: 0, y: reach),
    ]

    /// A quarter of a circle as one curve.
    private static let quarter = arc(pieces: 1)
    /// A quarter of a circle as three curves, as many as a continuous corner has.
    private static let circular = arc(pieces: 3)

    private static func arc(pieces: Int) -> [CGPoint] {
        let step = CGFloat.pi / 2 / CGFloat(pieces)
        let handle = Path.handle(step)
        // About (1, 1), from (1, 0) to (0, 1).
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func tangent(_ angle: CGFloat) -> CGVector { CGVector(dx: -cos(angle), dy: sin(angle)) }
        var points = [CGPoint(x: 1, y: 0)]
        for piece in 0..<pieces {
            let from = step * CGFloat(piece)
            let to = step * CGFloat(piece + 1)
            points.append(point(from) + tangent(from) * handle)
            points.append(point(to) + tangent(to) * -handle)
            points.append(piece == pieces - 1 ? CGPoint(x: 0, y: 1) : point(to))
        }
        return points
    }
}
