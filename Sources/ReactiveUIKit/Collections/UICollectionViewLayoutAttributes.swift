/// The place and the appearance that a layout gives an item, a header or a decoration.
///
/// Invariant: `frame`, `center` and `size` describe the same rectangle.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// Creates attributes of an item.
    ///
    /// - Parameter indexPath: The item.
    public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
    /// Creates attributes of a header, a footer or another supplementary view.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the view.
    ///   - indexPath: The place.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }
    /// Creates attributes of a decoration.
    ///
    /// - Parameters:
    ///   - decorationViewKind: The kind of the view.
    ///   - indexPath: The place.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(.decorationView, decorationViewKind, indexPath)
    }
    /// Creates attributes without a place.
    public override init() {
        key = ElementKey(.cell, nil, IndexPath(item: 0, section: 0))
        super.init()
    }
    private convenience init(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
    ) {
        self.init()
        key = ElementKey(category, kind, indexPath)
    }

    var key: ElementKey
    /// The dimensions that the layout doesn't know before the content is measured.
    var estimated = (width: false, height: false)
    /// The place in the collection.
    open var indexPath: IndexPath {
        get { key.path }
        set { key = ElementKey(key.category, key.kind, newValue) }
    }
    /// Whether the attributes are those of an item, of a supplementary view or of a decoration.
    open var representedElementCategory: UICollectionView.ElementCategory { key.category }
    /// The kind of the view; nil for items.
    open var representedElementKind: String? { key.kind }
    /// The frame in the collection's content, in points.
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            size = newValue.size
        }
    }
    /// The bounds, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// The centre in the collection's content, in points.
    open var center = CGPoint.zero
    /// The size, in points.
    open var size = CGSize.zero
    /// The transform about the centre.
    open var transform = CGAffineTransform.identity
    /// The transform about the centre, in space.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order from back to front.
    open var zIndex = 0
    /// Whether the view is hidden.
    open var isHidden = false

    /// Returns attributes of the same class with the same values. A subclass whose values a copy needs overrides
    /// `copy()`.
    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes()
        copy.key = key
        copy.estimated = estimated
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Returns attributes with the same values. Call it on the main actor.
    nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
}

/// The identity of an element of a collection.
struct ElementKey: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }
}

extension CGRect {
    /// Returns whether the two rectangles share more than an edge. (`intersects` is true for a shared edge on Linux.)
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
