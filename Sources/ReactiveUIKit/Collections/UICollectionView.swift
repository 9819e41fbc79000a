/// A scrolling collection of items, which a layout places.
///
/// The collection asks its data source for the items in sight, and uses their cells again when they have left.
/// `tapItem(at:)` and `scroll(to:)` act as a user: they call the delegate in UIKit's order.
///
/// ```swift
/// let collection = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// collection.dataSource = self
/// ```
///
/// Invariants: each view in `shown` is a subview; a view is either in `shown` or in the store of views for reuse; each
/// selected place exists.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of an element of a layout.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A header, a footer or another view at items.
        case supplementaryView = 1
        /// A view that has no data.
        case decorationView = 2
    }
    /// The direction in which a collection scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// From top to bottom.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }
    /// The place that an item is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The top.
        public static let top = ScrollPosition(rawValue: 1)
        /// The centre between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// The bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// The left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// The centre between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// The right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the headers of sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Creates a collection.
    ///
    /// - Parameters:
    ///   - frame: The frame in the view around, in points.
    ///   - layout: The layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        storedLayout.collectionView = self
    }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UICollectionView {
        Appearances.of { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    }

    /// The source of the items; nil for none. A new source is asked for all items again.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    /// The object that prepares items; it is kept, and nothing calls it here.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items are prepared before they come in sight; they aren't here.
    open var isPrefetchingEnabled = true
    /// The object that provides items for drags; nil for none.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    /// The object that takes dropped items; nil for none.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged.
    open var dragInteractionEnabled = true
    /// Whether the collection takes part in a drag.
    open var hasActiveDrag: Bool { activeDrag != nil }
    /// Whether a drag is over the collection.
    open var hasActiveDrop: Bool { false }
    var activeDrag: CollectionDragSession?
    /// The view behind the items; nil for none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// Whether items can be selected while the collection is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the collection is edited.
    open var isEditing = false
    /// Whether a selection follows the focus.
    open var selectionFollowsFocus = false
    /// How often cells are asked for their size; in each layout here.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// When cells that change their size are laid out again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never.
        case disabled = 0
        /// When the cell announces it.
        case enabled = 1
        /// When constraints of the cell change.
        case enabledIncludingConstraints = 2
    }

    // MARK: Layout

    private var storedLayout: UICollectionViewLayout
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { change(to: newValue) }
    }
    /// Replaces the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether there is an animation; ignored.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { change(to: layout) }
    /// Replaces the layout.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - animated: Whether there is an animation; ignored.
    ///   - completion: Called with true when the items have their new places; nil for none.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout)
        layoutIfNeeded()
        completion?(true)
    }
    private func change(to layout: UICollectionViewLayout) {
        guard layout !== storedLayout else { return }
        let old = storedLayout
        for view in shown.values { view.willTransition(from: old, to: layout) }
        old.collectionView = nil
        storedLayout = layout
        layout.collectionView = self
        layout.invalidateLayout()
        for view in shown.values { view.didTransition(from: old, to: layout) }
        contentChanged()
    }

    /// The views in sight.
    var shown: [ElementKey: UICollectionReusableView] = [:]
    let store = ReusableViewStore()
    private var laidOutBounds = CGRect.zero
    /// The greatest number of layouts in a row that sizes of content cause.
    private static let rounds = 16

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let isMoved = newValue.origin != super.bounds.origin
            super.bounds = newValue
            if isMoved { setNeedsLayout() }
        }
    }

    /// Requests a layout here and in the host.
    func contentChanged() { invalidateIntrinsicContentSize() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if laidOutBounds != .zero, laidOutBounds != bounds, needsInvalidation() {
            collectionViewLayout.invalidateLayout()
        }
        laidOutBounds = bounds
        for round in 0..<Self.rounds {
            collectionViewLayout.prepareIfNeeded()
            contentSize = collectionViewLayout.collectionViewContentSize
            let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            guard show(attributes), round + 1 < Self.rounds else { break }
        }
        backgroundView?.frame = bounds
    }

    private func needsInvalidation() -> Bool {
        // The layout compares the new bounds with those of the collection, so it gets the old ones for the comparison.
        let new = bounds
        super.bounds = laidOutBounds
        let result = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        super.bounds = new
        return result
    }

    /// Shows the elements of attributes, and no others. Returns whether a view prefers a size that changes the layout.
    private func show(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        let wanted = Set(attributes.filter { !$0.isHidden }.map(\.key))
        for (key, view) in shown where !wanted.contains(key) { hide(view, key) }
        var isChanged = false
        for one in attributes.sorted(by: { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) })
        where wanted.contains(one.key) {
            let known = shown[one.key]
            guard let view = known ?? make(one.key) else { continue }
            place(view, one)
            if known == nil { willDisplay(view, one.key) }
            guard one.estimated.width || one.estimated.height else { continue }
            let preferred = view.preferredLayoutAttributesFitting(one)
            guard
                collectionViewLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: one)
            else { continue }
            collectionViewLayout.accept(preferred, for: one.key)
            isChanged = true
        }
        return isChanged
    }

    private func place(_ view: UICollectionReusableView, _ one: UICollectionViewLayoutAttributes) {
        if view.superview !== self { addSubview(view) }
        view.transform = one.transform
        view.bounds.size = one.size
        view.center = one.center
        view.alpha = one.alpha
        view.apply(one)
    }

    /// Makes the view of an element; nil without a source.
    private func make(_ key: ElementKey) -> UICollectionReusableView? {
        var view: UICollectionReusableView?
        switch key.category {
        case .cell: view = dataSource?.collectionView(self, cellForItemAt: key.path)
        case .supplementaryView:
            view = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.path)
        case .decorationView: view = collectionViewLayout.makeDecoration(key.kind ?? "")
        }
        guard let view else { return nil }
        (view as? UICollectionViewCell)?.isSelected = selection.contains(key.path)
        shown[key] = view
        return view
    }

    private func willDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
        case .supplementaryView:
            itemDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
        case .decorationView: break
        }
    }

    /// Removes a view from sight, and keeps it for another element.
    func hide(_ view: UICollectionReusableView, _ key: ElementKey) {
        shown[key] = nil
        view.removeFromSuperview()
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        case .supplementaryView:
            itemDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.path)
        case .decorationView: break
        }
        store.keep(view)
    }

    /// Asks the source for all items again. The selection ends.
    open func reloadData() {
        setCounts(nil)
        selection = []
        for (key, view) in shown { hide(view, key) }
        collectionViewLayout.preferredSizes = [:]
        collectionViewLayout.invalidateLayout()
        contentChanged()
    }

    // MARK: State that extensions keep

    /// The selected items, in the order of their selection.
    var selection: [IndexPath] = []
    /// The number of items in each section as of the last reload or change.
    private var knownCounts: [Int]?
    /// The changes of the running group; nil outside of one.
    var pendingChanges: CollectionChanges?
    /// Items of the running change whose cells the source configures again.
    var reconfigured: Set<IndexPath> = []

    /// The number of items in each section. The source is asked once after each reload and each change.
    var itemCounts: [Int] {
        if let knownCounts { return knownCounts }
        let counts = currentCounts
        knownCounts = counts
        return counts
    }
    /// The numbers that the source returns now.
    var currentCounts: [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }
    func setCounts(_ counts: [Int]?) { knownCounts = counts }
}
