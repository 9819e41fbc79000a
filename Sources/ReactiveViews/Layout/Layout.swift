/// A way to arrange views, to be used like a stack: `MyLayout { … }`.
///
/// Layout runs after all bodies of a pass, may ask for sizes several times, and must give the same answers for the same
/// values. It is called on the main actor's time, but not isolated to it.
///
/// A change of its animatable data that is animated has the layout asked at each frame, with the data on their way; no
/// body is evaluated for that. What else changes moves each view from its old place to the new one.
public protocol Layout: Animatable {
    /// What is kept between calls, as long as the subviews stay the same.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size that the whole chooses for a proposal (L1).
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Puts each subview into its place. One that isn't placed is in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
    /// The axis of a stack: which way its spacers and dividers go.
    public var stackOrientation: Axis?
    public init() {}

    init(stackedAlong axis: Axis) {
        stackOrientation = axis
    }
}

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    private let subviews: ArraySlice<LayoutSubview>
    /// Which of the views are in a row together. Known to a `RowLayout`, of the whole only.
    private(set) var rows: [GridRowCells] = []
    /// Which way lines run around the layout. Places are counted from the leading edge in any case.
    public var layoutDirection = LayoutDirection.leftToRight

    init(_ items: [LayoutItem], rows: [GridRowCells] = []) {
        self.rows = rows
        subviews = items.enumerated().map { LayoutSubview(item: $1, index: $0) }[...]
    }

    private init(_ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
        self.subviews = subviews
        layoutDirection = direction
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    /// Some that follow one another, with the indices that they have here.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds], layoutDirection) }

    public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.lowerBound..<(bounds.upperBound + 1)] }
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

    /// Those at some indices, counted anew from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { subviews[$0] }[...], layoutDirection)
    }

    var items: [LayoutItem] { subviews.map(\.item) }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.subviews == rhs.subviews && lhs.layoutDirection == rhs.layoutDirection
    }

    func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
        key.combine(
            subviews.compactMap { subview in
                let item = subview.item
                return item.explicitValue(of: key, for: item.placedProposal).map { $0 + item.leadingOrigin[key.axis] }
            })
    }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
    let item: LayoutItem
    /// Its place among the views of the layout.
    fileprivate let index: Int

    public var priority: Double { item.priority }
    public var spacing: ViewSpacing { item.spacing }

    /// The size that the view chooses for a proposal. O(1) if it was asked before.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }

    /// Puts the view so that a point of it comes to `position`, in the coordinates of the layout's bounds. The last
    /// call counts; one outside of `placeSubviews` does nothing.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.parent?.customLayout?.placeSubview(index, at: position, anchor: anchor, proposal)
    }

    /// What the view says by `layoutValue(key:value:)`.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.layoutValue(ObjectIdentifier(key)) as? K.Value ?? key.defaultValue
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.item === rhs.item }
}

/// What views can say to the layout that they are in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Layout {
    /// Arranges views.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}
