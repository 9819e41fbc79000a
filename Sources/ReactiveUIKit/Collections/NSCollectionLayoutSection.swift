/// A section of a compositional layout: a group that repeats until all items have a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The margins, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The edges that margins count from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The edges that the margins of headers and footers count from.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the direction of the layout. Its groups stand in a line then, and
    /// `UICollectionView.scroll(section:to:)` moves them.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers have the margins of the section.
    open var supplementariesFollowContentInsets = true
    /// Called with the visible elements after each layout and each scrolling; nil for none.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Creates a section.
    ///
    /// - Parameter group: The group that repeats.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}

/// A closure that receives the visible elements of a section, the scrolled distance in points, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order from back to front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The centre, in points.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The frame in the collection's content, in points.
    var frame: CGRect { get }
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// The place in the collection.
    var indexPath: IndexPath { get }
    /// Whether the element is an item, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the view; nil for items.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The values that a layout depends on.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The area of the layout.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// The area of a layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without the insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that count, in points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a compositional layout.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

    init(size: CGSize, traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
        super.init()
    }
}

/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, and stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// By the length of the section.
    case paging = 3
    /// By a group.
    case groupPaging = 4
    /// By a group, in the centre.
    case groupPagingCentered = 5
}

/// The edges that margins of a layout count from.
public enum UIContentInsetsReference: Int, Sendable {
    /// By the layout.
    case automatic = 0
    /// Those of the collection.
    case none = 1
    /// Those of the safe area.
    case safeArea = 2
    /// The margins of the collection.
    case layoutMargins = 3
    /// The margins of readable content.
    case readableContent = 4
}

/// Settings of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The edges that margins count from.
    open var contentInsetsReference = UIContentInsetsReference.safeArea
    /// Creates the standard settings.
    public override init() { super.init() }
}
