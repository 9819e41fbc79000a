/// The base class of layouts: places the items, headers and decorations of a collection.
///
/// A collection calls `prepare()` after each invalidation, then asks for `collectionViewContentSize` and for
/// `layoutAttributesForElements(in:)` with the visible part of its content.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public override init() { super.init() }
    /// Creates a layout of an archive, which is ignored. Never nil.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { super.init() }

    /// The collection; nil for none.
    open internal(set) weak var collectionView: UICollectionView?
    private(set) var isPrepared = false
    /// The sizes that views prefer, by element. The layout uses them in place of its estimates.
    var preferredSizes: [ElementKey: CGSize] = [:]
    private var decorations: [String: () -> UICollectionReusableView?] = [:]

    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Invalidates the places of all elements. The collection lays out again in its next layout.
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.setNeedsLayout()
    }
    /// Invalidates the places of elements; of all elements here.
    ///
    /// - Parameter context: The elements.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }

    /// Computes the places of the elements; does nothing by default. Called before the first request and after each
    /// invalidation.
    open func prepare() {}
    /// Calls `prepare()` if the layout was invalidated.
    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// The size of the content, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }
    /// Returns the attributes of the elements in a part of the content; nil for none.
    ///
    /// - Parameter rect: The part, in points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item; nil if it doesn't exist.
    ///
    /// - Parameter indexPath: The item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view; nil if it doesn't exist.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: The place.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a decoration; nil if it doesn't exist.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: The place.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether other bounds of the collection invalidate the layout. By default, another size does.
    ///
    /// - Parameter newBounds: The new bounds, in points.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { $0.bounds.size != newBounds.size } ?? false
    }
    /// Returns whether a size that a view prefers invalidates the layout. By default, it does if the layout estimates
    /// the size and the two differ.
    ///
    /// - Parameters:
    ///   - preferredAttributes: The attributes that the view prefers.
    ///   - originalAttributes: The attributes of the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return (originalAttributes.estimated.width && abs(new.width - old.width) > 0.01)
            || (originalAttributes.estimated.height && abs(new.height - old.height) > 0.01)
    }
    /// Returns the point at which scrolling ends; the proposed one by default.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: The proposed point, in points.
    ///   - velocity: The speed, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the point at which a change of the layout ends; the proposed one by default.
    ///
    /// - Parameter proposedContentOffset: The proposed point, in points.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Returns the attributes with which an inserted item appears; those of its place by default.
    ///
    /// - Parameter itemIndexPath: The item.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Returns the attributes with which a removed item disappears; those of its place by default.
    ///
    /// - Parameter itemIndexPath: The item.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Whether the layout is mirrored where text runs from right to left.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Registers a class of decorations.
    ///
    /// - Parameters:
    ///   - viewClass: The class, a subclass of `UICollectionReusableView`; nil removes the registration.
    ///   - elementKind: The kind.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
            { ReusableViews.make(type) }
        }
    }
    func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?() ?? nil }

    /// The number of items in each section of the collection.
    var counts: [Int] { collectionView?.itemCounts ?? [] }

    /// Returns whether the layout still reads the sizes of an element, for which it has only an estimate.
    func accept(_ preferred: UICollectionViewLayoutAttributes, for key: ElementKey) {
        preferredSizes[key] = preferred.size
        isPrepared = false
    }
    /// Forgets the sizes that views prefer, except those of elements that stay, at their new places.
    func keepPreferredSizes(_ map: (IndexPath) -> IndexPath?) {
        var kept: [ElementKey: CGSize] = [:]
        for (key, size) in preferredSizes where key.category == .cell {
            if let path = map(key.path) { kept[ElementKey(.cell, nil, path)] = size }
        }
        preferredSizes = kept
    }
}

/// The elements that a layout computes anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Creates a context of all elements.
    public override init() { super.init() }

    /// Whether everything is invalid; always true, since layouts are computed as a whole.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of sections and items are invalid; always false.
    open var invalidateDataSourceCounts: Bool { false }
    /// The invalid items; nil for none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Invalidates items.
    ///
    /// - Parameter indexPaths: The items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// The change of the position of the content, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the size of the content, in points.
    open var contentSizeAdjustment = CGSize.zero
}

/// Makes reusable views of classes that are only known at run time.
@MainActor
enum ReusableViews {
    /// Returns a view of a class, made by its `init(frame:)`; nil with a diagnostic on a system where it can't be made.
    static func make<View: UIView>(_ type: View.Type) -> View? {
        #if !canImport(Darwin)
            if let view = makeObject(of: type) { return view }
        #endif
        Diagnostics.report(
            Diagnostic(.unimplemented, "There is no way to make a \(type) here; using the base class."))
        return nil
    }
}
