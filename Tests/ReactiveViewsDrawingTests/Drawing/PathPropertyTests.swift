import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

/// Random paths; a failure names the seed.
@Suite("Random paths")
struct PathPropertyTests {
    private func number(_ random: inout SeededGenerator) -> CGFloat { CGFloat.random(in: -100...100, using: &random) }

    private func point(_ random: inout SeededGenerator) -> CGPoint {
        CGPoint(x: number(&random), y: number(&random))
    }

    private func path(_ seed: UInt64) -> Path {
        var random = SeededGenerator(seed: seed)
        return Path { path in
            path.move(to: point(&random))
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: path.move(to: point(&random))
                case 1: path.addLine(to: point(&random))
                case 2: path.addQuadCurve(to: point(&random), control: point(&random))
                case 3: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
                case 4:
                    path.addArc(
                        center: point(&random), radius: abs(number(&random)), startAngle: .degrees(number(&random) * 4),
                        endAngle: .degrees(number(&random) * 4), clockwise: Bool.random(using: &random))
                default: path.closeSubpath()
                }
            }
        }
    }

    /// Points on the path, near each other, by asking for curves' formulas.
    private func samples(_ path: Path) -> [CGPoint] {
        var samples: [CGPoint] = []
        var current = CGPoint.zero
        var start = CGPoint.zero
        path.forEach { element in
            for step in 0...20 {
                let t = CGFloat(step) / 20
                let u = 1 - t
                switch element {
                case .move(let end): samples.append(end)
                case .line(let end):
                    samples.append(CGPoint(x: u * current.x + t * end.x, y: u * current.y + t * end.y))
                case .quadCurve(let end, let c):
                    samples.append(
                        CGPoint(
                            x: u * u * current.x + 2 * u * t * c.x + t * t * end.x,
                            y: u * u * current.y + 2 * u * t * c.y + t * t * end.y))
                case .curve(let end, let c, let d):
                    let x = u * u * u * current.x + 3 * u * u * t * c.x + 3 * u * t * t * d.x + t * t * t * end.x
                    let y = u * u * u * current.y + 3 * u * u * t * c.y + 3 * u * t * t * d.y + t * t * t * end.y
                    samples.append(CGPoint(x: x, y: y))
                case .closeSubpath: break
                }
            }
            switch element {
            case .move(let end): (current, start) = (end, end)
            case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
            case .closeSubpath: current = start
            }
        }
        return samples
    }

    /// A path's length, up to a small error: that of very many of its parts' ends.
    private func length(_ path: Path) -> CGFloat {
        var length: CGFloat = 0
        var current = CGPoint.zero
        var start = CGPoint.zero
        func to(_ end: CGPoint) {
            length += ((end.x - current.x) * (end.x - current.x) + (end.y - current.y) * (end.y - current.y))
                .squareRoot()
            current = end
        }
        path.forEach { element in
            let p = current
            switch element {
            case .move(let end): (current, start) = (end, end)
            case .line(let end): to(end)
            case .closeSubpath: to(start)
            case .quadCurve(let end, let c):
                for step in 1...400 {
                    let t = CGFloat(step) / 400
                    let u = 1 - t
                    to(
                        CGPoint(
                            x: u * u * p.x + 2 * u * t * c.x + t * t * end.x,
                            y: u * u * p.y + 2 * u * t * c.y + t * t * end.y))
                }
            case .curve(let end, let c, let d):
                for step in 1...400 {
                    let t = CGFloat(step) / 400
                    let u = 1 - t
                    let x = u * u * u * p.x + 3 * u * u * t * c.x + 3 * u * t * t * d.x + t * t * t * end.x
                    let y = u * u * u * p.y + 3 * u * u * t * c.y + 3 * u * t * t * d.y + t * t * t * end.y
                    to(CGPoint(x: x, y: y))
                }
            }
        }
        return length
    }

    @Test("A path can be created from its description") func aPathComesBackFromItsDescription() {
        for seed in 0..<300 as Range<UInt64> {
            let path = path(seed)
            expectNoDifference(Path(path.description), path, "seed \(seed)")
        }
    }

    @Test("The bounds are the smallest around all points of the path")
    func theExtentIsTheSmallestAroundAllPointsOfThePath() {
        for seed in 0..<300 as Range<UInt64> {
            let path = path(seed)
            let box = path.boundingRect
            let points = samples(path)
            let tolerance: CGFloat = 1e-6
            let isAround = points.allSatisfy {
                $0.x > box.minX - tolerance && $0.x < box.maxX + tolerance && $0.y > box.minY - tolerance
                    && $0.y < box.maxY + tolerance
            }
            #expect(isAround, "seed \(seed)")
            // Samples are a little inside of the extent at most.
            let gap = (points.map(\.x).max() ?? 0) - box.maxX
            #expect(gap > -3, "seed \(seed)")
        }
    }

    @Test("Trimmed parts have their share of the path's length") func partsAreAsLongAsTheirShareOfThePath() {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededGenerator(seed: seed + 1000)
            let path = path(seed)
            let whole = length(path)
            let ends = [CGFloat.random(in: 0...1, using: &random), CGFloat.random(in: 0...1, using: &random)].sorted()
            let part = length(path.trimmedPath(from: ends[0], to: ends[1]))
            #expect(abs(part - (ends[1] - ends[0]) * whole) <= 1e-3 * whole + 0.01, "seed \(seed)")
        }
    }

    @Test("Points near a line are inside of its stroked outline", .tags(.manyRounds))
    func whatIsNearALineIsInItsOutline() {
        for seed in RandomRounds.of(0..<40 as Range<UInt64>) {
            let path = path(seed)
            let outline = path.strokedPath(StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
            for (index, point) in samples(path).enumerated() where index % 7 == 3 {
                #expect(outline.contains(point), "seed \(seed), \(point)")
            }
            if outline.isEmpty { continue }
            let (inner, outer) = (path.boundingRect, outline.boundingRect)
            #expect(
                outer.minX > inner.minX - 3.01 && outer.maxX < inner.maxX + 3.01 && outer.minY > inner.minY - 3.01
                    && outer.maxY < inner.maxY + 3.01, "seed \(seed)")
        }
    }

    @Test("Transforming a path transforms its points") func changesOfCoordinatesCommuteWithPoints() {
        for seed in 0..<100 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let change = CGAffineTransform(rotationAngle: number(&random)).scaledBy(x: 2, y: 0.5)
                .translatedBy(x: number(&random), y: number(&random))
            let point = point(&random)
            let back = point.applying(change).applying(change.inverted())
            #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9, "seed \(seed)")
            let path = path(seed)
            let moved = samples(path.applying(change))
            for (a, b) in zip(samples(path), moved) {
                let a = a.applying(change)
                #expect(abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6, "seed \(seed)")
            }
        }
    }
}
