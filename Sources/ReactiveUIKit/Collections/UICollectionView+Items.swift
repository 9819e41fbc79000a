extension UICollectionView {
    // MARK: Items

    /// The number of sections.
    public var numberOfSections: Int { itemCounts.count }
    /// Returns the number of items of a section; 0 if it doesn't exist.
    ///
    /// - Parameter section: The section.
    public func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }
    /// Returns the cell of an item; nil if it isn't in sight.
    ///
    /// - Parameter indexPath: The item.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(.cell, nil, indexPath)] as? UICollectionViewCell
    }
    /// Returns a supplementary view; nil if it isn't in sight.
    ///
    /// - Parameters:
    ///   - elementKind: The kind.
    ///   - indexPath: The place.
    public func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { shown[ElementKey(.supplementaryView, elementKind, indexPath)] }
    /// The cells in sight, in the order of the items.
    public var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }
    /// The items in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
    }
    /// Returns the supplementary views in sight, in the order of their places.
    ///
    /// - Parameter elementKind: The kind.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// Returns the places of the supplementary views in sight, in order.
    ///
    /// - Parameter elementKind: The kind.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
    }
    /// Returns the item of a cell; nil if it isn't in sight.
    ///
    /// - Parameter cell: The cell.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.value === cell }?.key.path
    }
    /// Returns the item at a point; nil if there is none in sight.
    ///
    /// - Parameter point: The point of the content, in points.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shown.first { $0.key.category == .cell && $0.value.frame.contains(point) }?.key.path
    }
    /// Returns the attributes of an item; nil if it doesn't exist.
    ///
    /// - Parameter indexPath: The item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Returns the attributes of a supplementary view; nil if it doesn't exist.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - indexPath: The place.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Scrolling

    /// Scrolls until an item is at a place.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - scrollPosition: The place; empty for the nearest one at which the item is visible.
    ///   - animated: Whether there is an animation; the place is taken at once.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else {
            return reportMissing(indexPath, "scrolled to")
        }
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
        var point = contentOffset
        if scrollPosition.contains(.top) { point.y = frame.minY }
        if scrollPosition.contains(.centeredVertically) { point.y = frame.midY - bounds.height / 2 }
        if scrollPosition.contains(.bottom) { point.y = frame.maxY - bounds.height }
        if scrollPosition.contains(.left) { point.x = frame.minX }
        if scrollPosition.contains(.centeredHorizontally) { point.x = frame.midX - bounds.width / 2 }
        if scrollPosition.contains(.right) { point.x = frame.maxX - bounds.width }
        point.x = min(max(point.x, 0), max(0, contentSize.width - bounds.width))
        point.y = min(max(point.y, 0), max(0, contentSize.height - bounds.height))
        setContentOffset(point, animated: animated)
    }

    /// Scrolls a section that scrolls across the direction of the layout, as a user does.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - offset: The distance from its start, in points.
    public func scroll(section: Int, to offset: CGFloat) {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, offset.isFinite else { return }
        layout.orthogonalOffsets[section] = offset
        layout.invalidateLayout()
        layoutIfNeeded()
    }

    func reportMissing(_ indexPath: IndexPath, _ action: String) {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "The item \(indexPath) of a collection was \(action), but doesn't exist. Nothing changes."))
    }

    // MARK: Selection

    /// The selected items, in the order of their selection; nil for none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects an item; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The item; nil for none.
    ///   - animated: Whether there is an animation; ignored.
    ///   - scrollPosition: The place that the item is scrolled to; empty for no scrolling.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { setSelected(path, false) }
            return
        }
        guard allowsSelection else { return }
        guard exists(indexPath) else { return reportMissing(indexPath, "selected") }
        if !allowsMultipleSelection { for path in selection where path != indexPath { setSelected(path, false) } }
        setSelected(indexPath, true)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Ends the selection of an item; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Whether there is an animation; ignored.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

    private func setSelected(_ path: IndexPath, _ isSelected: Bool) {
        selection.removeAll { $0 == path }
        if isSelected { selection.append(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }
    func exists(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section >= 0 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
    }

    /// Taps an item as a user does. The delegate is called in UIKit's order: highlighting, selection or its end, the
    /// end of the highlighting, and the primary action.
    ///
    /// - Parameter indexPath: The item.
    public func tapItem(at indexPath: IndexPath) {
        layoutIfNeeded()
        guard exists(indexPath) else { return reportMissing(indexPath, "tapped") }
        guard isUserInteractionEnabled else { return }
        guard itemDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
        let cell = cellForItem(at: indexPath)
        cell?.isHighlighted = true
        itemDelegate?.collectionView(self, didHighlightItemAt: indexPath)
        if allowsSelection { changeSelection(indexPath) }
        cell?.isHighlighted = false
        itemDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if itemDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: indexPath) ?? false {
            itemDelegate?.collectionView(self, performPrimaryActionForItemAt: indexPath)
        }
        layoutIfNeeded()
    }

    private func changeSelection(_ path: IndexPath) {
        if allowsMultipleSelection, selection.contains(path) {
            guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            setSelected(path, false)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selection where old != path {
                setSelected(old, false)
                itemDelegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        setSelected(path, true)
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }
}
