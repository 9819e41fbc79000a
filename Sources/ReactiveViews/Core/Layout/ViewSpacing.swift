/// A view's preferred distances from its neighbours.
///
/// ```swift
/// func gap(in subviews: LayoutSubviews) -> CGFloat {
///     subviews.count < 2 ? 0 : subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
/// }
/// ```
public struct ViewSpacing: Sendable, Equatable {
    /// The edges with a preferred distance of zero, such as a spacer's edges along its stack.
    private var bareEdges: Edge.Set

    /// Creates the spacing of a view without preferences: 8 points at each edge.
    public init() { self.init(bareAt: []) }

    init(bareAt edges: Edge.Set) { bareEdges = edges }

    /// A distance of zero at each edge.
    public static let zero = ViewSpacing(bareAt: .all)
    /// The default distance, in points.
    static let standard: CGFloat = 8

    /// Combines this spacing with another view's at some edges. An edge where one of the two has a distance of zero has
    /// a distance of zero.
    ///
    /// - Parameters:
    ///   - other: The other view's spacing.
    ///   - edges: The edges to combine; all by default. Other edges keep their spacing.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        bareEdges.formUnion(other.bareEdges.intersection(edges))
    }

    /// Returns this spacing combined with another view's at some edges; see ``formUnion(_:edges:)``.
    ///
    /// - Parameters:
    ///   - other: The other view's spacing.
    ///   - edges: The edges to combine; all by default. Other edges keep this view's spacing.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance between two neighbours, in points: 8, or 0 if one of them prefers none.
    ///
    /// - Parameters:
    ///   - next: The spacing of the view that follows.
    ///   - axis: The axis along which the view follows.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        bareEdges.contains(axis.end) || next.bareEdges.contains(axis.start) ? 0 : Self.standard
    }

    /// Returns the spacing with the default distance at some edges.
    func withDefaults(at edges: Edge.Set) -> ViewSpacing { ViewSpacing(bareAt: bareEdges.subtracting(edges)) }

    /// The spacing with the leading and the trailing edge exchanged.
    var mirrored: ViewSpacing {
        var edges = bareEdges.intersection(.vertical)
        if bareEdges.contains(.leading) { edges.insert(.trailing) }
        if bareEdges.contains(.trailing) { edges.insert(.leading) }
        return ViewSpacing(bareAt: edges)
    }
}

extension Axis {
    /// The leading or top edge.
    var start: Edge.Set { self == .horizontal ? .leading : .top }
    /// The trailing or bottom edge.
    var end: Edge.Set { self == .horizontal ? .trailing : .bottom }
    /// The edges at both ends of the axis.
    var edges: Edge.Set { self == .horizontal ? .horizontal : .vertical }
}

extension [LayoutItem] {
    /// Returns the spacing of the items as a stack along an axis: that of the first and the last item at the ends, the
    /// union of all at the sides.
    func spacing(stackedAlong axis: Axis) -> ViewSpacing {
        guard let first, let last else { return .zero }
        var spacing = ViewSpacing().union(first.spacing, edges: axis.start).union(last.spacing, edges: axis.end)
        for item in self { spacing.formUnion(item.spacing, edges: axis.other.edges) }
        return spacing
    }

    /// The spacing of the items as layers: the union of all.
    var layeredSpacing: ViewSpacing {
        isEmpty ? .zero : reduce(ViewSpacing()) { $0.union($1.spacing) }
    }
}
