/// A custom arrangement of views, used like a stack: `MyLayout { … }`.
///
/// Layout runs after all bodies of a pass. It may call `sizeThatFits` several times, which must return the same size
/// for the same arguments. The methods run on the main actor's thread but aren't isolated to the main actor.
///
/// An animated change of `animatableData` runs the layout at each frame with the interpolated data; no body is
/// evaluated for it. Any other animated change moves each view from its old place to the new one. See
/// <doc:LayoutContract>.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         proposal.replacingUnspecifiedDimensions()
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         for (index, subview) in subviews.enumerated() {
///             let offset = CGFloat(index) * 20
///             subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
///         }
///     }
/// }
/// ```
public protocol Layout: Animatable {
    /// Data kept between calls for as long as the subviews stay the same.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of the layout; no stack orientation by default.
    static var layoutProperties: LayoutProperties { get }

    /// Returns the data to keep between calls. Called before the first use.
    ///
    /// - Parameter subviews: The views to arrange.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the kept data after the subviews changed; the default makes it anew.
    ///
    /// - Parameters:
    ///   - cache: The kept data.
    ///   - subviews: The views to arrange.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the preferred distances around the container; by default the union of all subviews' spacing.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the size that the container chooses for a proposal.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size, in points; nil in a dimension asks for the ideal length.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The size of the container, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each subview by `place(at:anchor:proposal:)`. A subview that isn't placed is centred in the bounds.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal guide of the container; by default the subviews' explicit guides combined.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the leading edge, in points; nil if the container sets none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical guide of the container; by default the subviews' explicit guides combined.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the top edge, in points; nil if the container sets none.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout where Cache == Void {
    /// Keeps no data between calls.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// Properties without a stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the kept data anew.
    ///
    /// - Parameters:
    ///   - cache: The kept data, replaced.
    ///   - subviews: The views to arrange.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the union of the subviews' spacing.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    /// Returns the explicit positions of the subviews' guide, combined.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the leading edge, in points; nil if no subview sets the guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }

    /// Returns the explicit positions of the subviews' guide, combined.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the top edge, in points; nil if no subview sets the guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }
}

/// The properties of a layout type.
public struct LayoutProperties: Sendable {
    /// The axis along which spacers expand and across which dividers lie; nil if the layout is no stack.
    public var stackOrientation: Axis?
    /// Creates properties without a stack orientation.
    public init() {}

    init(stackedAlong axis: Axis) {
        stackOrientation = axis
    }
}

/// The views that a layout arranges, in order.
///
/// Access by index takes constant time.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Index = Int

    private let subviews: ArraySlice<LayoutSubview>
    /// The rows of the views; filled only for a `RowLayout`, and empty in slices.
    private(set) var rows: [GridRowCells] = []
    /// The layout direction around the container. Positions are counted from the leading edge in either direction.
    public var layoutDirection = LayoutDirection.leftToRight

    init(_ items: [LayoutItem], rows: [GridRowCells] = []) {
        self.rows = rows
        subviews = items.enumerated().map { LayoutSubview(item: $1, index: $0) }[...]
    }

    private init(_ subviews: ArraySlice<LayoutSubview>, _ direction: LayoutDirection) {
        self.subviews = subviews
        layoutDirection = direction
    }

    /// The index of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last subview.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index. O(1).
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
    /// The subviews in a range; they keep their indices. O(1).
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(subviews[bounds], layoutDirection) }

    /// The subviews in a closed range; they keep their indices.
    public subscript(bounds: ClosedRange<Int>) -> LayoutSubviews { self[bounds.lowerBound..<(bounds.upperBound + 1)] }
    /// The subviews from an index to the end; they keep their indices.
    public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

    /// The subviews at some indices, numbered anew from 0. O(n) in the number of indices.
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
    /// The position among the layout's subviews.
    fileprivate let index: Int

    /// The layout priority set by `layoutPriority(_:)`; 0 by default.
    public var priority: Double { item.priority }
    /// The distances that the view prefers to its neighbours.
    public var spacing: ViewSpacing { item.spacing }

    /// Returns the size that the view chooses for a proposal. O(1) if the same proposal was measured before.
    ///
    /// - Parameter proposal: The proposed size, in points; nil in a dimension asks for the ideal length.
    /// - Returns: The size, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal) }

    /// Returns the size and the alignment guides of the view for a proposal.
    ///
    /// - Parameter proposal: The proposed size, in points; nil in a dimension asks for the ideal length.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }

    /// Places the view so that one of its points is at a position.
    ///
    /// The last call of a `placeSubviews` counts. A call outside of `placeSubviews` has no effect.
    ///
    /// - Parameters:
    ///   - position: The position, in the coordinates of the layout's bounds, in points.
    ///   - anchor: The point of the view to put there; the top leading corner by default.
    ///   - proposal: The size proposed to the view, in points.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.parent?.customLayout?.placeSubview(index, at: position, anchor: anchor, proposal)
    }

    /// The value that the view sets by `layoutValue(key:value:)`; the key's default if it sets none.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.value(of: key)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.item === rhs.item }
}

/// A key for a value that a view passes to the custom layout around it.
///
/// ```swift
/// struct Column: LayoutValueKey {
///     static var defaultValue: Int { 0 }
/// }
///
/// Text("Total").layoutValue(key: Column.self, value: 1)
/// ```
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

extension Layout {
    /// Arranges views by the layout.
    ///
    /// - Parameter content: The views to arrange.
    @MainActor
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}
