extension UITableView {
    /// Selects a row; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The row; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    ///   - scrollPosition: Where the row is scrolled to; `none` for no scrolling.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        for path in selection where path != indexPath && (indexPath == nil || !allowsMultipleSelection) {
            setSelected(path, false)
        }
        guard let indexPath else { return }
        setSelected(indexPath, true)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Ends the selection of a row; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - animated: Whether there is an animation; ignored.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }
    private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
        selection.removeAll { $0 == path }
        if isSelected { selection.append(path) }
        cells[path]?.setSelected(isSelected, animated: false)
    }
    /// Taps a row as a user does.
    ///
    /// - Parameter indexPath: The row.
    public func tapRow(at indexPath: IndexPath) {
        guard allowsSelection, let cell = cellForRow(at: indexPath) else { return }
        guard rowDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
        cell.isHighlighted = true
        defer { cell.isHighlighted = false }
        if allowsMultipleSelection, selection.contains(indexPath) {
            guard let path = rowDelegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath
            else { return }
            setSelected(path, false)
            rowDelegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        guard let path = rowDelegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else {
            return
        }
        if !allowsMultipleSelection {
            for old in selection where old != path {
                setSelected(old, false)
                rowDelegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        setSelected(path, true)
        rowDelegate?.tableView(self, didSelectRowAt: path)
    }
    /// Removes a row as a user does by a swipe: the data source commits the removal if it can edit the row, or the
    /// first action of the trailing swipe runs.
    ///
    /// - Parameter indexPath: The row.
    /// - Returns: Whether there was a removal or an action.
    @discardableResult
    public func deleteRow(at indexPath: IndexPath) -> Bool {
        guard let dataSource, cellForRow(at: indexPath) != nil,
            dataSource.tableView(self, canEditRowAt: indexPath)
        else { return false }
        if let swipe = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
            return swipe.perform(at: 0, in: self)
        }
        guard (rowDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete) == .delete else {
            return false
        }
        dataSource.tableView(self, commit: .delete, forRowAt: indexPath)
        return true
    }
}
