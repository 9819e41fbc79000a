import ReactiveViews
import Testing
import ReactiveTesting

@Suite("Geometry")
struct GeometryTests {
    @Test("Angles convert between degrees and radians") func anglesAreDegreesAndRadians() {
        expectNoDifference(Angle.degrees(180).radians, .pi)
        #expect(abs(Angle.radians(.pi / 2).degrees - 90) < 1e-12)
        expectNoDifference(Angle.degrees(30) + .degrees(60), .degrees(90))
        #expect(abs((Angle.degrees(90) / 3).degrees - 30) < 1e-12)
        #expect(Angle.degrees(10) < .degrees(20))
        expectNoDifference(-Angle.degrees(10), .degrees(-10))
        var angle = Angle.zero
        angle.animatableData = .pi * 128
        #expect(angle == .degrees(180) && angle.animatableData == .pi * 128)
    }

    @Test("Transforms apply from the first to the last") func changesOfCoordinatesApplyFromTheFirstToTheLast() {
        let point = CGPoint(x: 1, y: 0)
        let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 2).concatenating(
            CGAffineTransform(translationX: 10, y: 0))
        expectNoDifference(point.applying(scaledThenMoved), CGPoint(x: 12, y: 0))
        expectNoDifference(
            point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)), CGPoint(x: 22, y: 0))
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
        #expect(CGAffineTransform.identity.isIdentity)
        expectNoDifference(CGAffineTransform().inverted(), CGAffineTransform())
    }

    @Test("A rotated rectangle is the bounding box of its corners") func aTurnedRectangleIsTheUprightOneAroundIt() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(rect.minX + 4) < 1e-12 && abs(rect.width - 4) < 1e-12 && abs(rect.height - 2) < 1e-12)
    }

    @Test("Projections contain affine transforms") func projectionsContainTheFlatChanges() {
        let flat = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
        let projection = ProjectionTransform(flat)
        let point = CGPoint(x: 3, y: 7)
        #expect(projection.isAffine)
        expectNoDifference(point.applying(projection), point.applying(flat))
        let back = point.applying(projection).applying(projection.inverted())
        #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 7) < 1e-12)
        #expect(ProjectionTransform().isIdentity)
        let both = projection.concatenating(projection.inverted())
        #expect(abs(both.m11 - 1) < 1e-12 && abs(both.m31) < 1e-12)
    }

    @Test("Edge and axis sets contain their members") func setsOfEdgesAndAxes() {
        expectNoDifference(Edge.Set.all, [.horizontal, .vertical])
        expectNoDifference(Edge.Set(.top), .top)
        expectNoDifference(Axis.Set(.vertical), .vertical)
        #expect(HorizontalEdge.Set.all.contains(.leading))
        expectNoDifference(VerticalEdge.Set(.top), .top)
        expectNoDifference(EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("Insets animate on all sides") func insetsAnimateOnAllSides() {
        var insets = EdgeInsets(top: 0, leading: 2, bottom: 4, trailing: 6)
        let other = EdgeInsets(top: 10, leading: 12, bottom: 14, trailing: 16)
        insets.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
        expectNoDifference(insets, EdgeInsets(top: 5, leading: 7, bottom: 9, trailing: 11))
    }

    @Test("A proposal may leave dimensions unspecified") func offersLeaveDimensionsOpen() {
        expectNoDifference(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 10))
        let offer = ProposedViewSize(width: 5, height: nil)
        expectNoDifference(
            offer.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)), CGSize(width: 5, height: 2))
        expectNoDifference(ProposedViewSize(CGSize(width: 0, height: 0)), .zero)
        expectNoDifference(ProposedViewSize.infinity.width, .infinity)
    }
}
