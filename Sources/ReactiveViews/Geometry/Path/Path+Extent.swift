extension Path {
    /// The smallest upright rectangle around the path; control points of curves don't count. Null for an empty path.
    public var boundingRect: CGRect {
        guard let first = currentPoint else { return .null }
        var low = first
        var high = first
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for subpath in subpaths {
            include(subpath.start)
            for curve in subpath.curves {
                include(curve.p3)
                for t in curve.turns(\.x) + curve.turns(\.y) { include(curve.point(t)) }
            }
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether a point is inside. Open subpaths count as closed; on the outline itself either answer may come.
    ///
    /// - Parameter eoFill: by the even-odd rule: inside is where a ray leaves through an odd number of lines. Else by the winding rule:
    ///   inside is what the path goes around at least once, in sum.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        var winding = 0
        var crossings = 0
        func cross(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= p.y) != (b.y <= p.y) else { return }
            guard a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x else { return }
            crossings += 1
            winding += a.y <= p.y ? 1 : -1
        }
        for (points, _) in polygons(within: tolerance) {
            for index in points.indices.dropFirst() { cross(points[index - 1], points[index]) }
            cross(points[points.count - 1], points[0])
        }
        return eoFill ? crossings % 2 != 0 : winding != 0
    }

    /// How long all lines and curves are together.
    var length: CGFloat {
        subpaths.reduce(0) { sum, subpath in subpath.curves.reduce(sum) { $0 + $1.length() } }
    }

    /// The part between two fractions of the path's length, over all subpaths. Fractions are kept within 0 and 1; nothing is left if
    /// the second isn't the greater one.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard !from.isNaN, !to.isNaN else {
            Diagnostics.report(.invalidGeometry, "A path is trimmed from \(from) to \(to); nothing is left of it.")
            return Path()
        }
        let from = min(max(from, 0), 1)
        let to = min(max(to, 0), 1)
        if from >= to { return Path() }
        if from == 0, to == 1 { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.curves.map { $0.length() } }
        let total = lengths.joined().reduce(0, +)
        let (first, last) = (from * total, to * total)
        var trimmed = Path()
        var begin: CGFloat = 0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let end = begin + lengths.reduce(0, +)
            if end > begin, end > first, begin < last {
                trimmed.append(subpath, lengths, from: first - begin, to: last - begin)
                if subpath.isClosed, first <= begin, last >= end { trimmed.closeSubpath() }
            }
            begin = end
        }
        return trimmed
    }

    /// Adds the part of a subpath between two lengths.
    private mutating func append(_ subpath: Subpath, _ lengths: [CGFloat], from first: CGFloat, to last: CGFloat) {
        var begin: CGFloat = 0
        var hasBegun = false
        for (curve, length) in zip(subpath.curves, lengths) {
            let end = begin + length
            defer { begin = end }
            guard length > 0, end > first, begin < last else { continue }
            let isWhole = first <= begin && last >= end
            let part =
                isWhole
                ? curve
                : curve.part(
                    first <= begin ? 0 : curve.parameter(atLength: first - begin, of: length),
                    last >= end ? 1 : curve.parameter(atLength: last - begin, of: length))
            if !hasBegun { move(to: part.p0) }
            hasBegun = true
            if part.isLine {
                addLine(to: part.p3)
            } else {
                addCurve(to: part.p3, control1: part.p1, control2: part.p2)
            }
        }
    }
}
