import ReactiveViewsTesting
import ReactiveViews
import Testing

private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool { abs(a - b) <= tolerance }

private func isClose(_ a: CGPoint?, _ b: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
    guard let a else { return false }
    return isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    isClose(a.origin, b.origin, within: tolerance)
        && isClose(CGPoint(x: a.maxX, y: a.maxY), CGPoint(x: b.maxX, y: b.maxY), within: tolerance)
}

@Suite("Paths")
struct PathTests {
    @Test("An empty path has no point and no bounds") func anEmptyPathHasNoPointAndNoExtent() {
        let path = Path()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
        #expect(!path.contains(.zero))
        expectNoDifference(path.description, "")
    }

    @Test("A path delivers its elements in order") func piecesAreHandedOverInTheirOrder() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 0))
            path.closeSubpath()
        }
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        expectNoDifference(
            elements,
            [
                .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
                .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 4, y: 0)), .closeSubpath,
            ])
        expectNoDifference(path.currentPoint, CGPoint(x: 1, y: 2))
        expectNoDifference(path.description, "1 2 m 3 4 l 4 0 5 6 q h")
    }

    @Test("After closing, a path continues at the subpath's start")
    func afterClosingThePathGoesOnFromWhereTheSubpathBegan() {
        var path = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
        path.addLine(to: CGPoint(x: 0, y: 0))
        expectNoDifference(path.currentPoint, .zero)
        expectNoDifference(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    @Test("Elements with NaN or without a start are reported and left out")
    func piecesWithoutNumbersOrWithoutABeginningAreReportedAndLeftOut() {
        let diagnostics = Diagnostics.collect {
            var path = Path()
            path.addLine(to: CGPoint(x: 1, y: 1))
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
            path.addEllipse(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            path.addArc(
                center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
            path.addArc(center: .zero, radius: -1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
            path.closeSubpath()
            #expect(path.isEmpty)
        }
        expectNoDifference(diagnostics.map(\.kind), Array(repeating: .invalidGeometry, count: 6))
    }

    // MARK: Arcs

    @Test("An arc that isn't clockwise follows growing angles")
    func anArcThatIsntClockwiseGoesTheWayOfGrowingAngles() {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 10, y: 10), radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 15)))
        #expect(isClose(path.boundingRect, CGRect(x: 10, y: 10, width: 5, height: 5)))
    }

    @Test("A clockwise arc follows falling angles") func aClockwiseArcGoesTheOtherWayAround() {
        var path = Path()
        path.addArc(center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: 5)))
        #expect(isClose(path.boundingRect, CGRect(x: -5, y: -5, width: 10, height: 10)))
    }

    @Test("An arc begins with a line from the current point") func anArcBeginsWithALineFromTheCurrentPoint() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(
            center: CGPoint(x: 10, y: 0), radius: 2, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        var second: Path.Element?
        var count = 0
        path.forEach {
            count += 1
            if count == 2 { second = $0 }
        }
        expectNoDifference(second, .line(to: CGPoint(x: 12, y: 0)))
    }

    @Test("A full turn or more is the whole circle") func aTurnOrMoreIsTheWholeCircle() {
        for end in [360.0, 400, 7200] {
            var path = Path()
            path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(end), clockwise: false)
            #expect(isClose(path.boundingRect, CGRect(x: -1, y: -1, width: 2, height: 2)))
        }
    }

    @Test("Arcs stay on their circle") func arcsStayOnTheirCircle() {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 100, startAngle: .degrees(-30), delta: .degrees(200))
        for fraction in stride(from: CGFloat(0.01), through: 1, by: 0.01) {
            let point = path.trimmedPath(from: 0, to: fraction).currentPoint ?? .zero
            #expect(isClose((point.x * point.x + point.y * point.y).squareRoot(), 100, within: 0.03))
        }
        #expect(
            isClose(
                path.currentPoint, CGPoint(x: 100 * cos(17 * CGFloat.pi / 18), y: 100 * sin(17 * .pi / 18)),
                within: 1e-6))
    }

    @Test("An arc between tangents touches both") func anArcBetweenTangentsTouchesBoth() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 4)))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 4)))
        path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        expectNoDifference(path.currentPoint, CGPoint(x: 10, y: 0))
    }

    // MARK: Extent

    @Test("The bounds leave control points out") func theExtentLeavesControlPointsOut() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
        path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6)))
    }

    @Test("The winding and the even-odd rule differ in a hole") func windingAndEvenOddDifferInAHole() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
        #expect(!path.contains(CGPoint(x: 11, y: 5)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("An ellipse contains the points that satisfy its equation") func anEllipseContainsWhatItsFormulaSays() {
        let path = Path(ellipseIn: CGRect(x: -20, y: -10, width: 40, height: 20))
        for x in stride(from: CGFloat(-21), through: 21, by: 1.5) {
            for y in stride(from: CGFloat(-11), through: 11, by: 1.5) {
                let value = x * x / 400 + y * y / 100
                if abs(value - 1) > 0.01 { expectNoDifference(path.contains(CGPoint(x: x, y: y)), (value < 1)) }
            }
        }
    }

    // MARK: Parts

    @Test("Half of a square's outline is two of its sides") func halfOfASquaresOutlineIsTwoOfItsSides() {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        expectNoDifference(square.trimmedPath(from: 0, to: 0.5).description, "0 0 m 10 0 l 10 10 l")
        expectNoDifference(square.trimmedPath(from: 0.375, to: 0.625).description, "10 5 m 10 10 l 5 10 l")
        expectNoDifference(square.trimmedPath(from: 0, to: 1), square)
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
        expectNoDifference(square.trimmedPath(from: -3, to: 7), square)
        let diagnostics = Diagnostics.collect { #expect(square.trimmedPath(from: .nan, to: 1).isEmpty) }
        expectNoDifference(diagnostics.count, 1)
    }

    @Test("Trimming counts all subpaths, and whole ones stay closed")
    func partsAreCountedOverAllSubpathsAndWholeOnesStayClosed() {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 60, y: 0)])
        expectNoDifference(
            path.trimmedPath(from: 0, to: 0.75).description, "0 0 m 10 0 l 10 10 l 0 10 l 0 0 l h 20 0 m 40 0 l")
    }

    // MARK: Lines

    @Test("A stroked line's outline is as wide as the line") func theOutlineOfALineIsAsWideAsTheLine() {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
        #expect(
            isClose(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect, CGRect(x: 0, y: -2, width: 10, height: 4))
        )
        let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
        #expect(isClose(square.boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(isClose(round.boundingRect, CGRect(x: -2, y: -2, width: 14, height: 4)))
        #expect(!round.contains(CGPoint(x: -1.9, y: 1.9)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test("Line joins are mitered, round or beveled") func cornersOfLinesAreSharpRoundOrCutOff() {
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let tip = CGPoint(x: 11.8, y: -1.8)
        let rim = CGPoint(x: 11.3, y: -1.3)
        let inner = CGPoint(x: 10.8, y: -0.8)
        func covers(_ join: CGLineJoin, _ limit: CGFloat = 10) -> [Bool] {
            let outline = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
            return [tip, rim, inner].map { outline.contains($0) }
        }
        expectNoDifference(covers(.miter), [true, true, true])
        expectNoDifference(covers(.miter, 1), [false, false, true])
        expectNoDifference(covers(.round), [false, true, true])
        expectNoDifference(covers(.bevel), [false, false, true])
    }

    @Test("A stroked closed path's outline has a hole") func theOutlineOfAClosedLineHasAHole() {
        let outline = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(isClose(outline.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12)))
        #expect(!outline.contains(CGPoint(x: 5, y: 5)))
        #expect(outline.contains(CGPoint(x: 0.5, y: 5)))
        #expect(outline.contains(CGPoint(x: -0.5, y: 5)))
    }

    @Test("Dashes cut the line") func dashesCutTheLine() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [2, 1], dashPhase: 1))
        let covered = (0..<10).map { dashed.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
        expectNoDifference(covered, [true, false, true, true, false, true, true, false, true, true])
        expectNoDifference(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [1e-300])).boundingRect.width, 10)
        expectNoDifference(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0, .nan])).boundingRect.width, 10)
    }

    @Test("Paths with very many elements are processed") func hugePathsAreNoTrouble() {
        let far = CGFloat.greatestFiniteMagnitude
        let path = Path { $0.addLines([CGPoint(x: -far, y: -far), CGPoint(x: far, y: 0), CGPoint(x: 0, y: far)]) }
        #expect(!path.isEmpty)
        _ = path.contains(.zero)
        _ = path.trimmedPath(from: 0.2, to: 0.7)
        _ = path.strokedPath(StrokeStyle(lineWidth: far, lineCap: .round, lineJoin: .round, dash: [1, 2]))
        _ = path.union(Path(CGRect(x: 0, y: 0, width: far, height: far)))
        var list = DisplayList()
        list.append(.fill(path, .clear, FillStyle()), in: CGRect(x: far, y: far, width: far, height: far))
        #expect(list.svg(size: CGSize(width: far, height: 1)).hasSuffix("</svg>\n"))
    }

    // MARK: Texts

    @Test("Text that isn't a path's description gives nil") func textsThatArentPathsGiveNone() {
        for text in ["1 2 l", "1 m", "1 2 m 3", "1 2 m x", "nan 0 m", "1 2 3 4 q"] { #expect(Path(text) == nil) }
        expectNoDifference(Path("0 0 10 20 re")?.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 20))
        expectNoDifference(Path(""), Path())
    }
}
