extension UITableView {
    private func change(_ body: (inout CollectionChanges) -> Void) {
        beginUpdates()
        if pending != nil { body(&pending!) }
        endUpdates()
    }
    /// Asks for rows again.
    ///
    /// - Parameters:
    ///   - indexPaths: The rows.
    ///   - animation: The animation; ignored.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths { cells.removeValue(forKey: path)?.removeFromSuperview() }
        invalidateIntrinsicContentSize()
    }
    /// Asks for rows again; the same as `reloadRows(at:with:)`.
    ///
    /// - Parameter indexPaths: The rows.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
    /// Asks for sections again.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - animation: The animation; ignored.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        move { sections.contains($0.section) ? nil : $0 }
    }
    /// Takes over new rows.
    ///
    /// - Parameters:
    ///   - indexPaths: Their places.
    ///   - animation: The animation; ignored.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedItems.formUnion(indexPaths) }
    }
    /// Takes over removed rows.
    ///
    /// - Parameters:
    ///   - indexPaths: Their places before the change.
    ///   - animation: The animation; ignored.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.removedItems.formUnion(indexPaths) }
    }
    /// Takes over a moved row; its cell stays.
    ///
    /// - Parameters:
    ///   - indexPath: The place before the change.
    ///   - newIndexPath: The place after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    /// Takes over new sections.
    ///
    /// - Parameters:
    ///   - sections: Their places.
    ///   - animation: The animation; ignored.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Takes over removed sections.
    ///
    /// - Parameters:
    ///   - sections: Their places before the change.
    ///   - animation: The animation; ignored.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.removedSections.formUnion(sections) }
    }
    /// Begins a group of changes. Groups may be nested.
    public func beginUpdates() {
        groups += 1
        guard groups == 1 else { return }
        _ = knownCounts
        pending = CollectionChanges()
    }
    /// Ends a group of changes: the source has the new rows.
    public func endUpdates() {
        guard groups > 0 else { return }
        groups -= 1
        guard groups == 0, let changes = pending else { return }
        pending = nil
        let old = knownCounts
        let new = currentCounts
        guard let map = changes.map(from: old, to: new) else {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput,
                    """
                    The changes of a table don't lead from \(old) to \(new) rows in its sections. All rows are loaded \
                    again. Change the data source and the table in the same way.
                    """))
            return reloadData()
        }
        move { map[$0] }
    }
    /// Makes a group of changes.
    ///
    /// - Parameters:
    ///   - updates: Makes the changes; nil for none.
    ///   - completion: Receives true; nil for none.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
}
