/// The source of a table's rows. All methods but two have defaults.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of sections; 1 by default.
    ///
    /// - Parameter tableView: The table.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the number of rows.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the title of a section; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the text below a section; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns whether a row can be edited; true by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns whether a row can be moved; false by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Removes or inserts a row in the data.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - editingStyle: The change.
    ///   - indexPath: The row.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row in the data.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - sourceIndexPath: The place before.
    ///   - destinationIndexPath: The place after.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of an index at the side; nil for none.
    ///
    /// - Parameter tableView: The table.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

/// An object that is informed of a table. All methods have defaults.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns the height of a row, in points; the table's by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the expected height of a row, in points; the table's by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the height of a header, in points; the table's by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer, in points; the table's by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the header of a section; nil for its title.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// Returns the footer of a section; nil for its title.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: The section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// Called before a cell is shown.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - cell: The cell.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns whether a touch highlights a row; true by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Returns the row to select; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Returns the row whose selection ends; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has selected a row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when the selection of a row has ended.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Called when the user taps the button of a row.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns how a row is edited; by removal by default.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    /// Returns the actions of a swipe from the leading edge; nil for none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    /// Returns the actions of a swipe from the trailing edge; nil for the removal.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: The row.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { .delete }
    public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { nil }
}
