/// What touches at a point begin on.
struct HitTarget {
    let node: ViewNode
    /// The row that is touched beside its content; `node` is its container then.
    var row: ViewNode?
}

extension LayoutItem {
    /// Siblings in the order of painting: by index, then as they come.
    static func backToFront(_ items: [LayoutItem]) -> [LayoutItem] {
        guard items.count > 1, items.contains(where: { $0.zIndex != 0 }) else { return items }
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(
            \.element)
    }

    /// The node of the frontmost item that is painted at a point of this one's parent; nil if there is none. What turns or scales an item
    /// is undone for those inside.
    @MainActor
    final func hit(at point: CGPoint) -> HitTarget? {
        var stack: [(item: LayoutItem, point: CGPoint)] = [(self, point)]
        while let (item, outer) = stack.popLast() {
            guard !item.isHidden else { continue }
            let point = outer.moved(back: item.origin)
            let isInside = CGRect(origin: .zero, size: item.size).contains(point)
            if item.clipsChildren, !isInside { continue }
            if let shape = item.contentShape(in: item.size) {
                guard shape.contains(point) else { continue }
                // What is inside comes first, or else the whole.
                let inner = point.moved(back: item.childOffset)
                let hits = Self.backToFront(item.visibleChildren).reversed().lazy.compactMap { $0.hit(at: inner) }
                return hits.first ?? HitTarget(node: item.node)
            }
            if item.isLeaf {
                if isInside, item.node.allowsHitTesting { return HitTarget(node: item.node) }
                continue
            }
            if item.hasRows {
                if let hit = item.hitRow(at: point) { return hit }
                continue
            }
            var inner = point.moved(back: item.childOffset)
            if let transform = item.childTransform {
                guard transform.a * transform.d != transform.b * transform.c else { continue }
                inner = inner.applying(transform.inverted())
            }
            for child in Self.backToFront(item.visibleChildren) { stack.append((child, inner)) }
        }
        return nil
    }

    /// The frontmost item inside, or else the row that the point is in. What is painted of a row comes before its room.
    @MainActor
    private func hitRow(at point: CGPoint) -> HitTarget? {
        let inner = point.moved(back: childOffset)
        for child in Self.backToFront(visibleChildren).reversed() {
            if let hit = child.hit(at: inner) { return hit }
        }
        guard let row = row(at: inner), row.allowsHitTesting else { return nil }
        return HitTarget(node: node, row: row)
    }
}

extension ViewHost {
    /// What the user sees in front at a point of the host; nil if there is nothing.
    public func element(at point: CGPoint) -> ViewElement? {
        target(at: point).map { ViewElement(of: $0.row ?? $0.node, in: elements) }
    }

    /// Taps what is in front at a point of the host. A tap beside an open menu closes it.
    public func tap(at point: CGPoint, count: Int = 1) throws(ViewQueryError) {
        let target = target(at: point)
        if target == nil, let menu = viewTree.layoutRoots.last?.node as? any ClosedByTapBeside {
            return graph.perform { _ = menu.bubble(.dismiss) }
        }
        guard let target, let space = target.node.localSpace else {
            throw .notFound("(\(point.x), \(point.y))", similar: [])
        }
        let local = space.local(point)
        for tap in 0..<max(count, 1) where target.node.isMounted {
            if tap > 0 { letTimePass(0.1) }
            let touch = ViewTouch(on: target.node, from: target.row, at: local)
            letTimePass(0.05)
            touch.lift()
            if tap == max(count, 1) - 1 { touch.waitForMore() }
        }
    }

    private func target(at point: CGPoint) -> HitTarget? {
        viewTree.layOut()
        for root in viewTree.layoutRoots.reversed() where root.node.departure == nil {
            if let target = root.hit(at: point) { return target }
            // What is presented covers what is below.
            if root !== viewTree.layoutRoots.first { return nil }
        }
        return nil
    }
}

extension ViewElement {
    /// The innermost of some elements that a node belongs to.
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
