/// Keeps a scroll view at the position that a binding requests, and tracks the position after the user scrolls.
struct ScrollFollower {
    /// The last value of the binding.
    private var reading = ScrollReading(request: nil, serial: 0)
    /// The request that isn't fulfilled yet.
    private var request: ScrollRequest?
    private var rounds = 0
    /// The identity written to the binding after the user scrolled.
    private(set) var id: AnyHashable?
    /// Whether the user has scrolled, so that the binding follows the scroll view.
    private(set) var isFollowing = false

    var isPending: Bool { request != nil }

    /// Takes the binding's current value.
    mutating func note(_ new: ScrollReading) {
        defer { reading = new }
        guard new != reading, let wanted = new.request else { return }
        // The binding may repeat the identity that this follower wrote.
        if case .id(let wantedID, _) = wanted, isFollowing, wantedID == id { return }
        request = wanted
        rounds = 0
        isFollowing = false
        id = nil
    }

    mutating func userScrolled() {
        isFollowing = true
        request = nil
    }

    mutating func report(_ id: AnyHashable) { self.id = id }

    /// Fulfils the request as soon as its target is created; gives up after three attempts to create it. Returns false
    /// if there is no such view so far.
    @MainActor
    mutating func move(_ node: some Scrollable) -> Bool {
        guard let request else { return true }
        switch node.fulfil(request) {
        case .done: self.request = nil
        case .wanted:
            rounds += 1
            if rounds > 3 { self.request = nil }
        case .missing: return false
        }
        return true
    }

    /// Drops a request whose target doesn't exist.
    mutating func giveUp() { request = nil }

    /// Returns the identity of the target view nearest to the start of the scroll view, or to another point of it.
    @MainActor
    func leadingID(_ node: some Scrollable, _ anchor: UnitPoint?) -> AnyHashable? {
        let seen = node.scrollItem.visibleContent
        let axis: Axis = node.scrollItem.scrolls(along: .vertical) ? .vertical : .horizontal
        let share = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
        var best: (id: AnyHashable, distance: CGFloat)?
        for target in node.targetFrames() where target.frame.intersects(seen) {
            let point = target.frame.origin[axis] + target.frame.size[axis] * share
            let distance = abs(point - seen.origin[axis] - seen.size[axis] * share)
            if let id = target.id, distance < best?.distance ?? .infinity { best = (id, distance) }
        }
        return best?.id
    }
}

/// A position requested of a scroll view.
enum ScrollRequest: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
}

/// The outcome of an attempt to scroll to a requested position.
enum ScrollOutcome {
    case done
    /// A lazy row must be created first.
    case wanted
    /// There is no view with the identity.
    case missing
}

extension Scrollable {
    /// Scrolls to the requested position.
    func fulfil(_ request: ScrollRequest) -> ScrollOutcome {
        let item = scrollItem
        switch request {
        case .id(let id, let anchor):
            guard let place = find(identity: id) else { return .missing }
            return show(place, anchor) ? .done : .wanted
        case .edge(let edge):
            let range = item.range
            switch edge {
            case .top: item.contentOffset.y = 0
            case .bottom: item.contentOffset.y = range.height
            case .leading: item.contentOffset.x = 0
            case .trailing: item.contentOffset.x = range.width
            }
            return .done
        case .point(let point):
            item.contentOffset = item.clamped(point.sanitized)
            return .done
        }
    }

    /// Scrolls to a descendant. Returns false if a lazy row must be created first.
    func show(_ place: IdentifiedPlace, _ anchor: UnitPoint?) -> Bool {
        switch place {
        case .node(let node):
            guard let frame = node.frame(in: scrollItem) else { return !node.isStructurePending }
            show(frame.offsetBy(dx: contentOffset.x, dy: contentOffset.y), anchor)
            return true
        case .row(let rows, let row):
            rows.want(row..<row + 1)
            return false
        }
    }

    /// The frames of the scroll target views, in the content's coordinates.
    func targetFrames() -> [(id: AnyHashable?, frame: CGRect)] {
        var layouts: [ViewNode] = []
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if (node as? any ScrollTargetLayout)?.isScrollTargetLayout == true {
                layouts.append(node)
                continue
            }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        let offset = contentOffset
        return layouts.flatMap { layout in
            layout.targetItems.map { item in
                (item.node.identity(below: layout), item.frame(in: scrollItem).offsetBy(dx: offset.x, dy: offset.y))
            }
        }
    }
}

extension ViewNode {
    /// Whether the views at or below the node aren't created yet.
    fileprivate var isStructurePending: Bool { lazyRows == nil && childCount == 0 }

    /// The layout items of this node, or of the next node below that has some.
    fileprivate var targetItems: [LayoutItem] {
        var items: [LayoutItem] = []
        appendItems(to: &items)
        if items.count == 1, !items[0].children.isEmpty { return items[0].children }
        return items
    }

    /// Returns the innermost identity of the view at this node, set on it or on an ancestor below `top`.
    fileprivate func identity(below top: ViewNode) -> AnyHashable? {
        var child: ViewNode?
        var node: ViewNode? = self
        while let current = node, current !== top {
            if let id = current.identifying?.identity(of: child) { return id }
            child = current
            node = current.parent as? ViewNode
        }
        return nil
    }
}
