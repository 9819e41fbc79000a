/// A view that paints a shape into its frame, over its background.
@MainActor
@preconcurrency
protocol DrawnShapeView: DrawnView, ShapeView {
    associatedtype Background: View
    var background: Background { get }
    /// Appends the shape's own paint, without the background.
    func drawShape(_ context: DrawingContext, into list: inout DisplayList)
}

extension DrawnShapeView {
    static var kind: String { typeName(Content.self) }

    var sizing: ((ProposedViewSize) -> CGSize)? {
        let shape = shape
        return { shape.sizeThatFits($0) }
    }

    func draw(_ context: DrawingContext, into list: inout DisplayList) {
        // Recursion is safe: the depth is the number of chained fills and strokes.
        if let background = background as? any DrawnView { background.draw(context, into: &list) }
        drawShape(context, into: &list)
    }
}

extension DrawingContext {
    /// Returns a shape's outline in the frame's coordinates, mirrored if the shape's rule requires it.
    func path<S: Shape>(of shape: S) -> Path {
        if let path = containerRelativePath(shape) { return path }
        let rect = CGRect(origin: .zero, size: frame.size)
        let path = shape.path(in: rect)
        guard shape.layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.width, ty: 0))
    }

    /// Returns the outline of the container's shape for a container-relative shape; nil for any other shape, and
    /// without a container.
    private func containerRelativePath<S: Shape>(_ shape: S) -> Path? {
        if S.self == ContainerRelativeShape.self {
            return environment.containerShape?.path(in: item, size: frame.size, inset: 0)
        }
        guard S.self == _InsetShape<ContainerRelativeShape>.self,
            let shape = shape as? _InsetShape<ContainerRelativeShape>
        else { return nil }
        return environment.containerShape?.path(in: item, size: frame.size, inset: shape.amount)
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
