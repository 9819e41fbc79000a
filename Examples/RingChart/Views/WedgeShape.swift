import ReactiveViews

/// A wedge's outline: out along one radius, along the outer arc and back along the inner one.
///
/// The shape is asked for its path at each frame of an animation, with data between the old and the new ones. All it does for that is to
/// say what its data are.
struct WedgeShape: Shape {
    var wedge: Wedge

    var animatableData: Wedge.AnimatableData {
        get { wedge.animatableData }
        set { wedge.animatableData = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let edge = min(rect.width, rect.height) / 2
        let inner = edge / 3
        let outer = inner + (edge - inner) * wedge.depth
        // Angles are counted from the right; the ring begins at the top.
        let (start, end) = (Angle.radians(wedge.start - .pi / 2), Angle.radians(wedge.end - .pi / 2))

        var path = Path()
        path.addArc(center: center, radius: inner, startAngle: start, endAngle: end, clockwise: false)
        path.addLine(to: CGPoint(x: center.x + outer * cos(end.radians), y: center.y + outer * sin(end.radians)))
        path.addArc(center: center, radius: outer, startAngle: end, endAngle: start, clockwise: true)
        path.closeSubpath()
        return path
    }
}
