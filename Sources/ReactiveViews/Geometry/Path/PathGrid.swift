/// Outlines on a fine grid, so that points that are meant to be one are equal.
///
/// Invariant: no segment begins where it ends.
struct PathGrid {
    struct Place: Hashable {
        let x: Int
        let y: Int
    }

    struct Segment: Hashable {
        let from: Place
        let to: Place

        var reversed: Segment { Segment(from: to, to: from) }
        /// The same for both directions.
        var canonical: Segment { (from.x, from.y) < (to.x, to.y) ? self : reversed }
    }

    /// The distance between two neighbouring places.
    private let unit: CGFloat
    private let origin: CGPoint
    private let tolerance: CGFloat

    init(_ first: Path, _ second: Path) {
        var box = first.boundingRect
        if box.isNull { box = second.boundingRect } else if !second.isEmpty { box = box.union(second.boundingRect) }
        let size = box.isNull ? 1 : max(box.width, box.height, 1e-6)
        unit = size / 1e9
        origin = box.isNull ? .zero : box.origin
        tolerance = max(size / 2000, 1e-6)
    }

    func point(_ place: Place) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(place.x) * unit, y: origin.y + CGFloat(place.y) * unit)
    }

    /// Places of an outline too large for numbers fall together.
    private func place(_ point: CGPoint) -> Place {
        func index(_ distance: CGFloat) -> Int {
            let steps = distance / unit
            return steps.isFinite ? Int(Swift.min(Swift.max(steps, -1e15), 1e15).rounded()) : 0
        }
        return Place(x: index(point.x - origin.x), y: index(point.y - origin.y))
    }

    /// A path's outline in straight pieces.
    func segments(of path: Path, closing: Bool) -> [Segment] {
        var segments: [Segment] = []
        for (points, isClosed) in path.polygons(within: tolerance) {
            var places = points.map(place)
            if closing || isClosed { places.append(places[0]) }
            for (from, to) in zip(places, places.dropFirst()) where from != to {
                segments.append(Segment(from: from, to: to))
            }
        }
        return segments
    }

    /// The segments, cut where any of some others crosses or touches them. Takes as long as there are pairs.
    func cut(_ segments: [Segment], by others: [Segment]) -> [Segment] {
        segments.flatMap { segment -> [Segment] in
            let (a, b) = (point(segment.from), point(segment.to))
            let ahead = b - a
            var cuts: [CGFloat] = []
            for other in others {
                let (c, d) = (point(other.from), point(other.to))
                if max(c.x, d.x) < min(a.x, b.x) - unit || min(c.x, d.x) > max(a.x, b.x) + unit { continue }
                if max(c.y, d.y) < min(a.y, b.y) - unit || min(c.y, d.y) > max(a.y, b.y) + unit { continue }
                // Where the other one's ends lie on this segment.
                for end in [c, d] where abs(ahead.cross(end - a)) <= 4 * unit * ahead.length {
                    cuts.append((end - a).dot(ahead) / ahead.dot(ahead))
                }
                let cross = ahead.cross(d - c)
                guard abs(cross) > 1e-12 * ahead.length * (d - c).length else { continue }
                let (t, u) = ((c - a).cross(d - c) / cross, (c - a).cross(ahead) / cross)
                if u >= 0, u <= 1 { cuts.append(t) }
            }
            var places = [segment.from]
            for t in cuts.filter({ $0 > 0 && $0 < 1 }).sorted() {
                let next = place(a.lerp(b, t))
                if next != places[places.count - 1], next != segment.to { places.append(next) }
            }
            places.append(segment.to)
            return zip(places, places.dropFirst()).map { Segment(from: $0, to: $1) }
        }
    }

    /// Points near the segment's middle: to the left, where that is a quarter turn back from its direction, and to the right.
    func sides(of segment: Segment) -> (left: CGPoint, right: CGPoint) {
        let (a, b) = (point(segment.from), point(segment.to))
        let ahead = b - a
        let aside = (ahead.unit ?? CGVector(dx: 0, dy: 0)).perpendicular * min(ahead.length / 4, 200 * unit)
        let middle = a.lerp(b, 0.5)
        return (middle + -aside, middle + aside)
    }

    func isInside(_ p: CGPoint, of outline: [Segment], eoFill: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for segment in outline {
            let (a, b) = (point(segment.from), point(segment.to))
            guard (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { continue }
            crossings += 1
            winding += a.y <= p.y ? 1 : -1
        }
        return eoFill ? crossings % 2 != 0 : winding != 0
    }

    /// Segments put together where one begins at another's end. Points in the middle of a straight line are left out.
    func path(ofLoops segments: [Segment]) -> Path {
        var next: [Place: [Place]] = [:]
        for segment in segments.reversed() { next[segment.from, default: []].append(segment.to) }
        var path = Path()
        for segment in segments {
            var loop = [segment.from]
            while let place = next[loop[loop.count - 1]]?.popLast() {
                loop.append(place)
                if place == segment.from { break }
            }
            guard loop.count > 3 else { continue }
            loop.removeLast()
            let corners = loop.indices.filter { index in
                let before = point(loop[(index + loop.count - 1) % loop.count])
                let (here, after) = (point(loop[index]), point(loop[(index + 1) % loop.count]))
                let (back, ahead) = (here - before, after - here)
                return abs(back.cross(ahead)) > 16 * unit * max(back.length, ahead.length) || back.dot(ahead) < 0
            }
            guard corners.count > 2 else { continue }
            path.addLines(corners.map { point(loop[$0]) })
            path.closeSubpath()
        }
        return path
    }
}
