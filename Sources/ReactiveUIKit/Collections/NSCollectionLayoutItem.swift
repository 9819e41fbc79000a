/// An element of a compositional layout: an item or a group of them.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    /// The views at the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The margins around the content, in points. Lengths that follow from the content ignore them.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distances to the items around; nil for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    ///
    /// - Parameter layoutSize: The size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }
    /// Creates an item with views at it.
    ///
    /// - Parameters:
    ///   - layoutSize: The size.
    ///   - supplementaryItems: The views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// A view at an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The place at the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is put there; nil for that of the same edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front.
    open var zIndex = 1

    /// Creates a view at an item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size.
    ///   - elementKind: The kind of the view.
    ///   - containerAnchor: The place at the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }
    /// Creates a view at an item.
    ///
    /// - Parameters:
    ///   - layoutSize: The size.
    ///   - elementKind: The kind of the view.
    ///   - containerAnchor: The place at the item.
    ///   - itemAnchor: Kept; the view has the place of `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }
    init(
        layoutSize: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A header or a footer of a section, or of a whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge.
    public let alignment: NSRectAlignment
    /// The distance from its place, in points.
    public let offset: CGPoint
    /// Whether the section grows by the view; otherwise the view lies over the section.
    open var extendsBoundary = true
    /// Whether the view stays visible while the section is; nothing pins it here.
    open var pinToVisibleBounds = false

    /// Creates a header or a footer.
    ///
    /// - Parameters:
    ///   - layoutSize: The size.
    ///   - elementKind: The kind of the view.
    ///   - alignment: The edge.
    ///   - absoluteOffset: The distance from the edge, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, kind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top),
            itemAnchor: nil)
    }
}

/// A view behind a section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The order from back to front.
    open var zIndex = -1

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// Returns a view behind a whole section.
    ///
    /// - Parameter elementKind: The kind of the view.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }
}

/// A frame in a group with custom places.
@preconcurrency @MainActor
public final class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group, in points.
    public let frame: CGRect
    /// The order from back to front.
    public let zIndex: Int

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - frame: The frame in the group, in points.
    ///   - zIndex: The order from back to front.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

/// Items in a line, or with custom places, which a section repeats.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///     layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
/// ```
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// A line of items; with a count, so many of the same item.
        case line(isHorizontal: Bool, count: Int?, isDivided: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }
    let arrangement: Arrangement
    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    private var extras: [NSCollectionLayoutSupplementaryItem] = []
    /// The views at the group.
    open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] { extras }
    /// The distance between the items; nil for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private class func line(
        _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ isHorizontal: Bool, count: Int? = nil,
        isDivided: Bool = false
    ) -> NSCollectionLayoutGroup {
        var count = count
        if let given = count, given < 1 {
            Diagnostics.report(Diagnostic(.invalidLayout, "Invalid number \(given) of items in a group; using 1."))
            count = 1
        }
        if items.isEmpty { Diagnostics.report(Diagnostic(.invalidLayout, "A group has no subitems; it stays empty.")) }
        return
            NSCollectionLayoutGroup(
                size, items, .line(isHorizontal: isHorizontal, count: count, isDivided: isDivided))
    }

    /// Returns a row that its items fill, again from the first one while there is room.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the row.
    ///   - subitems: The items.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(layoutSize, subitems, true)
    }
    /// Returns a row of equal items that share its width.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the row.
    ///   - subitem: The item; its width is ignored.
    ///   - count: The number of items.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(layoutSize, [subitem], true, count: count, isDivided: true) }
    /// Returns a row of equal items.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the row.
    ///   - repeatingSubitem: The item.
    ///   - count: The number of items.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(layoutSize, [repeatingSubitem], true, count: count) }
    /// Returns a column that its items fill, again from the first one while there is room.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the column.
    ///   - subitems: The items.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        line(layoutSize, subitems, false)
    }
    /// Returns a column of equal items that share its height.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the column.
    ///   - subitem: The item; its height is ignored.
    ///   - count: The number of items.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(layoutSize, [subitem], false, count: count, isDivided: true) }
    /// Returns a column of equal items.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the column.
    ///   - repeatingSubitem: The item.
    ///   - count: The number of items.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(layoutSize, [repeatingSubitem], false, count: count) }
    /// Returns a group whose items a closure places.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the group.
    ///   - itemProvider: Returns the frames of the group's items.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
    }
    /// Returns a description of the group.
    open func visualDescription() -> String { "\(type(of: self)) of \(subitems.count) subitems" }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
