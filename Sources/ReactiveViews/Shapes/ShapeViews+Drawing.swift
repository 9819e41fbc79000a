/// A view that paints a shape into its frame, with what is below it.
@MainActor
@preconcurrency
protocol DrawnShapeView: DrawnView, ShapeView {
    associatedtype Background: View
    var background: Background { get }
    /// Paints the shape itself.
    func drawShape(_ context: DrawingContext, into list: inout DisplayList)
}

extension DrawnShapeView {
    var kind: String { typeName(Content.self) }

    var sizing: ((ProposedViewSize) -> CGSize)? {
        let shape = shape
        return { shape.sizeThatFits($0) }
    }

    func draw(_ context: DrawingContext, into list: inout DisplayList) {
        // Shapes are painted on shapes by chained calls, so a few deep at most.
        if let background = background as? any DrawnView { background.draw(context, into: &list) }
        drawShape(context, into: &list)
    }
}

extension DrawingContext {
    /// A shape's outline in the frame's own coordinates, mirrored where the shape is.
    func path<S: Shape>(of shape: S) -> Path {
        let rect = CGRect(origin: .zero, size: frame.size)
        let path = shape.path(in: rect)
        guard shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    }
}

extension _ShapeView: DrawnShapeView {
    var background: EmptyView { EmptyView() }

    func drawShape(_ context: DrawingContext, into list: inout DisplayList) {
        list.append(
            .fill(context.path(of: shape), style._paint(in: context.environment), fillStyle), in: context.frame)
    }
}

extension FillShapeView: DrawnShapeView {
    func drawShape(_ context: DrawingContext, into list: inout DisplayList) {
        list.append(
            .fill(context.path(of: shape), style._paint(in: context.environment), fillStyle), in: context.frame)
    }
}

extension StrokeShapeView: DrawnShapeView {
    func drawShape(_ context: DrawingContext, into list: inout DisplayList) {
        list.append(
            .stroke(context.path(of: shape), style._paint(in: context.environment), strokeStyle), in: context.frame)
    }
}

extension StrokeBorderShapeView: DrawnShapeView {
    func drawShape(_ context: DrawingContext, into list: inout DisplayList) {
        let inner = shape.inset(by: strokeStyle.lineWidth / 2)
        list.append(
            .stroke(context.path(of: inner), style._paint(in: context.environment), strokeStyle), in: context.frame)
    }
}
