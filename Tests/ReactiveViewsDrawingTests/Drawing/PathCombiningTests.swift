import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

@Suite("Combined areas")
struct PathCombiningTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
            && abs(a.maxY - b.maxY) < 1e-6
    }

    @Test("Overlapping squares combine") func squaresThatOverlap() {
        let both = square.intersection(shifted)
        #expect(isNear(both.boundingRect, CGRect(x: 5, y: 5, width: 5, height: 5)))
        var pieces = 0
        both.forEach { _ in pieces += 1 }
        expectNoDifference(pieces, 5)
        #expect(isNear(square.union(shifted).boundingRect, CGRect(x: 0, y: 0, width: 15, height: 15)))
        #expect(!square.subtracting(shifted).contains(CGPoint(x: 7, y: 7)))
        #expect(square.subtracting(shifted).contains(CGPoint(x: 2, y: 7)))
        #expect(square.symmetricDifference(shifted).contains(CGPoint(x: 12, y: 12)))
    }

    @Test("Paths with common sides, and empty paths, combine") func pathsWithSidesInCommonAndNoneAtAll() {
        expectNoDifference(square.intersection(square).boundingRect, square.boundingRect)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.intersection(square.offsetBy(dx: 10, dy: 0)).isEmpty)
        let wide = square.union(square.offsetBy(dx: 10, dy: 0))
        #expect(isNear(wide.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 10)))
        #expect(wide.contains(CGPoint(x: 10, y: 5)))
        expectNoDifference(square.union(Path()).boundingRect, square.boundingRect)
        #expect(Path().union(Path()).isEmpty)
    }

    @Test("Lines are cut by areas") func linesAreCutByAreas() {
        let line = Path { $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)]) }
        #expect(isNear(line.lineIntersection(square).boundingRect, CGRect(x: 0, y: 5, width: 10, height: 0)))
        expectNoDifference(line.lineSubtraction(square).contains(CGPoint(x: 5, y: 5)), false)
        #expect(isNear(line.lineSubtraction(square).boundingRect, CGRect(x: -5, y: 5, width: 20, height: 0)))
    }

    @Test("A combined area contains exactly the points that its operation selects", .tags(.manyRounds))
    func insideOfWhatIsPutTogetherIsWhatTheQuestionSays() {
        for seed in RandomRounds.of(0..<60 as Range<UInt64>) {
            var random = SeededGenerator(seed: seed)
            func number() -> CGFloat { CGFloat.random(in: 0...100, using: &random) }
            func shape() -> Path {
                if Bool.random(using: &random) {
                    return Path(ellipseIn: CGRect(x: number(), y: number(), width: number(), height: number()))
                }
                return Path { path in
                    path.addLines((0..<5).map { _ in CGPoint(x: number(), y: number()) })
                    path.closeSubpath()
                }
            }
            let (a, b) = (shape(), shape())
            let results = [
                a.union(b), a.intersection(b), a.subtracting(b), a.symmetricDifference(b), a.normalized(eoFill: false),
            ]
            // Where curves are flattened the answers differ within a hair's breadth of the outline.
            let outline = a.strokedPath(StrokeStyle(lineWidth: 0.5)), other = b.strokedPath(StrokeStyle(lineWidth: 0.5))
            for _ in 0..<40 {
                let point = CGPoint(x: number() * 2, y: number() * 2)
                if outline.contains(point) || other.contains(point) { continue }
                let (inA, inB) = (a.contains(point), b.contains(point))
                let answers = results.map { $0.contains(point) }
                expectNoDifference(
                    answers, [inA || inB, inA && inB, inA && !inB, inA != inB, inA], "seed \(seed), \(point)")
            }
        }
    }

    @Test("Shapes are combined in their rectangle") func shapesAreCombinedInTheirRectangle() {
        let ring = Circle().subtracting(Circle().inset(by: 3))
        let path = ring.path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(path.contains(CGPoint(x: 1, y: 10)))
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
    }
}
