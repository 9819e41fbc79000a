/// A source of a collection that shows snapshots: the cells of items that stay are kept.
///
/// ```swift
/// let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collection) {
///     collection, path, item in
///     collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    /// A closure that returns the cell of an item; nil is a mistake, after which a plain cell is shown.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view; nil for an empty one.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// Returns supplementary views; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures of items that the user moves.
    public var reorderingHandlers = ReorderingHandlers()
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
        didSet { places = current.places }
    }
    private var places: [ItemIdentifierType: IndexPath] = [:]

    /// Closures of items that the user moves.
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved; nil for never.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before an item is moved; nil for none.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after an item was moved; nil for none.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Creates no closures.
        public init() {}
    }

    /// Creates a source, and makes it that of a collection.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - cellProvider: Returns the cell of an item.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Returns the present sections and items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows a snapshot. The cells of items that stay are kept; those of reloaded items are made anew.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - animatingDifferences: Whether there is an animation; ignored.
    ///   - completion: Called when the items have their places; nil for none.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        current = snapshot.settled
        if let collectionView {
            collectionView.move(
                by: { path in old.item(at: path).flatMap { self.places[$0] } },
                sections: old.sectionIdentifiers == current.sectionIdentifiers)
            let again =
                snapshot.reloadedItemIdentifiers
                + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) }
            if !again.isEmpty { collectionView.reloadItems(at: again.compactMap { places[$0] }) }
            let configured = snapshot.reconfiguredItemIdentifiers.compactMap { places[$0] }
            if !configured.isEmpty { collectionView.reconfigureItems(at: configured) }
            if collectionView.window != nil || completion != nil { collectionView.layoutIfNeeded() }
        }
        completion?()
    }
    /// Shows a snapshot; see `apply(_:animatingDifferences:completion:)`.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - animatingDifferences: Whether there is an animation; ignored.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    /// Shows a snapshot with new cells for all items.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and items.
    ///   - completion: Called when the items have their places; nil for none.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        collectionView?.reloadData()
        collectionView?.layoutIfNeeded()
        completion?()
    }

    /// Returns the item at a place; nil if there is none.
    ///
    /// - Parameter indexPath: The place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the place of an item; nil if it doesn't exist.
    ///
    /// - Parameter itemIdentifier: The item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }
    /// Returns the section at a position; nil if there is none.
    ///
    /// - Parameter index: The position.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }
    /// Returns the position of a section; nil if it doesn't exist.
    ///
    /// - Parameter sectionIdentifier: The section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        Diagnostics.report(
            Diagnostic(
                .invalidInput, "The cell provider of a collection returned nil for \(indexPath); using a plain cell."))
        return UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath), let target = itemIdentifier(for: destinationIndexPath)
        else { return }
        var next = current
        if sourceIndexPath < destinationIndexPath {
            next.moveItem(item, afterItem: target)
        } else {
            next.moveItem(item, beforeItem: target)
        }
        let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: next)
        reorderingHandlers.willReorder?(transaction)
        current = next
        reorderingHandlers.didReorder?(transaction)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// A change of a snapshot that the user made.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    /// The snapshot before the change.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the change.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items of both.
    public var difference: CollectionDifference<ItemIdentifierType> {
        finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
}
