/// The source of a collection's items. All methods but two have defaults.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of sections; 1 by default.
    ///
    /// - Parameter collectionView: The collection.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns the number of items of a section.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - section: The section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: The item.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// Returns a header, a footer or another supplementary view; an empty view with a diagnostic by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - kind: The kind.
    ///   - indexPath: The place.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns whether an item can be moved; false by default.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: The item.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - sourceIndexPath: The place before.
    ///   - destinationIndexPath: The place after.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of an index at the side; nil for none.
    ///
    /// - Parameter collectionView: The collection.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        Diagnostics.report(
            Diagnostic(
                .invalidInput,
                "\(type(of: self)) returns no view of the kind \(kind), which the layout shows; using an empty view."))
        return UICollectionReusableView(frame: .zero)
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// A source that prepares items before they come in sight. Nothing calls it here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Prepares items.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPaths: The items.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Ends the preparation of items.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPaths: The items.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
