/// Strokes and gaps in turns.
///
/// Invariant: the sum of `lengths` is positive, and their number even.
struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat
    /// A line isn't cut into more strokes than that.
    private static let limit = 100_000

    /// Nil for a line without gaps.
    init?(_ style: StrokeStyle) {
        let dash = style.usableDash
        guard !dash.isEmpty else { return nil }
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        let period = lengths.reduce(0, +)
        let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        phase = rest < 0 ? rest + period : rest
    }

    /// The strokes of a line. A line that would have too many of them stays whole.
    func strokes(along points: [CGPoint]) -> [[CGPoint]] {
        var strokes: [[CGPoint]] = []
        var index = 0
        var left = lengths[0]
        var skipped = phase
        while skipped >= left {
            skipped -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
        }
        left -= skipped
        let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard total / lengths.reduce(0, +) * CGFloat(lengths.count) < CGFloat(Self.limit) else { return [points] }
        var open: [CGPoint]? = index % 2 == 0 ? [points[0]] : nil
        for (from, to) in zip(points, points.dropFirst()) {
            let length = from.distance(to: to)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let point = from.lerp(to, done / length)
                if var stroke = open {
                    stroke.append(point)
                    strokes.append(stroke)
                    open = nil
                } else {
                    open = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            open?.append(to)
        }
        if let open, open.count > 1 { strokes.append(open) }
        return strokes
    }
}
