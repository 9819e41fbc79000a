/// An angular gradient as sectors of one colour each, because SVG has no angular gradient.
struct SVGSectors {
    let all: [(Path, Color.Resolved)]

    /// Creates the sectors; none if the paint isn't an angular gradient or its geometry isn't finite.
    init(_ paint: Paint, around frame: CGRect, covering box: CGRect) {
        guard case .angularGradient(let stops, let unit, let start, let end) = paint, !stops.isEmpty, !box.isNull,
            start.radians.isFinite, end.radians.isFinite
        else {
            all = []
            return
        }
        let center = frame.point(at: unit)
        guard center.isFinite else {
            all = []
            return
        }
        // Far enough that the chord between two neighbouring rays is outside the box.
        let radius =
            [box.minX, box.maxX].flatMap { x in [box.minY, box.maxY].map { CGPoint(x: x, y: $0).distance(to: center) } }
            .max()! * 1.1 + 1
        let count = 120
        let step = 2 * Double.pi / Double(count)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        all = (0..<count).map { index in
            let angle = start.radians + step * Double(index)
            var sector = Path()
            sector.addLines([center, point(angle), point(angle + step)])
            sector.closeSubpath()
            return (sector, stops.color(atTurn: step * (Double(index) + 0.5), of: end.radians - start.radians))
        }
    }
}
