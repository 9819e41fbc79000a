/// A source of a table that shows snapshots: the cells of rows that stay are kept.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Section, Item>(tableView: table) { table, path, item in
///     let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
///     cell.textLabel?.text = item.title
///     return cell
/// }
/// ```
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    /// A closure that returns the cell of a row; nil is a mistake, after which a plain cell is shown.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// The animation of changes; ignored.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>() {
        didSet { places = current.places }
    }
    private var places: [ItemIdentifierType: IndexPath] = [:]

    /// Creates a source, and makes it that of a table.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - cellProvider: Returns the cell of a row.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Returns the present sections and rows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// Shows a snapshot. The cells of rows that stay are kept; those of reloaded rows are made anew.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and rows.
    ///   - animatingDifferences: Whether there is an animation; ignored.
    ///   - completion: Called when the rows have their places; nil for none.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        current = snapshot.settled
        let again = Set(
            snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
                + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
        tableView?.move { path in
            old.item(at: path).flatMap { again.contains($0) ? nil : self.places[$0] }
        }
        if completion != nil { tableView?.layoutIfNeeded() }
        completion?()
    }
    /// Shows a snapshot; see `apply(_:animatingDifferences:completion:)`.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and rows.
    ///   - animatingDifferences: Whether there is an animation; ignored.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
    /// Shows a snapshot with new cells for all rows.
    ///
    /// - Parameters:
    ///   - snapshot: The sections and rows.
    ///   - completion: Called when the rows have their places; nil for none.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }
    /// Returns the row at a place; nil if there is none.
    ///
    /// - Parameter indexPath: The place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the place of a row; nil if it doesn't exist.
    ///
    /// - Parameter itemIdentifier: The row.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }
    /// Returns the section at a position; nil if there is none.
    ///
    /// - Parameter index: The position.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.section(at: index)
    }

    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = current.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
        Diagnostics.report(
            Diagnostic(.invalidInput, "The cell provider of a table returned nil for \(indexPath); using a plain cell.")
        )
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
