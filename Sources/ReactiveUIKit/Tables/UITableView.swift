/// A table: a scrolling list of rows in sections.
///
/// The table asks its data source for all rows in its next layout, and keeps the cells of rows that stay. `tapRow(at:)`
/// and `deleteRow(at:)` act as a user: they call the delegate and the data source in UIKit's order.
///
/// Invariant: `cells` and `selection` have places of `counts` only, once it is known.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The look of a list.
    public enum Style: Int, Sendable {
        /// Plain.
        case plain = 0
        /// In groups.
        case grouped = 1
        /// In groups with insets.
        case insetGrouped = 2
    }

    /// How a change is animated; it isn't.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// By moving.
        case right, left, top, bottom
        /// Not at all.
        case none
        /// In the middle.
        case middle
        /// By the system.
        case automatic = 100
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Anywhere.
        case none = 0
        /// To the top.
        case top = 1
        /// To the middle.
        case middle = 2
        /// To the bottom.
        case bottom = 3
    }

    /// The height that follows from the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - frame: The frame in the view around.
    ///   - style: The look.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UITableView { Appearances.of { UITableView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITableView { Appearances.of(inside: containerTypes) { UITableView() } }

    /// The look.
    public let style: Style
    /// The source of the rows; nil for none.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension
    /// The expected height of rows, in points.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers, in points.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of footers, in points.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// The distance above the first header, in points.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// The view above the rows; nil for none.
    open var tableHeaderView: UIView? { didSet { replaced(oldValue) } }
    /// The view below the rows; nil for none.
    open var tableFooterView: UIView? { didSet { replaced(oldValue) } }
    private func replaced(_ view: UIView?) {
        view?.removeFromSuperview()
        invalidateIntrinsicContentSize()
    }
    /// The view behind the rows; nil for none.
    open var backgroundView: UIView?
    /// The line between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the line; nil for the standard one.
    open var separatorColor: UIColor? = .separator
    /// The insets of the line, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the list is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether the list is edited.
    open var isEditing = false
    /// Begins or ends editing.
    ///
    /// - Parameters:
    ///   - editing: Whether it begins.
    ///   - animated: Whether there is an animation; ignored.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    var selection: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    private var edges: [Int: (header: UIView?, footer: UIView?)] = [:]
    private var factories: [String: () -> UITableViewCell] = [:]
    private var headers: [String: () -> UITableViewHeaderFooterView] = [:]
    /// The number of rows in each section as of the last reload or change.
    var counts: [Int]?
    /// The changes of the running group; nil outside of one.
    var pending: CollectionChanges?
    var groups = 0

    /// Registers a class of cells, which are made by `init(style:reuseIdentifier:)` with the default style.
    ///
    /// - Parameters:
    ///   - cellClass: The class; nil removes the registration.
    ///   - identifier: The name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else { return factories[identifier] = nil }
        factories[identifier] = { UITableViewCell.make(type, identifier) }
    }
    /// Registers the cells of a nib. They are plain cells, since nibs aren't read.
    ///
    /// - Parameters:
    ///   - nib: The nib; nil removes the registration.
    ///   - identifier: The name.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        factories[identifier] = nib == nil ? nil : { UITableViewCell(style: .default, reuseIdentifier: identifier) }
    }
    /// Registers how cells are made.
    ///
    /// - Parameters:
    ///   - make: Makes a cell.
    ///   - identifier: The name.
    public func registerCells(_ make: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String) {
        factories[identifier] = make
    }
    /// Registers a class of headers and footers.
    ///
    /// - Parameters:
    ///   - aClass: The class; nil removes the registration.
    ///   - identifier: The name.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let type = aClass as? UITableViewHeaderFooterView.Type else { return headers[identifier] = nil }
        headers[identifier] = { UITableViewHeaderFooterView.make(type, identifier) }
    }
    /// Returns a new header or footer; nil if none is registered.
    ///
    /// - Parameter identifier: The name.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        headers[identifier]?()
    }
    /// Returns a new cell; nil if none is registered.
    ///
    /// - Parameter identifier: The name.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { factories[identifier]?() }
    /// Returns a new cell; without a registered one, a plain cell with a diagnostic.
    ///
    /// - Parameters:
    ///   - identifier: The name.
    ///   - indexPath: The place.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = factories[identifier]?() { return cell }
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "No class is registered in a table for \"\(identifier)\"; using a plain cell. Call register first."))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    /// Returns the number of rows.
    ///
    /// - Parameter section: The section.
    open func numberOfRows(inSection section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Returns the cell of a row, made if need be; nil if there is no such row.
    ///
    /// - Parameter indexPath: The row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        if let cell = cells[indexPath] { return cell }
        guard let dataSource, indexPath.section < numberOfSections,
            indexPath.row < numberOfRows(inSection: indexPath.section)
        else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        rowDelegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        cells[indexPath] = cell
        return cell
    }
    /// Returns the row of a cell; nil if it isn't in the list.
    ///
    /// - Parameter cell: The cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The made cells.
    open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
    var currentCounts: [Int] {
        (0..<max(0, numberOfSections)).map { max(0, numberOfRows(inSection: $0)) }
    }
    var knownCounts: [Int] {
        if let counts { return counts }
        let new = currentCounts
        counts = new
        return new
    }
    /// Asks for all rows again. The selection ends.
    open func reloadData() {
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        selection = []
        contentChanged()
    }
    private func contentChanged() {
        counts = nil
        for edge in edges.values {
            edge.header?.removeFromSuperview()
            edge.footer?.removeFromSuperview()
        }
        edges = [:]
        invalidateIntrinsicContentSize()
    }
    /// Keeps the cells of rows that stay, at their new places.
    func move(by map: (IndexPath) -> IndexPath?) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for (path, cell) in cells {
            if let new = map(path) { kept[new] = cell } else { cell.removeFromSuperview() }
        }
        cells = kept
        selection = selection.compactMap(map)
        contentChanged()
    }
    /// Scrolls to a row.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - scrollPosition: Where to.
    ///   - animated: Whether there is an animation; the row is there at once.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = cells[indexPath]?.frame else { return }
        var point = contentOffset
        switch scrollPosition {
        case .none: return scrollRectToVisible(frame, animated: animated)
        case .top: point.y = frame.minY
        case .middle: point.y = frame.midY - bounds.height / 2
        case .bottom: point.y = frame.maxY - bounds.height
        }
        point.y = min(max(point.y, 0), max(0, contentSize.height - bounds.height))
        setContentOffset(point, animated: animated)
    }
    /// Returns the frame of a row in the content, in points; zero if there is no such row.
    ///
    /// - Parameter indexPath: The row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        layoutIfNeeded()
        return cells[indexPath]?.frame ?? .zero
    }
    /// Returns the row at a point of the content; nil if there is none.
    ///
    /// - Parameter point: The point, in points.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return cells.first { $0.value.frame.contains(point) }?.key
    }
    /// Returns the header of a section; nil if it has none.
    ///
    /// - Parameter section: The section.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edges[section]?.header as? UITableViewHeaderFooterView
    }
    /// Returns the footer of a section; nil if it has none.
    ///
    /// - Parameter section: The section.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edges[section]?.footer as? UITableViewHeaderFooterView
    }

    /// The first selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    open override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let tableHeaderView { place(tableHeaderView, tableHeaderView.bounds.height, at: &top) }
        for (section, count) in knownCounts.enumerated() {
            let edge = edges[section] ?? makeEdges(section)
            edges[section] = edge
            if let header = edge.header {
                let height = rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
                place(header, height >= 0 ? height : 28, at: &top)
            }
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                guard let cell = cellForRow(at: path) else { continue }
                var height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                if height < 0 { height = max(44, cell.contentSize(within: bounds.size).height) }
                place(cell, height, at: &top)
            }
            if let footer = edge.footer {
                let height = rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
                place(footer, height >= 0 ? height : 28, at: &top)
            }
        }
        if let tableFooterView { place(tableFooterView, tableFooterView.bounds.height, at: &top) }
        contentSize = CGSize(width: bounds.width, height: top)
    }
    private func place(_ view: UIView, _ height: CGFloat, at top: inout CGFloat) {
        if view.superview !== self { addSubview(view) }
        view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        top += height
    }
    private func makeEdges(_ section: Int) -> (header: UIView?, footer: UIView?) {
        func titled(_ title: String?) -> UIView? {
            guard let title else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = title
            return view
        }
        return (
            rowDelegate?.tableView(self, viewForHeaderInSection: section)
                ?? titled(dataSource?.tableView(self, titleForHeaderInSection: section)),
            rowDelegate?.tableView(self, viewForFooterInSection: section)
                ?? titled(dataSource?.tableView(self, titleForFooterInSection: section))
        )
    }
}
