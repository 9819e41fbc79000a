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
    final func hit(at point: CGPoint) -> ViewNode? {
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
                return hits.first ?? item.node
            }
            if item.isLeaf {
                if isInside, item.node.allowsHitTesting { return item.node }
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
}

extension ViewHost {
    /// What the user sees in front at a point of the host; nil if there is nothing.
    public func element(at point: CGPoint) -> ViewElement? { node(at: point).map { ViewElement(of: $0, in: elements) } }

    /// Taps what is in front at a point of the host, up to 1 000 times. A tap beside an open menu closes it.
    public func tap(at point: CGPoint, count: Int = 1) throws(ViewQueryError) {
        if node(at: point) == nil, let menu = viewTree.layoutRoots.last?.node as? any ClosedByTapBeside {
            return graph.perform { _ = menu.bubble(.dismiss) }
        }
        guard let node = node(at: point), let frame = ViewElement(of: node).frame else {
            throw .notFound("(\(point.x), \(point.y))", similar: [])
        }
        let local = point.moved(back: frame.origin)
        let count = min(max(count, 1), 1_000)
        for tap in 0..<count where node.isMounted {
            if tap > 0 { letTimePass(0.1) }
            let touch = ViewTouch(on: node, at: local)
            letTimePass(0.05)
            touch.lift()
            if tap == count - 1 { touch.waitForMore() }
        }
    }

    private func node(at point: CGPoint) -> ViewNode? {
        viewTree.layOut()
        for root in viewTree.layoutRoots.reversed() where root.node.departure == nil {
            if let node = root.hit(at: point) { return node }
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
