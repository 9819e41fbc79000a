/// How far a view wants to be from others.
public struct ViewSpacing: Sendable, Equatable {
    /// By edge; nil for none at all, as a spacer has it.
    private var preferences: [CGFloat?]?

    /// What views want that have no preferences: 8 points on each side (L5).
    public init() {}

    private init(_ preferences: [CGFloat?]) {
        self.preferences = preferences
    }

    public static let zero = ViewSpacing([nil, nil, nil, nil])
    static let standard: CGFloat = 8

    private subscript(edge: Edge) -> CGFloat? {
        preferences.map { $0[Int(edge.rawValue)] } ?? Self.standard
    }

    /// The preferences at some edges become the larger ones of these and another view's.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        self = union(other, edges: edges)
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        ViewSpacing(
            Edge.allCases.map { edge in
                guard edges.contains(Edge.Set(edge)) else { return self[edge] }
                guard let mine = self[edge], let others = other[edge] else { return self[edge] ?? other[edge] }
                return max(mine, others)
            })
    }

    /// The distance to the next view along an axis: the larger of what the two want, none if one of them wants none.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if preferences == nil, next.preferences == nil { return Self.standard }
        let (from, to) = axis == .horizontal ? (Edge.trailing, Edge.leading) : (.bottom, .top)
        guard let mine = self[from], let others = next[to] else { return 0 }
        return max(mine, others)
    }
}
