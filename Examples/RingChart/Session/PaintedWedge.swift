import ReactiveViews

/// A wedge as it is seen at a moment, read off what is painted.
struct PaintedWedge: Equatable {
    /// In radians from the top, clockwise.
    var start: Double
    var end: Double
    /// 1 once it has come, less while it comes or goes.
    var opacity: Double
}

extension DisplayList {
    /// The ring's wedges from back to front: nothing else here has round outlines.
    var wedges: [PaintedWedge] {
        var found: [PaintedWedge] = []
        var opacities = [1.0]
        for entry in entries {
            switch entry {
            case .begin(let group):
                let opacity: Double = if case .opacity(let own)? = group.effect { own } else { 1 }
                opacities.append((opacities.last ?? 1) * opacity)
            case .mask:
                opacities.append(opacities.last ?? 1)
            case .end:
                if opacities.count > 1 { opacities.removeLast() }
            case .item(let item):
                guard case .fill(let path, _, _) = item.content else { continue }
                let center = CGPoint(x: item.frame.width / 2, y: item.frame.height / 2)
                guard let (start, end) = path.wedgeAngles(around: center) else { continue }
                found.append(PaintedWedge(start: start, end: end, opacity: opacities.last ?? 1))
            }
        }
        return found
    }
}

extension Path {
    /// Where a wedge's outline begins, and where its first straight line is; nil if the path has no curves.
    fileprivate func wedgeAngles(around center: CGPoint) -> (start: Double, end: Double)? {
        var start: Double?
        var end: Double?
        var hasCurves = false
        forEach { element in
            switch element {
            case .move(let point): start = start ?? point.turn(around: center)
            case .line(let point): end = end ?? point.turn(around: center)
            case .curve, .quadCurve: hasCurves = true
            case .closeSubpath: break
            }
        }
        guard hasCurves, let start, let end else { return nil }
        // The top is both the beginning of the turn and its end.
        return (start, end < start ? end + RingLayout.fullTurn : end)
    }
}

extension CGPoint {
    /// The angle of the point as seen from another one, from the top and clockwise, from 0 to just below a full turn.
    fileprivate func turn(around center: CGPoint) -> Double {
        let angle = Double(atan2(y - center.y, x - center.x)) + .pi / 2
        let turn = angle < 0 ? angle + RingLayout.fullTurn : angle
        // Points are rounded: just short of the top is the top.
        return turn > RingLayout.fullTurn - 1e-9 ? 0 : turn
    }
}
