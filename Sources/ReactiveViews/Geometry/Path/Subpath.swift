/// A part of a path that is drawn in one go.
struct Subpath {
    let start: CGPoint
    /// Each begins where the one before it ends. The line that closes the subpath is one of them.
    var curves: [CubicCurve] = []
    var isClosed = false
}

extension Path {
    /// The path's parts. One that only has a beginning has no curves.
    var subpaths: [Subpath] {
        var all: [Subpath] = []
        var open: Subpath?
        var current = CGPoint.zero
        var start = CGPoint.zero
        func begun() -> Subpath { open ?? Subpath(start: current) }
        for element in elements {
            var subpath = begun()
            switch element {
            case .move(let point):
                if let open { all.append(open) }
                open = Subpath(start: point)
                (current, start) = (point, point)
                continue
            case .line(let end):
                subpath.curves.append(.line(current, end))
                current = end
            case .quadCurve(let end, let control):
                subpath.curves.append(.quad(current, control, end))
                current = end
            case .curve(let end, let control1, let control2):
                subpath.curves.append(CubicCurve(p0: current, p1: control1, p2: control2, p3: end))
                current = end
            case .closeSubpath:
                if current != start { subpath.curves.append(.line(current, start)) }
                subpath.isClosed = true
                current = start
                all.append(subpath)
                open = nil
                continue
            }
            open = subpath
        }
        if let open { all.append(open) }
        return all
    }

    /// Each part's points, with straight lines between them that stay within a distance of the path.
    func polygons(within tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
        subpaths.map { subpath in
            var points = [subpath.start]
            for curve in subpath.curves { curve.flattened(within: tolerance) { points.append($0) } }
            return (points, subpath.isClosed)
        }
    }

    /// How near straight lines have to be to curves, for a path of this size.
    var tolerance: CGFloat {
        let box = boundingRect
        return box.isNull ? 0.01 : min(max(max(box.width, box.height) / 5000, 1e-6), 0.05)
    }
}
