/// Places the elements of one section of a compositional layout, from the section's own origin.
///
/// Invariant: `cells.count` ≤ the number of items; the places are in the order of the items.
@MainActor
struct CompositionalSolver {
    /// A placed element.
    struct Place {
        var key: ElementKey
        var frame: CGRect
        var estimated = (width: false, height: false)
        var zIndex = 0
    }

    private(set) var cells: [Place] = []
    private(set) var extras: [Place] = []
    /// The size that the section takes, in points.
    private(set) var size = CGSize.zero

    private let index: Int
    private let count: Int
    private let preferred: [ElementKey: CGSize]
    private let environment: LayoutEnvironment

    /// Places a section.
    ///
    /// - Parameters:
    ///   - section: The section.
    ///   - index: The number of the section.
    ///   - count: The number of items.
    ///   - environment: The area and the traits.
    ///   - isVertical: Whether the collection scrolls vertically.
    ///   - preferred: The sizes that views prefer.
    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, environment: LayoutEnvironment, isVertical: Bool,
        preferred: [ElementKey: CGSize]
    ) {
        self.index = index
        self.count = count
        self.preferred = preferred
        self.environment = environment
        let axis = FlowAxis(isVertical: isVertical)
        let insets = section.contentInsets
        let room = environment.contentSize
        let inner = CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        let heads = section.boundarySupplementaryItems.filter { $0.alignment.isAtStart(isVertical: isVertical) }
        let feet = section.boundarySupplementaryItems.filter { !$0.alignment.isAtStart(isVertical: isVertical) }
        var position: CGFloat = 0
        for one in heads { add(one, section, axis, room, at: &position) }
        let start = position + (isVertical ? insets.top : insets.leading)
        let orthogonal = section.orthogonalScrollingBehavior != .none
        let along = FlowAxis(isVertical: orthogonal ? !isVertical : isVertical)
        var distance: CGFloat = 0
        var thickness: CGFloat = 0
        let corner = CGPoint(x: insets.leading, y: isVertical ? start : insets.top)
        let first = CGPoint(x: isVertical ? corner.x : start, y: corner.y)
        while cells.count < count {
            let before = cells.count
            let origin = along.point(
                along: along.along(first) + distance, across: along.across(first))
            let group = place(section.group, at: origin, in: inner)
            guard cells.count > before else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidLayout,
                        "A group of section \(index) has room for no item; \(count - before) items aren't placed."))
                break
            }
            distance += along.along(group) + section.interGroupSpacing
            thickness = max(thickness, along.across(group))
        }
        if count > 0 { distance -= section.interGroupSpacing }
        let length = orthogonal ? thickness : max(0, distance)
        position = start + length + (isVertical ? insets.bottom : insets.trailing)
        for one in feet { add(one, section, axis, room, at: &position) }
        size = axis.size(along: position, across: axis.across(room))
        for one in section.decorationItems {
            let margin = one.contentInsets
            let key = ElementKey(.decorationView, one.elementKind, IndexPath(item: 0, section: index))
            extras.append(
                Place(
                    key: key, frame: CGRect(origin: .zero, size: size).inset(margin), zIndex: one.zIndex))
        }
    }

    /// Adds a header or a footer.
    private mutating func add(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ axis: FlowAxis,
        _ room: CGSize, at position: inout CGFloat
    ) {
        let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
        let inner = CGSize(
            width: axis.isVertical ? max(0, room.width - insets.leading - insets.trailing) : room.width,
            height: axis.isVertical ? room.height : max(0, room.height - insets.top - insets.bottom))
        let kind = item.elementKind
        let path = IndexPath(
            item: extras.filter { $0.key.kind == kind }.count, section: index)
        let key = ElementKey(.supplementaryView, kind, path)
        let size = resolved(item.layoutSize, in: inner, key: key)
        var origin = axis.point(along: position, across: axis.isVertical ? insets.leading : insets.top)
        let free = axis.across(inner) - axis.across(size)
        let shift = item.alignment.isTrailing ? free : item.alignment.isLeading ? 0 : free / 2
        origin = axis.point(along: axis.along(origin), across: axis.across(origin) + shift)
        origin.x += item.offset.x
        origin.y += item.offset.y
        extras.append(
            Place(
                key: key, frame: CGRect(origin: origin, size: size).inset(item.contentInsets),
                estimated: item.layoutSize.estimates, zIndex: item.zIndex))
        if item.extendsBoundary { position += axis.along(size) }
    }

    private func resolved(_ size: NSCollectionLayoutSize, in container: CGSize, key: ElementKey?) -> CGSize {
        var result = size.size(in: container)
        if let key, let known = preferred[key] {
            if size.widthDimension.isEstimated { result.width = known.width }
            if size.heightDimension.isEstimated { result.height = known.height }
        }
        return result
    }

    /// Places an item or a group; returns its size.
    private mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, size override: CGSize? = nil
    ) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup {
            return placeGroup(group, at: origin, in: container, size: override)
        }
        let path = IndexPath(item: cells.count, section: index)
        let key = ElementKey(.cell, nil, path)
        let size = override ?? resolved(item.layoutSize, in: container, key: key)
        let frame = CGRect(origin: origin, size: size).inset(item.contentInsets)
        cells.append(Place(key: key, frame: frame, estimated: item.layoutSize.estimates))
        for extra in item.supplementaryItems {
            let key = ElementKey(.supplementaryView, extra.elementKind, path)
            let size = resolved(extra.layoutSize, in: frame.size, key: key)
            extras.append(
                Place(
                    key: key, frame: extra.containerAnchor.frame(of: size, at: frame),
                    estimated: extra.layoutSize.estimates, zIndex: extra.zIndex))
        }
        return size
    }

    private mutating func placeGroup(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, size override: CGSize?
    ) -> CGSize {
        var size = override ?? group.layoutSize.size(in: container)
        let insets = group.contentInsets
        let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        switch group.arrangement {
        case .custom(let provider):
            let area = LayoutEnvironment(size: inner, traits: environment.traitCollection)
            for one in provider(area) where cells.count < count {
                let key = ElementKey(.cell, nil, IndexPath(item: cells.count, section: index))
                cells.append(
                    Place(key: key, frame: one.frame.offsetBy(dx: start.x, dy: start.y), zIndex: one.zIndex))
            }
        case .line(let isHorizontal, let number, let isDivided):
            let axis = FlowAxis(isVertical: !isHorizontal)
            let isOpen =
                axis.isVertical
                ? group.layoutSize.heightDimension.isEstimated : group.layoutSize.widthDimension.isEstimated
            let used = placeLine(
                group, at: start, in: inner, axis, count: number, isDivided: isDivided, isOpen: isOpen)
            if group.layoutSize.widthDimension.isEstimated {
                size.width = used.width + insets.leading + insets.trailing
            }
            if group.layoutSize.heightDimension.isEstimated { size.height = used.height + insets.top + insets.bottom }
        }
        return size
    }

    /// Places the items of a line; returns the size that they take.
    private mutating func placeLine(
        _ group: NSCollectionLayoutGroup, at start: CGPoint, in room: CGSize, _ axis: FlowAxis, count number: Int?,
        isDivided: Bool, isOpen: Bool
    ) -> CGSize {
        guard !group.subitems.isEmpty else { return .zero }
        let gap = group.interItemSpacing?.spacing ?? 0
        let length = axis.along(room)
        var position: CGFloat = 0
        var thickness: CGFloat = 0
        var placed = 0
        let firstCell = cells.count
        // An open line, whose length is that of its items, has each item once.
        let limit = number ?? (isOpen ? group.subitems.count : Int.max)
        while placed < limit, cells.count < count {
            let item = group.subitems[placed % group.subitems.count]
            var fixed: CGSize?
            var along = axis.along(item.layoutSize.size(in: room))
            if isDivided, let number {
                along = (length - gap * CGFloat(number - 1)) / CGFloat(number)
                if !(item is NSCollectionLayoutGroup) {
                    let key = ElementKey(.cell, nil, IndexPath(item: cells.count, section: index))
                    let own = resolved(item.layoutSize, in: room, key: key)
                    fixed = axis.size(along: along, across: axis.across(own))
                    let isEstimated = axis.isVertical ? item.layoutSize.heightDimension.isEstimated : false
                    if isOpen || isEstimated { fixed = own }
                }
            }
            let spacing = item.edgeSpacing
            let before = (axis.isVertical ? spacing?.top : spacing?.leading)?.spacing ?? 0
            let after = (axis.isVertical ? spacing?.bottom : spacing?.trailing)?.spacing ?? 0
            if number == nil, !isOpen, placed > 0, position + gap + before + along + after > length + 0.01 { break }
            if placed > 0 { position += gap }
            let across = (axis.isVertical ? spacing?.leading : spacing?.top)?.spacing ?? 0
            let origin = axis.point(
                along: axis.along(start) + position + before, across: axis.across(start) + across)
            let used = place(item, at: origin, in: room, size: fixed)
            // Items without length would repeat without end.
            if number == nil, !isOpen, axis.along(used) <= 0, placed >= group.subitems.count { break }
            position += before + axis.along(used) + after
            thickness = max(thickness, across + axis.across(used))
            placed += 1
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, placed > 1, position < length,
            cells.count - firstCell == placed
        {
            let extra = (length - position) / CGFloat(placed - 1)
            for offset in 0..<placed {
                let move = axis.point(along: extra * CGFloat(offset), across: 0)
                cells[firstCell + offset].frame = cells[firstCell + offset].frame.offsetBy(dx: move.x, dy: move.y)
            }
        }
        return axis.size(along: position, across: thickness)
    }
}

extension CGRect {
    /// Returns the rectangle without margins; its size isn't negative.
    @MainActor
    fileprivate func inset(_ insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}

extension NSCollectionLayoutSize {
    /// The dimensions that follow from the content.
    var estimates: (width: Bool, height: Bool) { (widthDimension.isEstimated, heightDimension.isEstimated) }
}

extension NSRectAlignment {
    /// Whether a header of this alignment stands before the items.
    func isAtStart(isVertical: Bool) -> Bool {
        isVertical
            ? ![.bottom, .bottomLeading, .bottomTrailing].contains(self)
            : ![.trailing, .topTrailing, .bottomTrailing].contains(self)
    }
    var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
    var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
