import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let colors: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 1),
    ]

    private func mesh(_ gradient: MeshGradient) -> Paint.Mesh? {
        guard case .meshGradient(let mesh) = gradient._paint(in: EnvironmentValues()) else { return nil }
        return mesh
    }

    @Test("A mesh fills its frame with quadrangles between its colours")
    func view() {
        let host = ViewHost(
            MeshGradient(width: 2, height: 2, points: corners, colors: colors), size: CGSize(width: 64, height: 64))
        expectNoDifference(host.tree, "MeshGradient")
        expectNoDifference(host.display.items.count, 1)
        let svg = host.svg
        #expect(svg.components(separatedBy: "<path").count > 100)
        // The quadrangle in the upper left corner is nearly red, that in the lower right corner nearly white.
        #expect(svg.contains("<path d=\"M0 0L4 0L4 4L0 4Z\" fill=\"#FE0101\"/>"))
        #expect(svg.contains("<path d=\"M60 60L64 60L64 64L60 64Z\" fill=\"#F"))
    }

    @Test("Shapes and text are painted with a mesh as with any style")
    func style() {
        let gradient = MeshGradient(width: 2, height: 2, points: corners, colors: colors, background: .black)
        let host = ViewHost(
            VStack {
                Circle().fill(gradient)
                Text("hello").foregroundStyle(gradient)
                Circle().stroke(gradient, lineWidth: 3)
            }, size: CGSize(width: 50, height: 200))
        expectNoDifference(host.display.description.components(separatedBy: "mesh 2 × 2").count, 4)
        #expect(host.svg.contains("clip-path"))
    }

    @Test("Curved sides bend the patches; smooth colours change less near the points")
    func curves() throws {
        let points = corners.map { point in
            MeshGradient.BezierPoint(
                position: point, leadingControlPoint: point, topControlPoint: point,
                trailingControlPoint: point + [0.3, point.y == 0 ? 0.4 : 0], bottomControlPoint: point)
        }
        let curved = try #require(
            mesh(MeshGradient(width: 2, height: 2, bezierPoints: points, colors: colors, smoothsColors: false)))
        let straight = try #require(mesh(MeshGradient(width: 2, height: 2, points: corners, colors: colors)))
        expectNoDifference(straight.point(column: 0, row: 0, 0.5, 0), [0.5, 0])
        #expect(curved.point(column: 0, row: 0, 0.5, 0).y > 0.1)
        #expect(curved.point(column: 0, row: 0, 0, 0) == [0, 0] && curved.point(column: 0, row: 0, 1, 1) == [1, 1])
        expectNoDifference(curved.color(column: 0, row: 0, 0.25, 0).green, 0.25)
        #expect(straight.color(column: 0, row: 0, 0.25, 0).green < 0.2)
    }

    private struct Moving: View {
        @State var x: Float = 0.5
        let colors: [Color]

        var body: some View {
            MeshGradient(
                width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
                colors: colors + colors.prefix(2))
            Button("Move") { withAnimation(.linear(duration: 1)) { x = 0.9 } }
        }
    }

    @Test("Points and colours of a mesh are animated")
    func animation() throws {
        let clock = VirtualClock()
        let host = ViewHost(Moving(colors: colors), clock: .virtual(clock))
        try host.tap("Move")
        host.advance(by: 0.5)
        guard case .fill(_, .meshGradient(let mesh), _)? = host.display.items.first?.content else {
            Issue.record("no mesh")
            return
        }
        #expect(abs(mesh.points[1].position.x - 0.7) < 0.01)
    }

    @Test("A mesh with another number of points or colours is reported and shows its background")
    func badInput() {
        for gradient in [
            MeshGradient(width: 2, height: 2, points: corners, colors: Array(colors.prefix(3)), background: .red),
            MeshGradient(width: 3, height: 2, points: corners, colors: colors),
            MeshGradient(width: 1, height: 4, points: corners, colors: colors),
            MeshGradient(width: .max, height: 4, points: corners, colors: colors),
        ] {
            var paint: Paint?
            let problems = Diagnostics.collect { paint = gradient._paint(in: EnvironmentValues()) }
            expectNoDifference(problems.map(\.kind), [.invalidGeometry])
            guard case .color? = paint else {
                Issue.record("no color")
                continue
            }
        }
        #expect(
            Diagnostics.collect { _ = mesh(MeshGradient(width: 2, height: 2, points: corners, colors: colors)) }.isEmpty
        )
    }
}
