import ReactiveViews
import Testing
import ReactiveTesting

final class Plan: Sendable {
    let corners = 3
}

struct Blueprint: Sendable {
    var plan = Plan()
    var size: CGFloat = 1
}

func polygon(_ corners: Int, _ rect: CGRect) -> Path {
    Path { path in
        path.addLines(
            (0..<corners).map { corner in
                let angle = 2 * CGFloat.pi * CGFloat(corner) / CGFloat(corners)
                return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
            })
        path.closeSubpath()
    }
}

/// Holds an object, and calls a function of the program.
struct Drawn: Shape {
    var blueprint = Blueprint()

    var animatableData: CGFloat {
        get { blueprint.size }
        set { blueprint.size = newValue }
    }

    func path(in rect: CGRect) -> Path { polygon(blueprint.plan.corners, rect) }
}

@MainActor
@Suite("Shapes")
struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

    private func box<S: Shape>(_ shape: S) -> CGRect {
        let box = shape.path(in: rect).boundingRect
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
        return CGRect(
            x: rounded(box.minX), y: rounded(box.minY), width: rounded(box.width), height: rounded(box.height))
    }

    @Test("Shapes fill their rectangle") func shapesFillTheirRectangle() {
        expectNoDifference(box(Rectangle()), rect)
        expectNoDifference(box(Ellipse()), rect)
        expectNoDifference(box(Capsule()), rect)
        expectNoDifference(box(RoundedRectangle(cornerRadius: 5)), rect)
        expectNoDifference(box(UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 50)), rect)
        expectNoDifference(box(Circle()), CGRect(x: 20, y: 20, width: 20, height: 20))
        expectNoDifference(box(ContainerRelativeShape()), rect)
        expectNoDifference(box(AnyShape(Circle())), CGRect(x: 20, y: 20, width: 20, height: 20))
    }

    @Test("Rounded corners are quarters of circles") func roundedCornersAreQuartersOfCircles() {
        let path = RoundedRectangle(cornerRadius: 8, style: .circular).path(in: rect)
        let center = CGPoint(x: 42, y: 28)
        for degrees in stride(from: 1.0, to: 90, by: 4) {
            let angle = degrees * .pi / 180
            let direction = CGPoint(x: cos(angle), y: -sin(angle))
            #expect(path.contains(CGPoint(x: center.x + 7.98 * direction.x, y: center.y + 7.98 * direction.y)))
            #expect(!path.contains(CGPoint(x: center.x + 8.02 * direction.x, y: center.y + 8.02 * direction.y)))
        }
        expectNoDifference(RoundedRectangle(cornerRadius: 0).path(in: rect), Path(rect))
        expectNoDifference(RoundedRectangle(cornerRadius: -4).path(in: rect), Path(rect))
        expectNoDifference(RoundedRectangle(cornerRadius: .nan).path(in: rect), Path(rect))
        expectNoDifference(box(RoundedRectangle(cornerRadius: 1e9)), rect)
    }

    @Test("Continuous corners are nearly circular") func continuousCornersAreNearlyCircularOnes() {
        let wide = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = RoundedRectangle(cornerRadius: 20).path(in: wide)
        // The corner's middle is where a circle's is; farther along the sides it keeps further inside.
        let middle = 20 - 20 / CGFloat(2).squareRoot()
        #expect(path.contains(CGPoint(x: middle + 0.3, y: middle + 0.3)))
        #expect(!path.contains(CGPoint(x: middle - 0.3, y: middle - 0.3)))
        // Without room for more a capsule's ends are half circles.
        let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(capsule.contains(CGPoint(x: 10 - 9.9 * 0.8, y: 10 - 9.9 * 0.6)))
        #expect(!capsule.contains(CGPoint(x: 10 - 10.1 * 0.8, y: 10 - 10.1 * 0.6)))
    }

    @Test("Shapes are inset on all sides") func shapesAreInsetOnAllSides() {
        expectNoDifference(box(Rectangle().inset(by: 2)), CGRect(x: 12, y: 22, width: 36, height: 16))
        expectNoDifference(box(Circle().inset(by: 2).inset(by: 3)), CGRect(x: 25, y: 25, width: 10, height: 10))
        expectNoDifference(
            box(RoundedRectangle(cornerRadius: 5).inset(by: 2)), CGRect(x: 12, y: 22, width: 36, height: 16))
        expectNoDifference(box(Rectangle().inset(by: 15)), CGRect(x: 25, y: 30, width: 10, height: 0))
        expectNoDifference(
            box(Rectangle().rotation(.degrees(90)).inset(by: 2)), CGRect(x: 22, y: 12, width: 16, height: 36))
    }

    @Test("Shapes are offset, rotated, scaled and trimmed") func shapesAreShiftedTurnedScaledAndCut() {
        expectNoDifference(box(Rectangle().offset(x: 1, y: 2)), CGRect(x: 11, y: 22, width: 40, height: 20))
        expectNoDifference(box(Rectangle().rotation(.degrees(90))), CGRect(x: 20, y: 10, width: 20, height: 40))
        expectNoDifference(box(Rectangle().scale(0.5)), CGRect(x: 20, y: 25, width: 20, height: 10))
        expectNoDifference(
            box(Rectangle().scale(x: 0.5, y: 1, anchor: .topLeading)), CGRect(x: 10, y: 20, width: 20, height: 20))
        expectNoDifference(box(Rectangle().size(width: 3, height: 4)), CGRect(x: 10, y: 20, width: 3, height: 4))
        expectNoDifference(box(Rectangle().trim(from: 0, to: 0.5)), rect)
        expectNoDifference(
            box(Rectangle().transform(CGAffineTransform(translationX: 5, y: 0))), rect.offsetBy(dx: 5, dy: 0))
        expectNoDifference(box(Rectangle().stroke(lineWidth: 4)), rect.insetBy(dx: -2, dy: -2))
    }

    @Test("Shapes take the proposed size, circles its shorter side, and 10 points where it is unspecified")
    func sizesThatShapesTake() {
        expectNoDifference(Rectangle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
        expectNoDifference(Rectangle().sizeThatFits(.init(width: 5, height: nil)), CGSize(width: 5, height: 10))
        expectNoDifference(Circle().sizeThatFits(.init(width: 30, height: 20)), CGSize(width: 20, height: 20))
        expectNoDifference(Circle().sizeThatFits(.init(width: 30, height: nil)), CGSize(width: 30, height: 30))
        expectNoDifference(Circle().sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
        expectNoDifference(
            Circle().inset(by: 3).sizeThatFits(.init(width: 30, height: 20)), CGSize(width: 20, height: 20))
    }

    @Test("Shapes animate their parameters") func whatShapesAnimate() {
        var trimmed = Circle().trim(from: 0, to: 0.5)
        trimmed.animatableData.interpolate(towards: Circle().trim(from: 0.5, to: 1).animatableData, amount: 0.5)
        expectNoDifference(trimmed.path(in: rect), Circle().trim(from: 0.25, to: 0.75).path(in: rect))
        var corner = RoundedRectangle(cornerRadius: 2)
        corner.animatableData.interpolate(towards: RoundedRectangle(cornerRadius: 4).animatableData, amount: 0.5)
        expectNoDifference(corner, RoundedRectangle(cornerRadius: 3))
        var turned = Rectangle().rotation(.zero)
        turned.animatableData.interpolate(towards: Rectangle().rotation(.degrees(90)).animatableData, amount: 0.5)
        expectNoDifference(turned.angle, .degrees(45))
        var stroked = Rectangle().stroke(Color.red, lineWidth: 2)
        stroked.animatableData.interpolate(
            towards: Rectangle().stroke(Color.red, lineWidth: 4).animatableData, amount: 0.5)
        expectNoDifference(stroked.strokeStyle.lineWidth, 3)
        var drawn = Drawn().fill(.red)
        drawn.animatableData = 7
        expectNoDifference(drawn.shape.blueprint.size, 7)
    }

    @Test("Shapes are painted as views") func shapesArePaintedAsViews() {
        let view = VStack {
            Circle()
            Drawn()
            Rectangle().fill(.red)
            Capsule().strokeBorder(lineWidth: 2)
            RoundedRectangle(cornerRadius: 3).fill(.blue).stroke(.red, lineWidth: 2)
            Rectangle().stroke(style: StrokeStyle(lineWidth: 2))
            Path(CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
        }
        #expect(
            ViewHost(view).tree == """
                VStack
                  Circle
                  Drawn
                  Rectangle
                  Capsule
                  RoundedRectangle
                  _StrokedShape
                  Path
                """)
    }
}
