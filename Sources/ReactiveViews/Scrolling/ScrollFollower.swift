/// Keeps a scroll view where a binding to its position says, and knows what that is when the user scrolls.
struct ScrollFollower {
    /// What the binding said last.
    private var reading = ScrollReading(request: nil, serial: 0)
    /// What the scroll view is to do yet.
    private var request: ScrollRequest?
    private var rounds = 0
    /// The view that the user has scrolled to, which the binding knows.
    private(set) var id: AnyHashable?
    /// Whether the user has scrolled, so that the binding is to follow.
    private(set) var isFollowing = false

    var isPending: Bool { request != nil }

    /// Takes what the binding says now.
    mutating func note(_ new: ScrollReading) {
        defer { reading = new }
        guard new != reading, let wanted = new.request else { return }
        // The binding may only repeat what it was told.
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

    /// Goes to what was asked for, once that is there.
    @MainActor
    mutating func move(_ node: some Scrollable) {
        guard let request else { return }
        rounds += 1
        if rounds > 3 || node.fulfil(request) { self.request = nil }
    }

    /// The identity of what is nearest to the start of the scroll view, or to another point of it.
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

/// Where a scroll view is to go.
enum ScrollRequest: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
}

extension Scrollable {
    /// Scrolls to what was asked for. Says whether that is done; else it is once a row was made.
    func fulfil(_ request: ScrollRequest) -> Bool {
        let item = scrollItem
        switch request {
        case .id(let id, let anchor):
            guard let place = find(identity: id) else { return true }
            return show(place, anchor)
        case .edge(let edge):
            let range = item.range
            switch edge {
            case .top: item.contentOffset.y = 0
            case .bottom: item.contentOffset.y = range.height
            case .leading: item.contentOffset.x = 0
            case .trailing: item.contentOffset.x = range.width
            }
            return true
        case .point(let point):
            item.contentOffset = item.clamped(point.sanitized)
            return true
        }
    }

    /// Scrolls to a view inside. Says whether that is done.
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

    /// The views that the scroll view can come to rest at, in the content's coordinates.
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
    /// Whether the views at or below the node are still to be made.
    fileprivate var isStructurePending: Bool { lazyRows == nil && childCount == 0 }

    /// The views of the layout at this node, or next below.
    fileprivate var targetItems: [LayoutItem] {
        var items: [LayoutItem] = []
        appendItems(to: &items)
        if items.count == 1, !items[0].children.isEmpty { return items[0].children }
        return items
    }

    /// The innermost identity of the view at this node, given by itself or by what is above it, up to a node.
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
