import Reactive

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
    /// The shape of the nearest container that sets one; nil for none.
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of a container, with the item that has the container's frame.
///
/// `@unchecked Sendable` is sound: the object is immutable but for the reference to the item, which is cleared when the
/// item goes. Both are read on the main actor only, when views are painted.
final class ContainerShape: @unchecked Sendable {
    /// Returns the outline in the container's rectangle, inset on all sides.
    private let path: (CGRect, CGFloat) -> Path
    private weak var item: LayoutItem?

    init<S: InsettableShape>(_ shape: S, of item: LayoutItem) {
        path = { rect, inset in shape.inset(by: inset).path(in: rect) }
        self.item = item
    }
}

nonisolated extension View {
    /// Sets the shape of this view for `ContainerRelativeShape` inside it.
    ///
    /// ```swift
    /// ZStack {
    ///     ContainerRelativeShape().fill(.yellow).padding(8)
    /// }
    /// .containerShape(RoundedRectangle(cornerRadius: 20))
    /// ```
    ///
    /// - Parameter shape: The shape; it gets this view's frame as its rectangle.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
    let shape: S

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ContainerShapeModifier<S>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ContainerShapeModifier<S>>> {
        ContainerShapeNode(view, under: parent)
    }
}

private final class ContainerShapeNode<Content: View, S: InsettableShape>:
    ModifierNode<Content, ContainerShapeModifier<S>>
{
    private var below: EnvironmentScope?

    override func willMountContent() {
        item = SingleItem(self)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: ContainerShapeModifier<S>) {
        if !Graph.Inputs.areEqual(old.shape, modifier.shape) { setNeedsUpdate(because: .inputs(["environment"])) }
    }

    override func update() {
        track {
            below?.update { $0.containerShape = ContainerShape(modifier.shape, of: item!) }
        }
    }
}

extension ContainerShape {
    /// Returns the outline for a view's frame within the container, in the view's coordinates.
    ///
    /// The container's shape is inset by the least distance between the edges of both.
    func path(in item: LayoutItem?, size: CGSize, inset own: CGFloat) -> Path? {
        guard let container = self.item, let item else { return nil }
        let frame = item.frame(in: container)
        let inset = min(
            frame.minX, frame.minY, container.size.width - frame.maxX, container.size.height - frame.maxY)
        let whole = CGRect(
            x: -inset, y: -inset, width: size.width + 2 * inset, height: size.height + 2 * inset)
        guard inset.isFinite, inset >= 0 else { return nil }
        return path(whole, inset + own)
    }
}
