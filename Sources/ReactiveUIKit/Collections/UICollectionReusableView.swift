/// A view of a collection that is used again for other items: a cell, a header or a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name under which the view was registered; nil for a view that no collection made.
    open internal(set) var reuseIdentifier: String?
    /// The name in the collection's store; nil for a view that no collection made.
    var storeKey: String?

    /// Prepares the view for another item. A collection calls it when it takes the view out of its store.
    open func prepareForReuse() {}

    /// Applies the attributes of a layout. The collection has set the frame, the opacity and the transform already.
    ///
    /// - Parameter layoutAttributes: The attributes.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout of the collection changes.
    ///
    /// - Parameters:
    ///   - oldLayout: The present layout.
    ///   - newLayout: The next layout.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout of the collection has changed.
    ///
    /// - Parameters:
    ///   - oldLayout: The layout before.
    ///   - newLayout: The present layout.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that the view prefers. Dimensions that the layout estimates become those of the content;
    /// the others stay.
    ///
    /// - Parameter layoutAttributes: The attributes of the layout.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let result = layoutAttributes.duplicate()
        let estimated = layoutAttributes.estimated
        guard estimated.width || estimated.height else { return result }
        let fitting = fittingSize(
            width: estimated.width ? nil : layoutAttributes.size.width,
            height: estimated.height ? nil : layoutAttributes.size.height)
        if estimated.width, fitting.width > 0 { result.size.width = fitting.width }
        if estimated.height, fitting.height > 0 { result.size.height = fitting.height }
        return result
    }

    /// Returns the size of the content for lengths; zero for a dimension that nothing determines.
    func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize {
        contentFitting(self, width: width, height: height)
    }

    /// Returns the size of a view's content by its constraints or its intrinsic size.
    func contentFitting(_ view: UIView, width: CGFloat?, height: CGFloat?) -> CGSize {
        let target = CGSize(width: width ?? 0, height: height ?? 0)
        return view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
            verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    }
}
