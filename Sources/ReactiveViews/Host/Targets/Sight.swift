/// What the user sees of a view, after layout.
@MainActor
struct Sight {
    /// What keeps the user from reaching a view.
    enum Obstacle {
        case transparent, empty, clipped(LayoutItem), offScreen, covered(ViewNode)

        /// Whether the view may be reached at another place.
        var canBeScrolledAway: Bool {
            switch self {
            case .transparent, .empty: false
            case .clipped, .offScreen, .covered: true
            }
        }
    }

    private let node: ViewNode
    /// The items from the view's own to that of the root view or presentation.
    private let chain: [LayoutItem]
    /// The view's frame, in points in the host's coordinates.
    let frame: CGRect
    /// The part of the frame that no view clips away.
    private let visible: CGRect
    /// The innermost item that clips the view away completely.
    private var clipper: LayoutItem?
    private var isTransparent: Bool

    /// Looks at a view. Returns nil if layout doesn't arrange it, like an item of a menu that is drawn by its control.
    init?(of node: ViewNode) {
        let tree = node.tree
        tree.layOut()
        var items: [LayoutItem] = []
        node.appendItems(to: &items)
        guard let first = items.first, first.hasPlace else { return nil }
        self.node = node
        isTransparent = items.allSatisfy(\.hidesContent)
        var frame = items.lazy.filter { $0.parent === first.parent }.map { CGRect(origin: $0.origin, size: $0.size) }
            .reduce(CGRect(origin: first.origin, size: first.size)) { $0.union($1) }
        var visible = frame
        var chain = [first]
        while let parent = chain[chain.count - 1].parent {
            if parent.traits.contains(.hidden) { return nil }
            if parent.hidesContent { isTransparent = true }
            if let content = parent.contentTransforming {
                frame = content.frame(ofContent: frame)
                visible = visible.isNull ? visible : content.frame(ofContent: visible)
                if content.clipsContent {
                    let old = visible
                    visible = visible.cut(to: parent.size)
                    if clipper == nil, visible.hasNoArea, !old.hasNoArea { clipper = parent }
                }
            }
            frame.origin = frame.origin.moved(by: parent.origin)
            if !visible.isNull { visible.origin = visible.origin.moved(by: parent.origin) }
            chain.append(parent)
        }
        let top = chain[chain.count - 1]
        guard tree.layoutRoots.contains(where: { $0 === top }) else { return nil }
        self.chain = chain
        self.frame = frame
        self.visible = visible.cut(to: tree.size)
    }

    /// Returns the first reason why the user can't reach the view; nil if there is none.
    ///
    /// - Parameter point: The point to be touched, in the host's coordinates; nil for any point of the view.
    func obstacle(at point: CGPoint?) -> Obstacle? {
        if isTransparent { return .transparent }
        if frame.hasNoArea { return .empty }
        if visible.hasNoArea { return clipper.map { .clipped($0) } ?? .offScreen }
        if let point { return visible.contains(point) ? cover(at: point).map { .covered($0) } : nil }
        var cover: ViewNode?
        for share in [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let point = CGPoint(
                x: visible.minX + visible.width * share.0, y: visible.minY + visible.height * share.1)
            guard let found = self.cover(at: point) else { return nil }
            cover = cover ?? found
        }
        return cover.map { .covered($0) }
    }

    /// Returns the view in front of this one at a point; nil if there is none.
    private func cover(at point: CGPoint) -> ViewNode? {
        guard let hit = chain[chain.count - 1].hit(at: point) else { return nil }
        if hit.node.isInside(node) || node.isInside(hit.node) { return nil }
        guard var child = hit.node.item else { return nil }
        while let parent = child.parent {
            if let place = chain.firstIndex(where: { $0 === parent }) {
                // What only bundles several views has no place for each of them that they could keep clear.
                guard place > 0, parent.node.item === parent else { return nil }
                let order = parent.inPaintingOrder(parent.visibleChildren)
                guard let own = order.firstIndex(where: { $0 === chain[place - 1] }),
                    let other = order.firstIndex(where: { $0 === child }), other > own
                else { return nil }
                return hit.row ?? hit.node
            }
            child = parent
        }
        return nil
    }
}

extension CGRect {
    fileprivate var hasNoArea: Bool { isNull || !(size.width > 0) || !(size.height > 0) }

    /// Returns the part within a size; null if there is none or if a number isn't finite.
    fileprivate func cut(to size: CGSize) -> CGRect {
        guard !isNull, minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return .null }
        let (left, top) = (max(minX, 0), max(minY, 0))
        let (right, bottom) = (min(maxX, size.width), min(maxY, size.height))
        return left < right && top < bottom
            ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
    }
}
