/// Pixels of red, green, blue and opacity, from 0 to 255, not premultiplied, row by row from the top.
///
/// Invariant: pixels.count = 4 · width · height.
struct Bitmap: Hashable, Sendable {
    let width: Int
    let height: Int
    var pixels: [UInt8]

    /// Creates transparent pixels.
    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        pixels = [UInt8](repeating: 0, count: 4 * self.width * self.height)
    }

    /// The greatest number of pixels of an image; larger requests are reported and get one pixel.
    static let limit = 1 << 26

    /// Creates transparent pixels for a size in points.
    init(size: CGSize, scale: CGFloat) {
        let width = (size.width * scale).rounded(.up)
        let height = (size.height * scale).rounded(.up)
        guard width.isFinite, height.isFinite, width >= 0, height >= 0, width * height <= CGFloat(Self.limit) else {
            Diagnostics.report(
                Diagnostic(.invalidGeometry, "Invalid image of \(width) × \(height) pixels; using 1 × 1."))
            self.init(width: 1, height: 1)
            return
        }
        self.init(width: Int(width), height: Int(height))
    }

    /// Returns the colour of a pixel; nil outside.
    func color(atX x: Int, y: Int) -> Color.Resolved? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let offset = 4 * (y * width + x)
        func part(_ index: Int) -> Float { Float(pixels[offset + index]) / 255 }
        return Color.Resolved(red: part(0), green: part(1), blue: part(2), opacity: part(3))
    }

    /// How a colour is combined with the pixels below.
    enum Mode { case over, replace, clear }

    /// Paints a colour over a pixel.
    mutating func blend(_ color: Color.Resolved, coverage: Float = 1, atX x: Int, y: Int, _ mode: Mode = .over) {
        guard x >= 0, y >= 0, x < width, y < height, coverage > 0 else { return }
        let offset = 4 * (y * width + x)
        let source = mode == .clear ? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) : color
        let below = Float(pixels[offset + 3]) / 255
        let alpha = min(max(source.opacity, 0), 1) * (mode == .over ? coverage : 1)
        let kept = mode == .over ? below * (1 - alpha) : below * (1 - coverage)
        let added = mode == .over ? alpha : alpha * coverage
        let total = kept + added
        func set(_ index: Int, _ value: Float) {
            let old = Float(pixels[offset + index]) / 255
            let mixed = total > 0 ? (old * kept + min(max(value, 0), 1) * added) / total : 0
            pixels[offset + index] = UInt8((mixed * 255).rounded())
        }
        set(0, source.red)
        set(1, source.green)
        set(2, source.blue)
        pixels[offset + 3] = UInt8((min(total, 1) * 255).rounded())
    }
}

/// The parts of rows that are inside a path: for each row, ascending horizontal ranges.
///
/// Curves are cut into lines. A pixel belongs to the area if its centre does.
struct PathArea {
    private var rows: [Int: [Range<Int>]] = [:]

    /// Finds the area of a path in pixels.
    init(_ path: Path, isEvenOdd: Bool, width: Int, height: Int) {
        var crossings: [Int: [(x: CGFloat, turn: Int)]] = [:]
        for (from, to) in Self.lines(of: path) where from.y != to.y {
            let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
            let first = max(0, Int(clamping: (upper.y - 0.5).rounded(.up)))
            let last = min(height - 1, Int(clamping: (lower.y - 0.5).rounded(.up)) - 1)
            guard first <= last else { continue }
            let slope = (lower.x - upper.x) / (lower.y - upper.y)
            for row in first...last {
                let x = upper.x + (CGFloat(row) + 0.5 - upper.y) * slope
                crossings[row, default: []].append((x, from.y < to.y ? 1 : -1))
            }
        }
        for (row, points) in crossings {
            var turns = 0
            var start: CGFloat = 0
            var ranges: [Range<Int>] = []
            for (x, turn) in points.sorted(by: { $0.x < $1.x }) {
                let wasInside = isEvenOdd ? turns % 2 != 0 : turns != 0
                turns += turn
                let isInside = isEvenOdd ? turns % 2 != 0 : turns != 0
                if isInside, !wasInside { start = x }
                guard wasInside, !isInside else { continue }
                let low = max(0, Int(clamping: (start - 0.5).rounded(.up)))
                let high = min(width, Int(clamping: (x - 0.5).rounded(.up)))
                if low < high { ranges.append(low..<high) }
            }
            rows[row] = ranges
        }
    }

    /// Calls a closure for each pixel of the area.
    func forEach(_ body: (_ x: Int, _ y: Int) -> Void) {
        for row in rows.keys.sorted() {
            for range in rows[row] ?? [] { for x in range { body(x, row) } }
        }
    }

    func contains(x: Int, y: Int) -> Bool { rows[y]?.contains { $0.contains(x) } ?? false }

    /// Cuts a path into lines. Subpaths are closed.
    private static func lines(of path: Path) -> [(CGPoint, CGPoint)] {
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func add(_ end: CGPoint) {
            lines.append((current, end))
            current = end
        }
        func curve(_ point: (CGFloat) -> CGPoint) {
            for step in 1...16 { add(point(CGFloat(step) / 16)) }
        }
        path.forEach { element in
            switch element {
            case .move(let end):
                if current != start { add(start) }
                (start, current) = (end, end)
            case .line(let end): add(end)
            case .quadCurve(let end, let control):
                let from = current
                curve { t in
                    let s = 1 - t
                    return CGPoint(
                        x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                        y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                }
            case .curve(let end, let one, let two):
                let from = current
                curve { t in
                    let s = 1 - t
                    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * one.x + c * two.x + d * end.x,
                        y: a * from.y + b * one.y + c * two.y + d * end.y)
                }
            case .closeSubpath: add(start)
            }
        }
        if current != start { add(start) }
        return lines
    }
}

extension Int {
    fileprivate init(clamping value: CGFloat) {
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e9), 1e9))
    }
}
