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
            return (sector, Self.color(stops, step * (Double(index) + 0.5), end.radians - start.radians))
        }
    }

    /// Returns the colour at an angle from the start; beyond the end, the last colour.
    private static func color(_ stops: [Paint.Stop], _ angle: Double, _ sweep: Double) -> Color.Resolved {
        let place = sweep == 0 ? 1 : sweep > 0 ? angle / sweep : (2 * .pi - angle) / -sweep
        let location = min(place, 1)
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let (a, b) = (stops[after - 1], stops[after])
        let span = b.location - a.location
        return a.color.mixed(with: b.color, by: span > 0 ? (location - a.location) / span : 1, in: .device)
    }
}
