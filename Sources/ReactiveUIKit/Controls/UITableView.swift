/// A list of rows. It asks its data source for them, and keeps the cells.
///
/// A class of cells that is only known by its type can't be made here: register how it is made by
/// `registerCells(_:forCellReuseIdentifier:)`.
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
    open weak var dataSource: (any UITableViewDataSource)?
    private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
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
    open var tableHeaderView: UIView?
    /// The view below the rows; nil for none.
    open var tableFooterView: UIView?
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
    private var selection: [IndexPath] = []
    private var cells: [IndexPath: UITableViewCell] = [:]
    private var factories: [String: () -> UITableViewCell] = [:]

    /// Registers a class of cells; only `UITableViewCell` itself can be made by its type.
    ///
    /// - Parameters:
    ///   - cellClass: The class; nil for none.
    ///   - identifier: The name.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        factories[identifier] =
            cellClass == UITableViewCell.self
            ? { UITableViewCell(style: .default, reuseIdentifier: identifier) } : nil
    }
    /// Registers how cells are made.
    ///
    /// - Parameters:
    ///   - make: Makes a cell.
    ///   - identifier: The name.
    public func registerCells(_ make: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String) {
        factories[identifier] = make
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
                .unimplemented,
                "No cell for \(identifier) can be made; using a UITableViewCell. Register it by registerCells."))
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
    /// Asks for all rows again.
    open func reloadData() {
        for cell in cells.values { cell.removeFromSuperview() }
        cells = [:]
        selection = []
        setNeedsLayout()
    }
    /// Asks for rows again.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: The animation; ignored.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Asks for sections again.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: The animation; ignored.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes over new rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: The animation; ignored.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes over removed rows.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: The animation; ignored.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Begins a group of changes.
    open func beginUpdates() {}
    /// Ends a group of changes.
    open func endUpdates() { reloadData() }
    /// Makes a group of changes.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes; nil for none.
    ///   - completion: Receives true; nil for none.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Scrolls to a row; nothing scrolls here.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - scrollPosition: Where to.
    ///   - animated: Whether there is an animation.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

    /// The first selected row; nil for none.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The selected rows; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    /// Selects a row; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The row; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    ///   - scrollPosition: Where it is scrolled to; ignored.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection = indexPath.map { allowsMultipleSelection ? selection + [$0] : [$0] } ?? []
    }
    /// Ends the selection of a row; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Whether there is an animation; ignored.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }
    /// Taps a row as a user does.
    ///
    /// - Parameter indexPath: The row.
    public func tapRow(at indexPath: IndexPath) {
        guard allowsSelection, cellForRow(at: indexPath) != nil else { return }
        guard let path = rowDelegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        selectRow(at: path, animated: false, scrollPosition: .none)
        rowDelegate?.tableView(self, didSelectRowAt: path)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        for section in 0..<max(numberOfSections, 0) {
            for row in 0..<max(numberOfRows(inSection: section), 0) {
                let path = IndexPath(row: row, section: section)
                guard let cell = cellForRow(at: path) else { continue }
                if cell.superview !== self { addSubview(cell) }
                var height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                if height < 0 { height = max(44, cell.contentSize(within: bounds.size).height) }
                cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
                top += height
            }
        }
        contentSize = CGSize(width: bounds.width, height: top)
    }
}

/// The source of a list's rows. All methods but two have defaults.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of sections.
    ///
    /// - Parameter tableView: The list.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the number of rows.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the title of a section; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

/// An object that is informed of a list. All methods have defaults.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns the height of a row, in points.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Called before a cell is shown.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - cell: The cell.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns the row to select; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: The row that the user taps.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has selected a row.
    ///
    /// - Parameters:
    ///   - tableView: The list.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
