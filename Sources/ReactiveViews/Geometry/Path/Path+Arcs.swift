extension Path {
    /// Adds an arc of a circle, with a line to its beginning if there is a current point.
    ///
    /// Where y grows downwards, `clockwise: false` goes the way of growing angles, which is clockwise on screen. An arc whose angles
    /// are a turn or more apart in its direction is the whole circle, else it is less than that.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if clockwise { sweep = -sweep }
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        sweep = min(sweep, turn)
        addArc(center, radius, startAngle.radians, clockwise ? -sweep : sweep, transform)
    }

    /// Adds an arc of a circle, with a line to its beginning if there is a current point. A positive delta goes the way of growing
    /// angles; beyond 64 turns only these.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let limit = 128 * Double.pi
        let sweep = delta.radians.isNaN ? delta.radians : min(max(delta.radians, -limit), limit)
        addArc(center, radius, startAngle.radians, sweep, transform)
    }

    /// Adds an arc that touches the line from the current point to `tangent1End` and the one from there to `tangent2End`, and a line
    /// to where it begins. Points in one line give a line to `tangent1End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint, radius.isFinite, tangent1End.isFinite, tangent2End.isFinite else {
            return report("An arc between tangents needs a current point and finite numbers; it is left out.")
        }
        let start = current.applying(transform.inverted())
        guard let back = (start - tangent1End).unit, let ahead = (tangent2End - tangent1End).unit,
            abs(back.cross(ahead)) > 1e-9, radius > 0
        else { return addLine(to: tangent1End.applying(transform)) }
        let half = acos(min(max(back.dot(ahead), -1), 1)) / 2
        let distance = radius / CGFloat(tan(Double(half)))
        let first = tangent1End + back * distance
        let side: CGFloat = back.cross(ahead) > 0 ? -1 : 1
        let center = first + back.perpendicular * (-side * radius)
        let last = tangent1End + ahead * distance
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        var sweep = atan2(last.y - center.y, last.x - center.x) - startAngle
        // The arc is the shorter way between the two points.
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addArc(center, radius, Double(startAngle), Double(sweep), transform)
    }

    private mutating func addArc(
        _ center: CGPoint, _ radius: CGFloat, _ start: Double, _ sweep: Double, _ transform: CGAffineTransform
    ) {
        guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite, transform.isFinite else {
            return report("An arc isn't finite; it is left out.")
        }
        guard radius >= 0 else { return report("An arc's radius is \(radius); it is left out.") }
        let circle = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let first = CGPoint(x: cos(start), y: sin(start)).applying(circle)
        if currentPoint == nil {
            move(to: first)
        } else if currentPoint != first {
            addLine(to: first)
        }
        addUnitArc(from: start, sweep: sweep, circle)
    }

    /// Adds an arc of the unit circle in other coordinates, in pieces of at most a quarter turn. It begins at the current point.
    mutating func addUnitArc(from start: Double, sweep: Double, _ transform: CGAffineTransform) {
        guard sweep != 0 else { return }
        let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / Double(pieces)
        let handle = Self.handle(CGFloat(step))
        func point(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
        func tangent(_ angle: Double) -> CGVector { CGVector(dx: -sin(angle), dy: cos(angle)) }
        for piece in 0..<pieces {
            let from = start + step * Double(piece)
            let to = start + step * Double(piece + 1)
            addCurve(
                to: point(to).applying(transform),
                control1: (point(from) + tangent(from) * handle).applying(transform),
                control2: (point(to) + tangent(to) * -handle).applying(transform))
        }
    }

    /// How long the handles of a curve are that stands for an arc of the unit circle.
    static func handle(_ sweep: CGFloat) -> CGFloat { 4 / 3 * CGFloat(tan(Double(sweep) / 4)) }

    private func report(_ message: String) {
        Diagnostics.report(.invalidGeometry, message)
    }
}
