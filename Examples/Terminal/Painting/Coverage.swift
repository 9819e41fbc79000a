import ReactiveViews

/// How much of each pixel the inside of a path covers, in a rectangle of pixels.
///
/// Each pixel row is cut four times; between two crossings the covered part of a pixel is exact. Curves are lines of
/// eight pieces.
struct Coverage {
    private static let cuts = 4
    private static let pieces = 8

    let columns: Range<Int>
    let rows: Range<Int>
    private var parts: [Float]

    /// - Parameters:
    ///   - path: The path, in pixels.
    ///   - isEvenOdd: Whether a point is inside if an odd number of lines surrounds it; else if they don't cancel out.
    ///   - columns: The pixels to look at.
    ///   - rows: The pixels to look at.
    init(of path: Path, isEvenOdd: Bool, columns: Range<Int>, rows: Range<Int>) {
        let bounds = path.boundingRect
        self.columns = Self.range(bounds.minX, bounds.maxX, columns)
        self.rows = Self.range(bounds.minY, bounds.maxY, rows)
        parts = Array(repeating: 0, count: self.columns.count * self.rows.count)
        if parts.isEmpty { return }
        let lines = Self.lines(of: path)
        for row in self.rows {
            for cut in 0..<Self.cuts {
                let y = CGFloat(row) + (CGFloat(cut) + 0.5) / CGFloat(Self.cuts)
                var crossings: [(x: CGFloat, turn: Int)] = []
                for line in lines where (line.from.y <= y) != (line.to.y <= y) {
                    let part = (y - line.from.y) / (line.to.y - line.from.y)
                    crossings.append((line.from.x + (line.to.x - line.from.x) * part, line.from.y <= y ? 1 : -1))
                }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                for (crossing, next) in zip(crossings, crossings.dropFirst()) {
                    winding += crossing.turn
                    if isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 { add(crossing.x, next.x, row) }
                }
            }
        }
    }

    /// The covered part of a pixel, from 0 to 1.
    subscript(column: Int, row: Int) -> Float {
        guard columns.contains(column), rows.contains(row) else { return 0 }
        return parts[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
    }

    private mutating func add(_ from: CGFloat, _ to: CGFloat, _ row: Int) {
        let from = max(from, CGFloat(columns.lowerBound))
        let to = min(to, CGFloat(columns.upperBound))
        guard from < to else { return }
        let start = (row - rows.lowerBound) * columns.count - columns.lowerBound
        for column in Int(from)..<min(Int(to.rounded(.up)), columns.upperBound) {
            let part = min(to, CGFloat(column + 1)) - max(from, CGFloat(column))
            parts[start + column] += Float(part) / Float(Self.cuts)
        }
    }

    private static func range(_ from: CGFloat, _ to: CGFloat, _ limits: Range<Int>) -> Range<Int> {
        guard from.isFinite, to.isFinite, !limits.isEmpty else { return limits.lowerBound..<limits.lowerBound }
        let low = min(max(from.rounded(.down), CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
        let high = min(max(to.rounded(.up), low), CGFloat(limits.upperBound))
        return Int(low)..<Int(high)
    }

    private static func lines(of path: Path) -> [(from: CGPoint, to: CGPoint)] {
        var lines: [(from: CGPoint, to: CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func go(to end: CGPoint) {
            lines.append((current, end))
            current = end
        }
        path.forEach { element in
            switch element {
            case .move(let end):
                if current != start { go(to: start) }
                (start, current) = (end, end)
            case .line(let end): go(to: end)
            case .quadCurve(let end, let control):
                let first = current
                for piece in 1...pieces {
                    let t = CGFloat(piece) / CGFloat(pieces)
                    go(to: mix(mix(first, control, t), mix(control, end, t), t))
                }
            case .curve(let end, let control1, let control2):
                let first = current
                for piece in 1...pieces {
                    let t = CGFloat(piece) / CGFloat(pieces)
                    let (a, b, c) = (mix(first, control1, t), mix(control1, control2, t), mix(control2, end, t))
                    go(to: mix(mix(a, b, t), mix(b, c, t), t))
                }
            case .closeSubpath: if current != start { go(to: start) }
            }
        }
        if current != start { go(to: start) }
        return lines.filter { line in
            line.from.x.isFinite && line.from.y.isFinite && line.to.x.isFinite && line.to.y.isFinite
        }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
