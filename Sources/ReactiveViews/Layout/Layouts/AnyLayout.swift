/// A type-erased layout. The views keep their identity and state when the type of the layout changes.
///
/// ```swift
/// let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// layout {
///     Text("One")
///     Text("Two")
/// }
/// ```
public struct AnyLayout: Layout {
    /// The kept data of the erased layout.
    public struct Cache {
        fileprivate var layout: ObjectIdentifier
        fileprivate var value: Any
    }

    private let storage: LayoutStorage

    /// Erases a layout's type. An `AnyLayout` isn't wrapped again.
    ///
    /// - Parameter layout: The layout.
    public nonisolated init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
    }

    var stackAxis: Axis? { storage.stackAxis }
    var hasGuides: Bool { storage.hasGuides }
    var hasRows: Bool { storage.hasRows }

    /// Returns the erased layout's data to keep between calls.
    ///
    /// - Parameter subviews: The views to arrange.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(layout: storage.type, value: storage.makeCache(subviews))
    }

    /// Updates the kept data; makes it anew if the layout's type changed.
    ///
    /// - Parameters:
    ///   - cache: The kept data.
    ///   - subviews: The views to arrange.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        if cache.layout == storage.type {
            storage.updateCache(&cache.value, subviews)
        } else {
            cache = makeCache(subviews: subviews)
        }
    }

    /// Returns the erased layout's spacing.
    ///
    /// - Parameters:
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache.value)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) { storage.placeSubviews(bounds, proposal, subviews, &cache.value) }

    /// Returns the erased layout's position of a horizontal guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the leading edge, in points; nil if the layout sets none.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

    /// Returns the erased layout's position of a vertical guide.
    ///
    /// - Parameters:
    ///   - guide: The guide.
    ///   - bounds: The rectangle of the container, in points.
    ///   - proposal: The proposal for which the container chose its size.
    ///   - subviews: The views to arrange.
    ///   - cache: The kept data.
    /// - Returns: The position from the top edge, in points; nil if the layout sets none.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value) }

    func isEqual(to other: AnyLayout) -> Bool { storage.isEqual(to: other.storage) }
}

/// The abstract storage of an erased layout.
private class LayoutStorage {
    typealias Subviews = LayoutSubviews

    var type: ObjectIdentifier { preconditionFailure("abstract") }
    var stackAxis: Axis? { preconditionFailure("abstract") }
    var hasGuides: Bool { preconditionFailure("abstract") }
    var hasRows: Bool { preconditionFailure("abstract") }
    func makeCache(_ subviews: Subviews) -> Any { preconditionFailure("abstract") }
    func updateCache(_ cache: inout Any, _ subviews: Subviews) { preconditionFailure("abstract") }
    func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing { preconditionFailure("abstract") }
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        preconditionFailure("abstract")
    }
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) {
        preconditionFailure("abstract")
    }
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? { preconditionFailure("abstract") }
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? { preconditionFailure("abstract") }
    func isEqual(to other: LayoutStorage) -> Bool { preconditionFailure("abstract") }
}

/// Invariant: every cache passed in was made by a storage of this type.
private final class TypedLayoutStorage<L: Layout>: LayoutStorage {
    private let layout: L

    init(_ layout: L) {
        self.layout = layout
    }

    private func with<Result>(_ cache: inout Any, _ body: (inout L.Cache) -> Result) -> Result {
        guard var typed = cache as? L.Cache else { preconditionFailure("The cache belongs to another layout type.") }
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }

    override var type: ObjectIdentifier { ObjectIdentifier(L.self) }
    override var stackAxis: Axis? { layout.stackAxis }
    override var hasGuides: Bool { layout.hasGuides }
    override var hasRows: Bool { layout.hasRows }
    override func makeCache(_ subviews: Subviews) -> Any { layout.makeCache(subviews: subviews) }

    override func updateCache(_ cache: inout Any, _ subviews: Subviews) {
        with(&cache) { layout.updateCache(&$0, subviews: subviews) }
    }

    override func spacing(_ subviews: Subviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any) -> CGSize {
        with(&cache) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func placeSubviews(
        _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Any
    ) {
        with(&cache) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Any
    ) -> CGFloat? {
        with(&cache) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    override func isEqual(to other: LayoutStorage) -> Bool {
        guard let other = other as? TypedLayoutStorage<L> else { return false }
        return Graph.Inputs.areEqual(layout, other.layout)
    }
}
