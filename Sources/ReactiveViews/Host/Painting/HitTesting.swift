/// The target of touches at a point.
struct HitTarget {
    let node: ViewNode
    /// The row that is touched beside its content; `node` is its container then. Nil if content is touched.
    var row: ViewNode?
}

extension LayoutItem {
    /// Returns siblings in painting order: by z-index, then by position in the list.
    static func backToFront(_ items: [LayoutItem]) -> [LayoutItem] {
        guard items.count > 1, items.contains(where: { $0.zIndex != 0 }) else { return items }
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(
            \.element)
    }

    /// Returns some of the item's children in painting order.
    final func inPaintingOrder(_ children: [LayoutItem]) -> [LayoutItem] {
        traits.contains(.fixedPaintingOrder) ? children : Self.backToFront(children)
    }

    /// Returns the target of a touch at a point in the coordinates of this item's parent: the frontmost item that is
    /// painted there, or else the row at the point; nil if there is none. Item transforms are undone for descendants.
    @MainActor
    final func hit(at point: CGPoint) -> HitTarget? {
        var stack = [HitCandidate.item(self, point)]
        while let candidate = stack.popLast() {
            switch candidate {
            case .item(let item, let point):
                if let target = item.hit(at: point, pushing: &stack) { return target }
            case .whole(let node):
                return HitTarget(node: node)
            case .row(let container, let point):
                guard let row = container.row(at: point), row.allowsHitTesting else { continue }
                return HitTarget(node: container.node, row: row)
            }
        }
        return nil
    }

    /// Returns this item as the target if it is a leaf that is hit. Otherwise pushes the other candidates, the backmost
    /// first.
    @MainActor
    private func hit(at outer: CGPoint, pushing stack: inout [HitCandidate]) -> HitTarget? {
        let traits = traits
        guard !traits.contains(.hidden) else { return nil }
        let point = outer.moved(back: origin)
        let isInside = CGRect(origin: .zero, size: size).contains(point)
        let content = contentTransforming
        if let content, content.clipsContent, !isInside { return nil }
        if let shape = contentShape(in: size) {
            guard shape.contains(point) else { return nil }
            stack.append(.whole(node))
        }
        if traits.contains(.leaf) { return isInside && node.allowsHitTesting ? HitTarget(node: node) : nil }
        var inner = content.map { point.moved(back: $0.contentShift) } ?? point
        if let transform = content?.contentTransform {
            guard transform.a * transform.d != transform.b * transform.c else { return nil }
            inner = inner.applying(transform.inverted())
        }
        // The content of a row has priority over its free space.
        if let rows = rowContaining { stack.append(.row(rows, inner)) }
        for child in inPaintingOrder(visibleChildren) { stack.append(.item(child, inner)) }
        return nil
    }
}

/// A place where a touch may begin, unless a place in front of it does.
private enum HitCandidate {
    /// An item, and the point in its parent's coordinates.
    case item(LayoutItem, CGPoint)
    /// The node of an item with a content shape that contains the point.
    case whole(ViewNode)
    /// A container of rows, and the point in its content's coordinates.
    case row(any RowContaining, CGPoint)
}

extension ViewHost {
    /// Returns the frontmost element at a point; nil if there is none.
    ///
    /// ```swift
    /// let element = host.element(at: CGPoint(x: 20, y: 40))
    /// ```
    ///
    /// - Parameter point: The point, in points in the host's coordinates.
    public func element(at point: CGPoint) -> ViewElement? {
        target(at: point).map { ViewElement(of: $0.row ?? $0.node, in: elements) }
    }

    /// Taps the frontmost element at a point. A tap beside an open menu closes the menu.
    ///
    /// ```swift
    /// try host.tap(at: CGPoint(x: 20, y: 40))
    /// ```
    ///
    /// - Parameters:
    ///   - point: The point, in points in the host's coordinates.
    ///   - count: The number of taps, a tenth of a second apart; clamped to 1…1000.
    /// - Throws: `ViewQueryError.notFound` if there is no element at the point.
    public func tap(at point: CGPoint, count: Int = 1) throws(ViewQueryError) {
        let target = target(at: point)
        if target == nil, let menu = viewTree.layoutRoots.last?.node as? any ClosedByTapBeside {
            return graph.perform { _ = menu.bubble(.dismiss) }
        }
        guard let target, let space = target.node.localSpace else {
            throw .notFound("(\(point.x), \(point.y))", similar: [])
        }
        let local = space.local(point)
        var taps = TapSequence(on: target.node, from: target.row, at: local, count: count)
        _ = taps.perform()
    }

    private func target(at point: CGPoint) -> HitTarget? {
        viewTree.layOut()
        for root in viewTree.layoutRoots.reversed() where root.node.removal == nil {
            if let target = root.hit(at: point) { return target }
            // A presentation covers the views below it.
            if root !== viewTree.layoutRoots.first { return nil }
        }
        return nil
    }
}

extension ViewElement {
    /// Creates the innermost of some elements that a node belongs to.
    fileprivate init(of node: ViewNode, in elements: [ViewElement]) {
        let all = elements.flatMap(\.all)
        var current: ViewNode? = node
        while let around = current {
            if let element = all.last(where: { $0.node === around }) {
                self = element
                return
            }
            current = around.parent as? ViewNode
        }
        self.init(of: node)
    }
}
