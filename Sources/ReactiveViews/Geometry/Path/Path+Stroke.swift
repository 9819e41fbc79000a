extension Path {
    /// The outline of what drawing the path as a line covers, made of straight pieces; to be filled by the winding rule. Nothing for a
    /// width that isn't positive.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth.isFinite, style.lineWidth > 0 else {
            if style.lineWidth != 0 {
                Diagnostics.report(.invalidGeometry, "A line's width is \(style.lineWidth); nothing is drawn.")
            }
            return Path()
        }
        var outline = StrokeOutline(style)
        let tolerance = min(tolerance, style.lineWidth / 20)
        let dash = DashPattern(style)
        for (points, isClosed) in polygons(within: tolerance) {
            guard let dash else {
                outline.add(points, isClosed: isClosed)
                continue
            }
            for stroke in dash.strokes(along: isClosed ? points + [points[0]] : points) {
                outline.add(stroke, isClosed: false)
            }
        }
        return outline.path
    }
}

/// Draws around lines: along one side, around the end, back along the other.
private struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let radius: CGFloat
    private let miterLimit: CGFloat

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.lineWidth / 2
        miterLimit = style.miterLimit.isNaN ? 10 : max(style.miterLimit, 1)
    }

    mutating func add(_ line: [CGPoint], isClosed: Bool) {
        var points: [CGPoint] = []
        for point in line where points.last.map({ $0.distance(to: point) > 1e-9 }) ?? true { points.append(point) }
        if isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) <= 1e-9 { points.removeLast() }
        guard points.count > 1 else { return addDot(line.first) }
        if isClosed, points.count > 2 {
            path.addLoop(ring(points))
            path.addLoop(ring(points.reversed()))
        } else {
            var outline = side(points)
            addCap(to: &outline, at: points[points.count - 1], from: points[points.count - 2])
            outline += side(points.reversed())
            addCap(to: &outline, at: points[0], from: points[1])
            path.addLoop(outline)
        }
    }

    /// A line without length is seen only by its ends.
    private mutating func addDot(_ point: CGPoint?) {
        guard let point, style.lineCap != .butt else { return }
        let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
        if style.lineCap == .round { path.addEllipse(in: square) } else { path.addRect(square) }
    }

    /// The points to the left of an open line, where "left" is a quarter turn back from its direction.
    private func side(_ points: [CGPoint]) -> [CGPoint] {
        var result = [points[0] + offset(points[0], points[1])]
        for index in points.indices.dropFirst().dropLast() {
            addJoin(to: &result, points[index - 1], points[index], points[index + 1])
        }
        let last = points.count - 1
        result.append(points[last] + offset(points[last - 1], points[last]))
        return result
    }

    private func ring(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for index in points.indices {
            addJoin(
                to: &result, points[(index + points.count - 1) % points.count], points[index],
                points[(index + 1) % points.count])
        }
        return result
    }

    private func offset(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        -((to - from).unit ?? CGVector(dx: 0, dy: 0)).perpendicular * radius
    }

    private func addJoin(to result: inout [CGPoint], _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        let first = offset(before, corner)
        let second = offset(corner, after)
        let turn = first.cross(second)
        let cosine = min(max(first.dot(second) / (radius * radius), -1), 1)
        // On the inner side the outline goes through the corner itself: then it is made of pieces that all go around the same way,
        // and none can cut a hole into another one.
        if turn < 0 {
            result += [corner + first, corner, corner + second]
            return
        }
        result.append(corner + first)
        switch style.lineJoin {
        case .round where cosine < 0.999_999: addArc(to: &result, about: corner, first, second)
        case .miter where cosine > -0.999_999:
            // How long the corner is, in widths: 1 over the sine of half the angle between the lines.
            let length = (2 / (1 + cosine)).squareRoot()
            if length <= miterLimit, let middle = (first + second).unit {
                result.append(corner + middle * (radius * length))
            }
        default: break
        }
        result.append(corner + second)
    }

    private func addCap(to result: inout [CGPoint], at end: CGPoint, from before: CGPoint) {
        guard let ahead = (end - before).unit else { return }
        let side = offset(before, end)
        switch style.lineCap {
        case .round:
            addArc(to: &result, about: end, side, ahead * radius)
            result.append(end + ahead * radius)
            addArc(to: &result, about: end, ahead * radius, -side)
        case .square:
            result += [end + side + ahead * radius, end + -side + ahead * radius]
        default: break
        }
    }

    /// The points between two directions, the way of growing angles.
    private func addArc(to result: inout [CGPoint], about center: CGPoint, _ from: CGVector, _ to: CGVector) {
        let start = atan2(from.dy, from.dx)
        var sweep = atan2(to.dy, to.dx) - start
        if sweep < 0 { sweep += 2 * .pi }
        let steps = Int((sweep / (.pi / 16)).rounded(.up))
        for step in 1..<max(steps, 1) {
            let angle = start + sweep * CGFloat(step) / CGFloat(steps)
            result.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
}

extension Path {
    fileprivate mutating func addLoop(_ points: [CGPoint]) {
        addLines(points)
        closeSubpath()
    }
}
