/// The view that a verb acts on, and where.
@MainActor
struct TargetPlace {
    /// The element; nil for a point.
    var element: ViewElement?
    /// The node that events begin at.
    let node: ViewNode
    /// The row at a point beside its content, or a presentation at a point beside it; see `HitTarget`. Nil otherwise.
    var row: ViewNode?
    /// The target's point in the node's coordinates; nil if the target isn't a point.
    var point: CGPoint?
    /// Whether the element takes input of the verb's kind itself.
    var isFitting = true

    /// Returns a point of an element, or a point relative to the target's point, in the node's coordinates.
    func location(_ offset: CGPoint) -> CGPoint {
        point.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) } ?? offset
    }

    /// Whether the view is disabled.
    var isDisabled: Bool {
        !node.environment.isEnabled || element?.attributes.contains("disabled") == true
    }

    /// The place that a finger touches in the middle of the target, if that isn't the node's own: a link of a text, or
    /// what is inside the label of a button or link and gets the touch first. Nil otherwise.
    var innerTarget: TargetPlace? {
        guard point == nil, let element else { return nil }
        if let text = node as? TextNode { return text.place(ofLinkIn: element) ?? inner(of: element) }
        return inner(of: element)
    }

    private func inner(of element: ViewElement) -> TargetPlace? {
        guard ["Button", "Link", "NavigationLink"].contains(element.kind) else { return nil }
        var control = node
        if let found = node.first({ $0 as? any RowControl }) { control = found }
        guard let frame = ViewElement(of: control).frame else { return nil }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard let hit = node.tree.target(at: middle)?.node, hit !== control, hit.isInside(control) else { return nil }
        var inner = hit as ViewNode?
        while let current = inner, current !== control {
            let isGesture = (current as? any GestureParticipant).map { !$0.followsControls } ?? false
            if isGesture || (current as? TextNode)?.link(at: middle) != nil {
                return TargetPlace(node: hit, point: (hit.localSpace ?? LocalSpace()).local(middle))
            }
            inner = current.parent as? ViewNode
        }
        return nil
    }
}

extension TextNode {
    /// Returns the place of the link that an element stands for, or of the text's only link; nil if there is none.
    fileprivate func place(ofLinkIn element: ViewElement) -> TargetPlace? {
        let links = links
        guard !links.isEmpty else { return nil }
        var index = links.count == 1 ? 0 : nil
        if element.kind == "TextLink" { index = self.index(ofLink: element) }
        if let index, let middle = middle(ofLink: index) { return TargetPlace(node: self, point: middle) }
        guard element.kind == "Text", let size = item?.size else { return nil }
        return TargetPlace(node: self, point: CGPoint(x: size.width / 2, y: size.height / 2))
    }
}

extension TargetFinder {
    /// Returns the views that a verb tries one after the other. At least one.
    ///
    /// They are one view, or a match and the matches inside that count as one with it. Those that take the verb's
    /// input themselves come first, then the outer ones.
    func places(_ locator: ViewLocator, for verb: HostVerb) throws(ViewQueryError) -> [TargetPlace] {
        switch locator.kind {
        case .element(let element): return [TargetPlace(element: element, node: try node(of: element))]
        case .point(let point):
            let target = try hit(at: point, locator.name, isTouch: verb.isTouch)
            let local = (target.node.localSpace ?? LocalSpace()).local(point)
            return [TargetPlace(node: target.node, row: target.row, point: local)]
        case .words, .query: break
        }
        let groups = try existing(locator)
        var chosen = groups[0]
        if groups.count > 1 {
            var fitting = groups.filter { $0.contains(where: verb.fits) }
            if fitting.count > 1, verb.needs.contains(.enabled) {
                fitting.removeAll { $0.contains { $0.element.attributes.contains("disabled") } }
            }
            guard fitting.count == 1 else { throw ambiguous(locator) }
            chosen = fitting[0]
        }
        let places = chosen.compactMap { member in
            member.element.node.map {
                TargetPlace(element: member.element, node: $0, isFitting: verb.fits(member))
            }
        }
        if places.isEmpty { throw .gone(locator.name) }
        return places.count == 1 ? places : places.filter(\.isFitting) + places.filter { !$0.isFitting }
    }

    /// Returns the node of an element of this host that no presentation covers.
    func node(of element: ViewElement) throws(ViewQueryError) -> ViewNode {
        guard root.isMounted else { throw .unmounted(element.line) }
        guard let node = element.node, node.isMounted, node.tree === root.tree, node.removal == nil else {
            throw .gone(element.line)
        }
        guard root.tree.presented.contains(where: \.isMounted) else { return node }
        if let top = screen.reachable.last, top.isPresentation, let cover = top.node, !node.isInside(cover) {
            throw .covered(element.line, by: top.line)
        }
        return node
    }

    /// Returns the frontmost view at a point.
    ///
    /// - Parameters:
    ///   - point: The point, in the host's coordinates.
    ///   - name: The name of the point in errors.
    ///   - isTouch: Whether a presentation that closes by a tap at the point counts as well.
    func hit(at point: CGPoint, _ name: String, isTouch: Bool = false) throws(ViewQueryError) -> HitTarget {
        guard root.isMounted else { throw .unmounted(name) }
        guard point.isFinite else { throw .invalid(name, "the coordinates aren't finite") }
        let size = root.tree.size
        guard CGRect(origin: .zero, size: size).contains(point) else {
            throw .invalid(name, "it is outside the host, which is \(size.width.briefly) × \(size.height.briefly)")
        }
        let target = isTouch ? root.tree.touchTarget(at: point) : root.tree.target(at: point)
        guard let target else { throw .notFound(name, similar: []) }
        return target
    }
}

extension ViewNode {
    /// Returns whether this node is another one or below it. Linear in the depth.
    final func isInside(_ other: ViewNode) -> Bool {
        var node: Graph.Node? = self
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
