/// A layout that fills lines with items, one after the other, with headers and footers.
///
/// A line that is full is justified: its free space goes between the items. Where all items of a section have the same
/// size, the items of its last line stand below those of the lines above.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The estimated size of items that have the size of their content.
    public static let automaticSize = CGSize(width: -1, height: -1)

    /// The direction in which the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    /// The size of items, in points, unless the delegate returns another one; 50 × 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size of items before their content is measured, in points; zero for items that aren't measured.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The margins of sections, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The edges that margins count from.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    /// The size of headers, in points. Only the length along the direction of scrolling counts; zero for no headers.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points. Only the length along the direction of scrolling counts; zero for no footers.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// Whether the header of the section at the top stays visible.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether the footer of the section at the bottom stays visible.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// The edges that margins of sections count from.
    public enum SectionInsetReference: Int, Sendable {
        /// Those of the content.
        case fromContentInset = 0
        /// Those of the safe area.
        case fromSafeArea = 1
        /// The margins of the collection.
        case fromLayoutMargins = 2
    }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var byKey: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    /// The extent of each section along the direction of scrolling.
    private var extents: [ClosedRange<CGFloat>] = []
    private var contentSize = CGSize.zero

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    open override func prepare() {
        super.prepare()
        attributes = []
        byKey = [:]
        extents = []
        guard let collection = collectionView else { return }
        let axis = FlowAxis(isVertical: scrollDirection == .vertical)
        let room = collection.bounds.inset(by: collection.adjustedContentInset).size
        let breadth = axis.across(room)
        var position: CGFloat = 0
        for (section, count) in counts.enumerated() {
            let start = position
            let delegate = flowDelegate
            let header =
                delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            add(UICollectionView.elementKindSectionHeader, section, axis.along(header), at: &position, axis, breadth)
            let inset =
                delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
            let gap =
                delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing
            let lineGap =
                delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
                ?? minimumLineSpacing
            let sizes = (0..<count).map { size(of: IndexPath(item: $0, section: section)) }
            let lines = FlowLines(
                sizes.map { (axis.along($0), axis.across($0)) },
                breadth: breadth - axis.leading(inset) - axis.trailing(inset), gap: gap, lineGap: lineGap)
            position += axis.start(inset)
            for (item, origin) in lines.origins.enumerated() {
                let one = make(ElementKey(.cell, nil, IndexPath(item: item, section: section)))
                one.frame = CGRect(
                    origin: axis.point(along: position + origin.along, across: axis.leading(inset) + origin.across),
                    size: sizes[item])
                if estimatedItemSize != .zero { one.estimated = (true, true) }
            }
            position += lines.length + axis.end(inset)
            let footer =
                delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
            add(UICollectionView.elementKindSectionFooter, section, axis.along(footer), at: &position, axis, breadth)
            extents.append(start...max(start, position))
        }
        contentSize = axis.size(along: position, across: breadth)
    }

    private func make(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let one =
            type == UICollectionViewLayoutAttributes.self
            ? UICollectionViewLayoutAttributes() : type.flatMap { ReusableAttributes.make($0) } ?? .init()
        one.key = key
        attributes.append(one)
        byKey[key] = one
        return one
    }

    private func add(
        _ kind: String, _ section: Int, _ length: CGFloat, at position: inout CGFloat, _ axis: FlowAxis,
        _ breadth: CGFloat
    ) {
        guard length > 0 else { return }
        let one = make(ElementKey(.supplementaryView, kind, IndexPath(item: 0, section: section)))
        one.frame = CGRect(
            origin: axis.point(along: position, across: 0), size: axis.size(along: length, across: breadth))
        position += length
    }

    private func size(of path: IndexPath) -> CGSize {
        if let preferred = preferredSizes[ElementKey(.cell, nil, path)], estimatedItemSize != .zero { return preferred }
        guard let collection = collectionView else { return itemSize }
        let size =
            flowDelegate?.collectionView(collection, layout: self, sizeForItemAt: path)
            ?? (estimatedItemSize.width > 0 ? estimatedItemSize : itemSize)
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            Diagnostics.report(
                Diagnostic(.invalidLayout, "Invalid size \(size) of the item \(path); using 0 × 0."))
            return .zero
        }
        return size
    }

    open override var collectionViewContentSize: CGSize {
        prepareIfNeeded()
        return contentSize
    }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        pinHeaders()
        return attributes.filter { $0.frame.overlaps(rect) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return byKey[ElementKey(.cell, nil, indexPath)]
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return byKey[ElementKey(.supplementaryView, elementKind, indexPath)]
    }
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collection = collectionView else { return false }
        return scrollDirection == .vertical
            ? newBounds.width != collection.bounds.width : newBounds.height != collection.bounds.height
    }

    /// Moves headers and footers that pin to the visible part of the content.
    private func pinHeaders() {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collection = collectionView
        else { return }
        let axis = FlowAxis(isVertical: scrollDirection == .vertical)
        let first = axis.along(collection.bounds.origin)
        let last = first + axis.along(collection.bounds.size)
        for (section, extent) in extents.enumerated() {
            func pin(_ kind: String, _ place: (CGFloat) -> CGFloat) {
                let key = ElementKey(.supplementaryView, kind, IndexPath(item: 0, section: section))
                guard let one = byKey[key] else { return }
                let length = axis.along(one.size)
                let start = min(
                    max(place(length), extent.lowerBound), max(extent.lowerBound, extent.upperBound - length))
                one.frame.origin = axis.point(along: start, across: axis.across(one.frame.origin))
                one.zIndex = 1
            }
            if sectionHeadersPinToVisibleBounds {
                pin(UICollectionView.elementKindSectionHeader) { _ in max(first, extent.lowerBound) }
            }
            if sectionFootersPinToVisibleBounds {
                pin(UICollectionView.elementKindSectionFooter) { min(last, extent.upperBound) - $0 }
            }
        }
    }
}

