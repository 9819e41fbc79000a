/// A mesh gradient as quadrangles of one colour each, because SVG has no mesh gradient.
struct SVGMesh {
    let all: [(Path, Color.Resolved)]

    /// The most quadrangles of a mesh, if it has fewer patches.
    private static var limit: Int { 2048 }

    /// Creates the quadrangles over an area, the background first.
    init(_ mesh: Paint.Mesh, in frame: CGRect, covering box: CGRect) {
        var all: [(Path, Color.Resolved)] = []
        if mesh.background.opacity > 0 { all.append((Path(box.insetBy(dx: -1, dy: -1)), mesh.background)) }
        let patches = (mesh.width - 1) * (mesh.height - 1)
        let count = min(max(Int(Double(Self.limit / max(patches, 1)).squareRoot()), 1), 16)
        func point(_ column: Int, _ row: Int, _ u: Int, _ v: Int) -> CGPoint {
            let point = mesh.point(
                column: column, row: row, Float(u) / Float(count), Float(v) / Float(count))
            return CGPoint(
                x: frame.minX + CGFloat(point.x) * frame.width, y: frame.minY + CGFloat(point.y) * frame.height)
        }
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 {
                for v in 0..<count {
                    for u in 0..<count {
                        let corners = [
                            point(column, row, u, v), point(column, row, u + 1, v),
                            point(column, row, u + 1, v + 1), point(column, row, u, v + 1),
                        ]
                        guard corners.allSatisfy(\.isFinite) else { continue }
                        var path = Path()
                        path.addLines(corners)
                        path.closeSubpath()
                        let color = mesh.color(
                            column: column, row: row, (Double(u) + 0.5) / Double(count),
                            (Double(v) + 0.5) / Double(count))
                        all.append((path, color))
                    }
                }
            }
        }
        self.all = all
    }
}
