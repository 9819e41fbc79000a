extension Paint {
    /// Returns the colour at a point, for renderers without gradients of their own.
    ///
    /// ```swift
    /// let color = paint.color(at: CGPoint(x: 4, y: 4), in: item.frame)
    /// ```
    ///
    /// - Parameters:
    ///   - point: The point, in the coordinates of the frame.
    ///   - frame: The frame of the painted item, in points.
    /// - Returns: The colour. A mesh has the colour of the nearest of 64 points in each of its patches, an image a
    ///   grey.
    /// - Complexity: O(1) for a colour, otherwise O(the stops, or the patches).
    public func color(at point: CGPoint, in frame: CGRect) -> Color.Resolved {
        switch self {
        case .color(let color), .material(let color): return color
        case .linearGradient(let stops, let start, let end):
            let (from, to) = (frame.point(at: start), frame.point(at: end))
            let way = CGSize(width: to.x - from.x, height: to.y - from.y)
            let square = way.width * way.width + way.height * way.height
            let along = (point.x - from.x) * way.width + (point.y - from.y) * way.height
            return stops.color(at: square > 0 ? Double(along / square) : 1)
        case .radialGradient(let stops, let center, let start, let end):
            let distance = point.distance(to: frame.point(at: center))
            return stops.color(at: Double(start == end ? 1 : (distance - start) / (end - start)))
        case .ellipticalGradient(let stops, let center, let start, let end):
            let middle = frame.point(at: center)
            let x = frame.width > 0 ? (point.x - middle.x) / frame.width : 0
            let y = frame.height > 0 ? (point.y - middle.y) / frame.height : 0
            let distance = (x * x + y * y).squareRoot()
            return stops.color(at: Double(start == end ? 1 : (distance - start) / (end - start)))
        case .angularGradient(let stops, let center, let start, let end):
            let middle = frame.point(at: center)
            let angle = atan2(Double(point.y - middle.y), Double(point.x - middle.x)) - start.radians
            guard angle.isFinite else { return stops.last?.color ?? .clear }
            let turned = angle - (angle / (2 * .pi)).rounded(.down) * 2 * .pi
            return stops.color(atTurn: turned, of: end.radians - start.radians)
        case .meshGradient(let mesh): return mesh.color(nearestTo: point, in: frame)
        case .image(_, _, _, _, let opacity):
            return Color.Resolved(red: 0.557, green: 0.557, blue: 0.576, opacity: Float(opacity))
        }
    }
}

extension [Paint.Stop] {
    /// Returns the colour at a location of a gradient; beyond its ends, that of the end.
    func color(at location: Double) -> Color.Resolved {
        guard let after = firstIndex(where: { $0.location >= location }) else { return last?.color ?? .clear }
        guard after > 0 else { return self[0].color }
        let (a, b) = (self[after - 1], self[after])
        let span = b.location - a.location
        return a.color.mixed(with: b.color, by: span > 0 ? (location - a.location) / span : 1, in: .device)
    }

    /// Returns the colour at an angle from the start of an angular gradient; beyond its end, the last colour.
    ///
    /// - Parameters:
    ///   - angle: The angle from the start, from 0 to a full turn, in radians.
    ///   - sweep: The angle from the start to the end, in radians.
    func color(atTurn angle: Double, of sweep: Double) -> Color.Resolved {
        color(at: Swift.min(sweep == 0 ? 1 : sweep > 0 ? angle / sweep : (2 * .pi - angle) / -sweep, 1))
    }
}

extension Paint.Mesh {
    fileprivate func color(nearestTo point: CGPoint, in frame: CGRect) -> Color.Resolved {
        guard frame.width > 0, frame.height > 0, width > 1, height > 1 else { return colors.first ?? background }
        let target = SIMD2(Float((point.x - frame.minX) / frame.width), Float((point.y - frame.minY) / frame.height))
        let count = 8
        var best = (distance: Float.infinity, color: background)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                for v in 0..<count {
                    for u in 0..<count {
                        let (x, y) = ((Float(u) + 0.5) / Float(count), (Float(v) + 0.5) / Float(count))
                        let way = self.point(column: column, row: row, x, y) - target
                        let distance = (way * way).sum()
                        guard distance < best.distance else { continue }
                        best = (distance, color(column: column, row: row, Double(x), Double(y)))
                    }
                }
            }
        }
        return best.color
    }
}
