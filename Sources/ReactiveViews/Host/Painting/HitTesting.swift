/// The target of touches at a point.
struct HitTarget {
    let node: ViewNode
    /// The row that is touched beside its content; `node` is its container then. The node itself if the touch is beside
    /// what the node shows above all other views, and closes it. Nil if content is touched.
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
    /// painted there, or else the row or the scroll view at the point; nil if there is none. Item transforms are undone for descendants.
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
        if traits.contains(.leaf) {
            return isInside && node.allowsHitTesting && paints(at: point) ? HitTarget(node: node) : nil
        }
        if hidesContent { return nil }
        var inner = content.map { point.moved(back: $0.contentShift) } ?? point
        if let transform = content?.contentTransform {
            guard transform.a * transform.d != transform.b * transform.c else { return nil }
            inner = inner.applying(transform.inverted())
        }
        // Behind its content, a scroll view receives touches in its whole frame, and a sheet in that of its card.
        if takesTouchesBehindContent(at: point), node.allowsHitTesting { stack.append(.whole(node)) }
        // The content of a row has priority over its free space.
        if let rows = rowContaining { stack.append(.row(rows, inner)) }
        for child in inPaintingOrder(visibleChildren) { stack.append(.item(child, inner)) }
        return nil
    }
}

extension LayoutItem {
    /// Returns whether the item receives the touches at a point in its coordinates that nothing inside receives.
    private func takesTouchesBehindContent(at point: CGPoint) -> Bool {
        if traits.contains(.viewport) { return CGRect(origin: .zero, size: size).contains(point) }
        return traits.contains(.root) && (self as? PresentedItem)?.coversWithSheet(point) == true
    }
}

/// A place where a touch may begin, unless a place in front of it does.
private enum HitCandidate {
    /// An item, and the point in its parent's coordinates.
    case item(LayoutItem, CGPoint)
    /// The node of an item with a content shape that contains the point, or of a scroll view or sheet.
    case whole(ViewNode)
    /// A container of rows, and the point in its content's coordinates.
    case row(any RowContaining, CGPoint)
}

extension ViewTree {
    /// Returns the target of a touch at a point of the host: in the uppermost presentation, or else in the root view.
    func target(at point: CGPoint) -> HitTarget? {
        layOut()
        let roots = layoutRoots
        for root in roots.reversed() where root.node.removal == nil {
            if let target = root.hit(at: point) { return target }
            // A presentation covers the views below it.
            if root !== roots.first { return nil }
        }
        return nil
    }

    /// Returns the target of a finger that is put down at a point of the host: a view, or else the uppermost
    /// presentation if a tap there closes it.
    func touchTarget(at point: CGPoint) -> HitTarget? {
        if let target = target(at: point) { return target }
        let top = layoutRoots.last { $0.node.removal == nil }?.node
        guard let top = top as? any ClosedByTapBeside, top.isBeside(point) else { return nil }
        return HitTarget(node: top, row: top)
    }
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
        viewTree.target(at: point).map { ViewElement(of: $0.row ?? $0.node, in: elements) }
    }

    /// Taps the frontmost element at a point, whether it reacts or not. A tap beside an open menu, a popover or a
    /// confirmation dialog closes it.
    ///
    /// `tap(_:count:at:)` with a point does the same, but throws an error if nothing reacts.
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
        try observed(point.viewLocator.name) { () throws(ViewQueryError) in
            guard let target = viewTree.touchTarget(at: point), let space = target.node.localSpace else {
                throw .notFound(point.viewLocator.name, similar: [])
            }
            let local = space.local(point)
            var taps = TapSequence(on: target.node, from: target.row, at: local, count: count)
            _ = taps.perform()
        }
    }
}

extension ViewElement {
    /// Creates the innermost of some elements that a node belongs to.
    init(of node: ViewNode, in elements: [ViewElement]) {
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

extension LayoutItem {
    /// Whether an effect of the item makes everything in it transparent.
    @MainActor
    final var hidesContent: Bool {
        guard let painting = effectPainting else { return false }
        return painting.paintedEffects(in: size).contains { effect in
            if case .opacity(let opacity) = effect { return opacity <= 0 }
            return false
        }
    }

    /// Returns whether a leaf paints something at a point in its coordinates. Texts, images and what is painted through
    /// effects cover their frame; a shape covers its inside or its line; clear colours cover nothing.
    @MainActor
    fileprivate final func paints(at point: CGPoint) -> Bool {
        guard self is DrawnItem, node.item === self else { return true }
        var list = DisplayList()
        node.draw(in: CGRect(origin: .zero, size: size), into: &list)
        return list.entries.contains { entry in
            switch entry {
            case .item(let item): item.covers(point)
            case .begin, .mask, .end: true
            }
        }
    }
}

extension DisplayList.Item {
    /// Returns whether the item paints at a point in the coordinates of its group.
    fileprivate func covers(_ point: CGPoint) -> Bool {
        let point = point.moved(back: frame.origin)
        switch content {
        case .text, .image: return true
        case .fill(let path, let paint, let style):
            return !paint.isClear && path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let path, let paint, let style): return !paint.isClear && path.strokedPath(style).contains(point)
        }
    }
}

extension Paint {
    /// Whether the paint is a transparent colour.
    fileprivate var isClear: Bool {
        if case .color(let color) = self { return color.opacity <= 0 }
        return false
    }
}
