/// How far a view wants to be from others.
public struct ViewSpacing: Sendable, Equatable {
    /// The edges at which the view wants no distance, as a spacer does along its stack.
    private var bareEdges: Edge.Set

    /// The spacing of views that have no preferences: 8 points at each edge.
    public init() { self.init(bareAt: []) }

    init(bareAt edges: Edge.Set) { bareEdges = edges }

    public static let zero = ViewSpacing(bareAt: .all)
    static let standard: CGFloat = 8

    /// Adds another view's preferences at some edges. An edge where one of the views wants no distance wants none.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        bareEdges.formUnion(other.bareEdges.intersection(edges))
    }

    /// Returns the preferences of this view with those of another view at some edges added.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the distance to the next view along an axis: 8 points, or none if one of the two wants none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        bareEdges.contains(axis.end) || next.bareEdges.contains(axis.start) ? 0 : Self.standard
    }

    /// The spacing of a view that keeps its own distance at some edges.
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
    /// The edge at which something along the axis starts.
    var start: Edge.Set { self == .horizontal ? .leading : .top }
    /// The edge at which something along the axis ends.
    var end: Edge.Set { self == .horizontal ? .trailing : .bottom }
    /// The edges at both ends of the axis.
    var edges: Edge.Set { self == .horizontal ? .horizontal : .vertical }
}

extension [LayoutItem] {
    /// The spacing of the items in a stack along an axis: the first and the last decide at the ends, all of them at the
    /// sides.
    func spacing(stackedAlong axis: Axis) -> ViewSpacing {
        guard let first, let last else { return .zero }
        var spacing = ViewSpacing().union(first.spacing, edges: axis.start).union(last.spacing, edges: axis.end)
        for item in self { spacing.formUnion(item.spacing, edges: axis.other.edges) }
        return spacing
    }

    /// The spacing of the items on top of each other.
    var layeredSpacing: ViewSpacing {
        isEmpty ? .zero : reduce(ViewSpacing()) { $0.union($1.spacing) }
    }
}