/// Makes attributes of classes that are only known at run time.
@MainActor
enum ReusableAttributes {
    static func make(_ type: UICollectionViewLayoutAttributes.Type) -> UICollectionViewLayoutAttributes? {
        #if !canImport(Darwin)
            return makeObject(of: type)
        #else
            return nil
        #endif
    }
}

/// The two axes of a flow layout: along the direction of scrolling, and across it.
struct FlowAxis {
    let isVertical: Bool

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    func size(along: CGFloat, across: CGFloat) -> CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
    func start(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.top : inset.left }
    func end(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.bottom : inset.right }
    func leading(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.left : inset.top }
    func trailing(_ inset: UIEdgeInsets) -> CGFloat { isVertical ? inset.right : inset.bottom }
}

/// The lines of a section of a flow layout.
struct FlowLines {
    /// The origin of each item in the section.
    private(set) var origins: [(along: CGFloat, across: CGFloat)] = []
    /// The length of the section along the direction of scrolling, in points.
    private(set) var length: CGFloat = 0

    /// Fills lines.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the items, in points.
    ///   - breadth: The length of a line, in points.
    ///   - gap: The least distance between items of a line, in points.
    ///   - lineGap: The distance between lines, in points.
    init(_ sizes: [(along: CGFloat, across: CGFloat)], breadth: CGFloat, gap: CGFloat, lineGap: CGFloat) {
        guard let one = sizes.first else { return }
        let isUniform = sizes.allSatisfy { $0 == one }
        // A tolerance for sums of fractions such as thirds of the breadth.
        let limit = breadth + 0.01
        var first = 0
        while first < sizes.count {
            var end = first
            var sum: CGFloat = 0
            while end < sizes.count, end == first || sum + gap + sizes[end].across <= limit {
                sum += (end == first ? 0 : gap) + sizes[end].across
                end += 1
            }
            let line = sizes[first..<end]
            let thickness = line.map(\.along).max() ?? 0
            let isLast = end == sizes.count
            let fitting = isUniform ? max(1, Int((limit + gap) / max(one.across + gap, 0.01))) : line.count
            let isJustified = !isLast || (isUniform && sizes.count > fitting)
            var space = gap
            var across: CGFloat = 0
            if isJustified {
                let items = isUniform ? CGFloat(fitting) * one.across : line.map(\.across).reduce(0, +)
                if fitting > 1 {
                    space = max(gap, (breadth - items) / CGFloat(fitting - 1))
                } else {
                    across = max(0, (breadth - items) / 2)
                }
            } else if line.count == 1, isUniform, fitting == 1 {
                across = max(0, (breadth - one.across) / 2)
            }
            for size in line {
                origins.append((length + (thickness - size.along) / 2, across))
                across += size.across + space
            }
            length += thickness + (isLast ? 0 : lineGap)
            first = end
        }
    }
}
