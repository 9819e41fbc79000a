import Reactive

/// The position and sizes of a scroll view and its content, in points.
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// The point of the content at the scroll view's upper left corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// The margins around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// Creates a geometry.
    ///
    /// - Parameters:
    ///   - contentOffset: The point of the content at the upper left corner.
    ///   - contentSize: The size of the content.
    ///   - contentInsets: The margins around the content.
    ///   - containerSize: The size of the scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The scroll view's bounds in the content's coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content; the same as `bounds`.
    public var visibleRect: CGRect { bounds }

    public var debugDescription: String {
        "offset \(contentOffset), content \(contentSize), container \(containerSize)"
    }
}

nonisolated extension View {
    /// Calls an action when a value computed from the geometry of the scroll view in this view changes.
    ///
    /// The action also runs when the view appears, and runs at most twice in a flush. Apple's documentation doesn't
    /// define a limit.
    ///
    /// ```swift
    /// ScrollView { Rows() }
    ///     .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 0 }) { _, isScrolled in
    ///         showsShadow = isScrolled
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Computes the value.
    ///   - action: Called on the main actor with the old and the new value.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryModifier(transform: transform, action: action))
    }

    /// Calls an action when the visible part of this view in its scroll view crosses a threshold.
    ///
    /// ```swift
    /// Video().onScrollVisibilityChange { isPlaying = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - threshold: The fraction of the view that must be visible, from 0 to 1.
    ///   - action: Called on the main actor with true when the visible part reaches the threshold, and false when it
    ///     falls below.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }
}

nonisolated struct ScrollGeometryModifier<Value: Equatable>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollGeometryModifier<Value>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollGeometryModifier<Value>>> {
        ScrollGeometryNode(view, under: parent)
    }
}

private final class ScrollGeometryNode<Content: View, Value: Equatable>:
    ModifierNode<Content, ScrollGeometryModifier<Value>>, GeometryConsumer
{
    private var last: Value?
    private var limit = CallLimit()

    override func didMount() {
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    func layoutEnded() {
        guard let item = firstScrollable?.scrollItem else { return }
        let new = modifier.transform(item.geometry)
        let old = last
        guard new != old else { return }
        last = new
        guard let old else { return }
        guard limit.allows(in: graph, of: "onScrollGeometryChange(for: \(Value.self))", at: self) else { return }
        graph.enqueueAction(for: self, "onScrollGeometryChange") { [self] in modifier.action(old, new) }
    }
}

nonisolated struct ScrollVisibilityModifier: PrimitiveModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollVisibilityModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollVisibilityModifier>> {
        ScrollVisibilityNode(view, under: parent)
    }
}

private final class ScrollVisibilityNode<Content: View>: ModifierNode<Content, ScrollVisibilityModifier>,
    GeometryConsumer
{
    private var isVisible = false
    private var limit = CallLimit()

    override func didMount() {
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    func layoutEnded() {
        var items: [LayoutItem] = []
        appendItems(to: &items)
        guard let item = items.first else { return }
        let now = isSeen(item)
        guard now != isVisible else { return }
        isVisible = now
        guard limit.allows(in: graph, of: "onScrollVisibilityChange", at: self) else { return }
        graph.enqueueAction(for: self, "onScrollVisibilityChange") { [self] in modifier.action(now) }
    }

    private func isSeen(_ item: LayoutItem) -> Bool {
        guard let visible = item.visibleRect else { return false }
        let whole = CGRect(origin: .zero, size: item.size)
        let part = visible.intersection(whole)
        let (area, seen) = (whole.width * whole.height, part.isNull ? 0 : part.width * part.height)
        return area > 0 ? seen >= area * CGFloat(modifier.threshold) && seen > 0 : true
    }
}
