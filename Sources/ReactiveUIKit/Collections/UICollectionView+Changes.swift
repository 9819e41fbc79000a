extension UICollectionView {
    /// Whether the source has items that the collection doesn't know yet; only inside of a group of changes.
    public var hasUncommittedUpdates: Bool { pendingChanges != nil }

    /// Asks the source for items again, at the places after the running group of changes.
    ///
    /// - Parameter indexPaths: The items.
    public func reloadItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            if let view = shown[ElementKey(.cell, nil, path)] { hide(view, ElementKey(.cell, nil, path)) }
            collectionViewLayout.preferredSizes[ElementKey(.cell, nil, path)] = nil
        }
        collectionViewLayout.invalidateLayout()
        contentChanged()
    }
    /// Has the source configure the present cells of items.
    ///
    /// - Parameter indexPaths: The items. Those out of sight are configured when they come in sight.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths where cellForItem(at: path) != nil {
            reconfigured.insert(path)
            let cell = dataSource?.collectionView(self, cellForItemAt: path)
            reconfigured.remove(path)
            let key = ElementKey(.cell, nil, path)
            guard let cell, cell !== shown[key] else { continue }
            if let old = shown[key] { hide(old, key) }
            shown[key] = cell
        }
        collectionViewLayout.invalidateLayout()
        contentChanged()
    }
    /// Asks the source for the items of sections again.
    ///
    /// - Parameter sections: The sections.
    public func reloadSections(_ sections: IndexSet) {
        let counts = currentCounts
        guard pendingChanges == nil, counts.count == itemCounts.count else { return reloadData() }
        for (key, view) in shown where sections.contains(key.path.section) { hide(view, key) }
        selection.removeAll { sections.contains($0.section) }
        for key in collectionViewLayout.preferredSizes.keys where sections.contains(key.path.section) {
            collectionViewLayout.preferredSizes[key] = nil
        }
        setCounts(counts)
        collectionViewLayout.invalidateLayout()
        contentChanged()
    }

    /// Takes over new items.
    ///
    /// - Parameter indexPaths: Their places.
    public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
    /// Takes over removed items.
    ///
    /// - Parameter indexPaths: Their places before the change.
    public func deleteItems(at indexPaths: [IndexPath]) { change { $0.removedItems.formUnion(indexPaths) } }
    /// Takes over a moved item; its cell stays.
    ///
    /// - Parameters:
    ///   - indexPath: The place before the change.
    ///   - newIndexPath: The place after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems[indexPath] = newIndexPath }
    }
    /// Takes over new sections.
    ///
    /// - Parameter sections: Their places.
    public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Takes over removed sections.
    ///
    /// - Parameter sections: Their places before the change.
    public func deleteSections(_ sections: IndexSet) { change { $0.removedSections.formUnion(sections) } }
    /// Takes over a moved section; its cells stay.
    ///
    /// - Parameters:
    ///   - section: The place before the change.
    ///   - newSection: The place after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    private func change(_ body: @escaping (inout CollectionChanges) -> Void) {
        performBatchUpdates {
            var changes = self.pendingChanges ?? CollectionChanges()
            body(&changes)
            self.pendingChanges = changes
        }
    }

    /// Makes a group of changes: the source has the new items when the closure returns.
    ///
    /// - Parameters:
    ///   - updates: Announces the changes; nil for none.
    ///   - completion: Called with true when the items have their places; nil for none.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard pendingChanges == nil else {
            updates?()
            completion?(true)
            return
        }
        let old = itemCounts
        pendingChanges = CollectionChanges()
        updates?()
        let changes = pendingChanges ?? CollectionChanges()
        pendingChanges = nil
        let new = currentCounts
        if let map = changes.map(from: old, to: new) {
            move(by: { map[$0] }, sections: changes.removedSections.isEmpty && changes.insertedSections.isEmpty)
        } else {
            Diagnostics.report(
                Diagnostic(
                    .invalidInput,
                    """
                    The changes of a collection don't lead from \(old) to \(new) items in its sections. All items are \
                    loaded again. Change the data source and the collection in the same way.
                    """))
            reloadData()
        }
        if window != nil || completion != nil { layoutIfNeeded() }
        completion?(true)
    }

    /// Keeps the cells of items that stay, at their new places.
    ///
    /// - Parameters:
    ///   - map: Returns the new place of an item; nil for a removed one.
    ///   - sections: Whether the sections stay, and with them their headers and footers.
    func move(by map: (IndexPath) -> IndexPath?, sections: Bool) {
        setCounts(nil)
        var kept: [ElementKey: UICollectionReusableView] = [:]
        for (key, view) in shown {
            if key.category == .cell {
                if let path = map(key.path) { kept[ElementKey(.cell, nil, path)] = view } else { hide(view, key) }
            } else if sections {
                kept[key] = view
            } else {
                hide(view, key)
            }
        }
        shown = kept
        selection = selection.compactMap(map)
        collectionViewLayout.keepPreferredSizes(map)
        collectionViewLayout.invalidateLayout()
        contentChanged()
    }
}
